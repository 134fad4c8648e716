import { Trans } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { UserText } from '../../../design/typography/user-text.tsx';
import { TeamMark } from '../../../live/teams/team-mark.tsx';
import { useTeamName } from '../../../live/teams/team-name.tsx';
import { MenuButton } from './player-menu.tsx';
import type { PlayerContext } from '../../../live/player/player.machine.ts';

/** Who one is, the question's number, and one's points. */
export function PlayerBar({ context: { seat, view } }: { context: PlayerContext }) {
  const nameOf = useTeamName();
  if (!seat || !view) return null;
  const { question } = view;
  return (
    <header className="flex min-h-11 items-center gap-3 text-base font-semibold">
      <span className="flex min-w-0 flex-1 items-center gap-2">
        {seat.team && (
          <>
            <TeamMark team={seat.team} className="size-8" />
            <span className="sr-only">{nameOf(seat.team)}</span>
          </>
        )}
        <span className="min-w-0 truncate">
          <UserText>{seat.name}</UserText>
        </span>
      </span>
      {question && (
        <span className="text-soft tabular-nums">
          <span className="sr-only">
            <Trans>Question</Trans>{' '}
          </span>
          <bdi dir="ltr">
            {question.number} / {question.of}
          </bdi>
        </span>
      )}
      <span className="flex flex-1 items-center justify-end gap-3 tabular-nums">
        {seat.streak > 1 && (
          <span className="flex items-center gap-1 text-soft">
            <Flame className="size-4" aria-hidden="true" />
            {seat.streak}
            <span className="sr-only">
              <Trans>in a row</Trans>
            </span>
          </span>
        )}
        <span>
          {seat.score}
          <span className="sr-only">
            {' '}
            <Trans>points</Trans>
          </span>
        </span>
        <MenuButton />
      </span>
    </header>
  );
}
