import { Trans } from '@lingui/react/macro';
import type { RosterStudent } from '@lexiroom/contracts/classes';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

export interface UnlinkDialogProps {
  student: RosterStudent;
  onUnlink: (student: RosterStudent) => Promise<boolean>;
  onClose: () => void;
}

/** Asks before a student is parted from the account that joined as them: after some minutes only its owner can bring that back. */
export function UnlinkDialog({ student, onUnlink, onClose }: UnlinkDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const name = <UserText>{student.student_name}</UserText>;
  const username = <bdi>@{student.linked_to?.username}</bdi>;
  async function unlink() {
    setBusy(true);
    const isDone = await onUnlink(student);
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Dialog title={<Trans>Unlink {name} from their account?</Trans>} onClose={onClose}>
      <p>
        <Trans>
          {username} will no longer see the decks of the class. The answers of {name} stay here, and the account keeps
          its own. With the join code they can join again.
        </Trans>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
        <Button look="brand" busy={isBusy} onClick={() => void unlink()}>
          <Trans>Unlink</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
