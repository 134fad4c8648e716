import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../design/button.tsx';

/** Says that a mode goes on where it was left, and offers to begin anew; floats, so that nothing below it moves. */
export function Resumed({ onRestart }: { onRestart: () => void }) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-40 grid place-items-center px-4">
      <output className="pointer-events-auto flex max-w-full animate-rise flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-3xl bg-night p-2.5 ps-5 font-semibold text-white shadow-lg">
        <Trans>You go on where you left off.</Trans>
        <Button size="small" icon={<RotateCcw className="size-5" aria-hidden="true" />} onClick={onRestart}>
          <Trans>Start over</Trans>
        </Button>
      </output>
    </div>
  );
}
