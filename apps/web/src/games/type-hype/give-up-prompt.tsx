import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';

export interface GiveUpPromptProps {
  onGiveUp: () => void;
  onGoOn: () => void;
}

/** Asks once more before the game ends (specification 2 section 4.5). */
export function GiveUpPrompt({ onGiveUp, onGoOn }: GiveUpPromptProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Give up?`} onClose={onGoOn}>
      <p>
        <Trans>The game ends with the score you have.</Trans>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onGoOn}>
          <Trans>Go on</Trans>
        </Button>
        <Button look="loss" onClick={onGiveUp}>
          <Trans>End the game</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
