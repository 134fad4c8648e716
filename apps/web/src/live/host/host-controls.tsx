import { Trans } from '@lingui/react/macro';
import type { HostView } from '@lexiroom/contracts/live';
import { CircleSlash, Pause, Plus, RotateCcw, SkipForward, Square } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { PrimaryButton } from '../primary-button.tsx';
import type { Move, Moves } from '../moves.ts';
import type { HostEvent } from './host.machine.ts';

export interface HostControlsProps {
  view: HostView;
  moves: Moves;
  moving: Move | null;
  send: (event: Extract<HostEvent, { type: 'MOVE' | 'ASK' }>) => void;
}

/** The next step, and what else can be done in this phase. */
export function HostControls({ view, moves, moving, send }: HostControlsProps) {
  const { others, voidable } = moves;
  const move = (which: Move) => send({ type: 'MOVE', move: which });
  return (
    <div className="flex flex-col gap-3">
      <div className="max-lg:sticky max-lg:bottom-3 max-lg:z-10">
        <PrimaryButton view={view} moves={moves} moving={moving} onMove={move} className="w-full" />
      </div>
      <div className="flex flex-wrap gap-2">
        {others.includes('pause') && (
          <Button
            size="small"
            busy={moving === 'pause'}
            icon={<Pause className="size-5" />}
            onClick={() => move('pause')}
          >
            <Trans>Pause</Trans>
          </Button>
        )}
        {others.includes('add_time') && (
          <Button
            size="small"
            busy={moving === 'add_time'}
            icon={<Plus className="size-5" />}
            onClick={() => move('add_time')}
          >
            <Trans>10 seconds</Trans>
          </Button>
        )}
        {others.includes('skip') && (
          <Button
            size="small"
            busy={moving === 'skip'}
            icon={<SkipForward className="size-5 rtl:-scale-x-100" />}
            onClick={() => move('skip')}
          >
            <Trans>Skip</Trans>
          </Button>
        )}
        {others.includes('ask_again') && (
          <Button
            size="small"
            busy={moving === 'ask_again'}
            icon={<RotateCcw className="size-5 rtl:-scale-x-100" />}
            onClick={() => move('ask_again')}
          >
            <Trans>Ask again</Trans>
          </Button>
        )}
        {voidable !== undefined && (
          <Button
            size="small"
            icon={<CircleSlash className="size-5" />}
            onClick={() => send({ type: 'ASK', question: { type: 'void', question: voidable } })}
          >
            <Trans>Take this question back</Trans>
          </Button>
        )}
        {view.phase !== 'podium' && (
          <Button
            size="small"
            icon={<Square className="size-4 fill-current" />}
            onClick={() => send({ type: 'ASK', question: { type: 'end' } })}
          >
            <Trans>End quiz</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
