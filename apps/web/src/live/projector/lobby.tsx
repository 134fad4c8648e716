import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { Users } from 'lucide-react';
import { UserText } from '../../design/typography/user-text.tsx';
import { useClassAtPlay } from '../class-at-play.ts';
import { JoinSign } from './join-sign.tsx';
import { NameBoard } from './name-board.tsx';
import { BalanceTeams } from '../host/balance-teams.tsx';
import { TeamBoards, type TeamMoves } from './team-boards.tsx';
import { Tip } from './tip.tsx';

/** With more players than this the sign with the pin is drawn smaller, to leave room for their names. */
const manyPlayers = 15;
const noPlayers: never[] = [];

/** Names appear as people join. */
export function Lobby({ view, teamMoves = null }: { view: ProjectorView; teamMoves?: TeamMoves | null }) {
  const { t } = useLingui();
  const players = view.players ?? noPlayers;
  const of_class = useClassAtPlay(view);
  return (
    <div className="flex flex-1 flex-col gap-5 lg:min-h-0">
      <JoinSign view={view} isSmall={players.length > manyPlayers || view.teams !== undefined} />
      <section aria-label={t`Players in the room`} className="flex flex-1 flex-col lg:min-h-0">
        <div className="mb-2 flex items-center gap-3">
          <Users className="size-6 shrink-0 text-sun" aria-hidden="true" />
          <h2 aria-live="polite" className="shrink-0 font-display text-back leading-tight font-bold tabular-nums">
            <Plural value={view.count} _0="Nobody in the room yet" one="# in the room" other="# in the room" />
            {view.quiz !== undefined && (
              <>
                {' · '}
                <Trans>Next quiz</Trans>
              </>
            )}
          </h2>
          <span className="flex min-w-0 items-center gap-3 text-back leading-tight text-soft max-sm:hidden">
            <i className="size-2 shrink-0 animate-breathe rounded-full bg-sun" />
            {of_class ? (
              <span className="min-w-0 font-semibold wrap-anywhere">
                <UserText>{of_class.class_name}</UserText>
                {': '}
                <Trans>
                  {view.count} of {Math.max(of_class.expected, view.count)} there
                </Trans>
              </span>
            ) : (
              <Tip />
            )}
          </span>
          {view.teams && teamMoves && (
            <span className="ms-auto">
              <BalanceTeams teams={view.teams} onBalance={teamMoves.onBalance} />
            </span>
          )}
        </div>
        {view.teams ? (
          <TeamBoards teams={view.teams} players={players} moves={teamMoves} />
        ) : (
          <NameBoard players={players} />
        )}
      </section>
    </div>
  );
}
