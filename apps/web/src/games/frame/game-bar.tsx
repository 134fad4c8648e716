import { useLingui } from '@lingui/react/macro';
import { House, UserRound } from 'lucide-react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { Study } from '../../study/study.ts';
import { VolumeControl } from './feel/volume-control.tsx';
import type { Game, Players } from './game-screen.ts';

export interface GameBarProps {
  game: Game;
  study: Study;
  players: Players;
  onLeave: () => void;
}

/** Above a game: the way out of it, what is played and by whom, how loud it is. */
export function GameBar({ game: { screen }, study, players, onLeave }: GameBarProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Game`} className="flex items-center gap-2 py-1">
      <IconButton
        label={t`Back to the game`}
        aria-keyshortcuts="Escape"
        icon={<House className="size-6" aria-hidden="true" />}
        className="-ms-2"
        onClick={onLeave}
      />
      <p className="flex min-w-0 flex-1 items-baseline gap-2 truncate text-soft">
        <b className="shrink-0 font-display text-lg font-bold text-ink">{t(screen.name)}</b>
        <span className="min-w-0 truncate max-sm:hidden">
          <UserText>{study.name}</UserText>
        </span>
      </p>
      {players.type === 'student' && (
        <p className="flex min-w-0 items-center gap-2 rounded-2xl bg-sun-wash px-3 py-1.5 font-bold">
          <UserRound className="size-5 shrink-0" aria-hidden="true" />
          <span className="truncate">
            <UserText>{players.student.student_name}</UserText>
          </span>
        </p>
      )}
      <VolumeControl />
    </nav>
  );
}
