import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

export interface RemovePromptProps {
  student_name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a student takes no part any more; Escape cancels, Enter confirms (specification 1 section 4). */
export function RemovePrompt({ student_name, onConfirm, onClose }: RemovePromptProps) {
  const { t } = useLingui();
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  const student = <UserText>{student_name}</UserText>;
  return (
    <Dialog title={t`Remove a student`} onClose={onClose}>
      <p className="text-lg wrap-anywhere">
        <Trans>Remove {student} from this study? They will not appear again until the page is refreshed.</Trans>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <button
          ref={confirm}
          type="button"
          className={buttonClass('brand')}
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          <Trans>Remove</Trans>
        </button>
      </div>
    </Dialog>
  );
}
