import { Trans } from '@lingui/react/macro';
import type { BinItem } from '@lexiroom/contracts/items';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

/** What would be deleted for good. */
export type Deletion = { of: 'all' } | { of: 'one'; item: BinItem };

export interface DeleteForGoodProps {
  deletion: Deletion;
  busy: boolean;
  onDo: () => void;
  onClose: () => void;
}

/** Asks before something cannot be brought back any more. */
export function DeleteForGood({ deletion, busy, onDo, onClose }: DeleteForGoodProps) {
  return (
    <Dialog
      title={
        deletion.of === 'all' ? (
          <Trans>Empty the bin?</Trans>
        ) : (
          <Trans>
            Delete <UserText>{deletion.item.item_name}</UserText> for good?
          </Trans>
        )
      }
      onClose={onClose}
    >
      <p>
        <Trans>It cannot be restored after that. Your answers are kept.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="brand" busy={busy} onClick={onDo}>
          <Trans>Delete for good</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
