import { Trans } from '@lingui/react/macro';
import type { HostView, ProjectorView } from '@lexiroom/contracts/live';
import { ArrowRight, Flag, Play } from 'lucide-react';
import { Button } from '../design/buttons/button.tsx';
import { focusStage } from './announcement.tsx';
import { type Move, type Moves, waitsForPlayers } from './moves.ts';

export interface PrimaryButtonProps {
  view: ProjectorView | HostView;
  moves: Moves;
  moving: Move | null;
  onMove: (move: Move) => void;
  className?: string;
}

/**
 * The one thing to do next in a phase. A question can be ended early, so that button is there, but it is not the one that
 * catches the eye. Each move has a button of its own, so that a second click on 'Go on' does not press the 'End question'
 * that appears in its place.
 */
export function PrimaryButton({ view, moves, moving, onMove, className = '' }: PrimaryButtonProps) {
  const move = moves.primary;
  if (!move) return null;
  const isEarly = move === 'end_question';
  return (
    <Button
      key={move}
      look={isEarly ? 'quiet' : 'sun'}
      size={isEarly ? 'medium' : 'large'}
      busy={moving === move}
      disabled={waitsForPlayers(view)}
      icon={<MoveIcon move={move} />}
      className={className}
      onClick={({ detail }) => {
        // The second click of a double one was meant for what stood here before.
        if (detail > 1) return;
        onMove(move);
        if (move === 'unpause') focusStage();
      }}
    >
      <MoveWords move={move} isLast={moves.isLast} isPodium={view.phase === 'podium'} isRace={view.pace === 'player'} />
    </Button>
  );
}

function MoveIcon({ move }: { move: Move }) {
  if (move === 'start' || move === 'unpause') return <Play className="size-6 fill-current" aria-hidden="true" />;
  if (move === 'end_question') return <Flag className="size-5" aria-hidden="true" />;
  return <ArrowRight className="size-6 rtl:rotate-180" aria-hidden="true" />;
}

interface MoveWordsProps {
  move: Move;
  isLast: boolean | undefined;
  isPodium: boolean;
  isRace: boolean;
}

function MoveWords({ move, isLast, isPodium, isRace }: MoveWordsProps) {
  if (move === 'start') return <Trans>Start quiz</Trans>;
  if (move === 'unpause') return <Trans>Go on</Trans>;
  if (move === 'end_question') return isRace ? <Trans>End the race</Trans> : <Trans>End question</Trans>;
  if (isPodium) return <Trans>End quiz</Trans>;
  return isLast ? <Trans>To the podium</Trans> : <Trans>Next</Trans>;
}
