import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';

/**
 * Says to whoever is logged in that their game is not recorded, as the server could not open it, and offers to try again.
 * `onTryAgain`: gives false while the server still cannot.
 */
export function UnrecordedNotice({ onTryAgain }: { onTryAgain: () => Promise<boolean> }) {
  const [state, setState] = useState<'idle' | 'trying' | 'in_vain'>('idle');
  const tryAgain = () => {
    setState('trying');
    void onTryAgain().then((isRecorded) => setState(isRecorded ? 'idle' : 'in_vain'));
  };
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 pb-2">
      <output className="text-center font-semibold text-bad-ink">
        <Trans>This game is not recorded, because the server is not answering. Phones cannot join.</Trans>{' '}
        {state === 'in_vain' && <Trans>It is still not answering.</Trans>}
      </output>
      <Button
        size="small"
        busy={state === 'trying'}
        icon={<RotateCcw className="size-5" aria-hidden="true" />}
        onClick={tryAgain}
      >
        <Trans>Start a recorded game</Trans>
      </Button>
    </div>
  );
}
