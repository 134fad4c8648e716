import { Trans } from '@lingui/react/macro';
import type { HostView, ProjectorView } from '@lexiroom/contracts/live';
import { ArrowRight, Flag, Play } from 'lucide-react';
import { Button } from '../design/buttons/button.tsx';
import { focusStage } from './announcement.tsx';
import { type Mover, primaryMove, waitsForPlayers } from './screen-context.ts';

export interface PrimaryButtonProps {
  view: ProjectorView | HostView;
  moving: Mover | null;
  onMove: (move: Mover) => void;
  className?: string;
}

/**
 * The one thing to do next in a phase. To end a question early is possible, and not what the eye should fall on. Each move
 * has a button of its own: a key or a second click meant for 'Go on' must not fall on 'End question' in its place.
 */
export function PrimaryButton({ view, moving, onMove, className = '' }: PrimaryButtonProps) {
  const move = primaryMove(view);
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
      <MoveWords move={move} view={view} />
    </Button>
  );
}

function MoveIcon({ move }: { move: Mover }) {
  if (move === 'start' || move === 'unpause') return <Play className="size-6 fill-current" aria-hidden="true" />;
  if (move === 'end_question') return <Flag className="size-5" aria-hidden="true" />;
  return <ArrowRight className="size-6 rtl:rotate-180" aria-hidden="true" />;
}

function MoveWords({ move, view: { phase, question } }: { move: Mover; view: PrimaryButtonProps['view'] }) {
  if (move === 'start') return <Trans>Start quiz</Trans>;
  if (move === 'unpause') return <Trans>Go on</Trans>;
  if (move === 'end_question') return <Trans>End question</Trans>;
  if (phase === 'podium') return <Trans>End quiz</Trans>;
  return question && question.number === question.of ? <Trans>To the podium</Trans> : <Trans>Next</Trans>;
}
