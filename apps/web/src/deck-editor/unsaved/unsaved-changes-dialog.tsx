import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Dialog, type DialogProps } from '../../design/dialog.tsx';
import { useAskBeforeClosing, useKeepOpen } from './closing.ts';

export interface UnsavedChangesDialogProps extends DialogProps {
  /** Something was typed or chosen in it that would be gone with it. */
  isUnsaved: boolean;
}

/** A sheet with a form: while that is filled in, closing the sheet, or the tab, is asked about first. */
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
        <Dialog title={t`Throw away what you have begun?`} onClose={() => ask(false)}>
          <p className="text-lg">
            <Trans>It is not kept anywhere yet.</Trans>
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => ask(false)}>
              <Trans>Go on with it</Trans>
            </Button>
            <Button look="brand" onClick={onClose}>
              <Trans>Throw away</Trans>
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
