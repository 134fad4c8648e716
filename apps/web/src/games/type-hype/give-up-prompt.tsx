import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';

export interface GiveUpPromptProps {
  onGiveUp: () => void;
  onGoOn: () => void;
}

/** Asks once more before the game ends; Escape cancels, Enter confirms (specification 2 sections 2.6 and 4.5). */
export function GiveUpPrompt({ onGiveUp, onGoOn }: GiveUpPromptProps) {
  const { t } = useLingui();
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  return (
    <Dialog title={t`Give up?`} onClose={onGoOn}>
      <p>
        <Trans>The game ends with the score you have.</Trans>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onGoOn}>
          <Trans>Go on</Trans>
        </Button>
        <button ref={confirm} type="button" className={buttonClass('loss')} onClick={onGiveUp}>
          <Trans>End the game</Trans>
        </button>
      </div>
    </Dialog>
  );
}
