import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog, type DialogProps } from '../../design/overlays/dialog.tsx';
import { useAskBeforeClosing, useKeepOpen } from './ask-before-closing.ts';

export interface UnsavedChangesDialogProps extends DialogProps {
  /** Something was typed or chosen in it that would be gone with it. */
  isUnsaved: boolean;
}

/** A dialog with a form. While something is filled in, the person is asked before the dialog, or the tab, is closed. */
export function UnsavedChangesDialog({ isUnsaved, onClose, children, ...sheet }: UnsavedChangesDialogProps) {
  const { t } = useLingui();
  const [isAsking, ask] = useState(false);
  useAskBeforeClosing(isUnsaved);
  const content = useRef<HTMLDivElement>(null);
  useKeepOpen(content, isUnsaved, () => ask(true));
  return (
    <>
      <Dialog {...sheet} onClose={onClose}>
        <div ref={content} className="contents">
          {children}
        </div>
      </Dialog>
      {isAsking && (
        <Dialog title={t`Discard what you have started?`} onClose={() => ask(false)}>
          <p className="text-lg">
            <Trans>It is not saved anywhere yet.</Trans>
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => ask(false)}>
              <Trans>Keep editing</Trans>
            </Button>
            <Button look="brand" onClick={onClose}>
              <Trans>Discard</Trans>
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
