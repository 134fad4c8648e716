import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';

interface ConfirmPromptProps {
  title: ReactNode;
  /** What the button says that does it. */
  confirm: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is lost. Escape cancels, Enter confirms: the focus is on that button. */
export function ConfirmPrompt({ title, confirm, onConfirm, onClose }: ConfirmPromptProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <span ref={focusInside}>
          <Button
            look="loss"
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {confirm}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}

/** Once the dialog is open, which puts the focus on its first button. */
function focusInside(element: HTMLElement | null): void {
  if (element) queueMicrotask(() => element.querySelector('button')?.focus());
}
