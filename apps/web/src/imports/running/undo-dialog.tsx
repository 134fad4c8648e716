import type { UndoLosses } from '@lexiroom/contracts/imports';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';

export interface UndoDialogProps {
  losses: UndoLosses;
  onUndo: () => void;
  onClose: () => void;
}

/** Asks before an import is undone by which something else would be lost, and says what. */
export function UndoDialog({ losses, onUndo, onClose }: UndoDialogProps) {
  const { answers, changed_items, changed_words, in_class } = losses;
  return (
    <Dialog title={<Trans>Undo this import?</Trans>} onClose={onClose}>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {answers && (
          <li>
            <Trans>Its words were studied since: what was learned of them is lost.</Trans>
          </li>
        )}
        {changed_items && (
          <li>
            <Trans>What you have changed since goes to the bin as a whole.</Trans>
          </li>
        )}
        {changed_words && (
          <li>
            <Trans>Words that you have changed since are deleted.</Trans>
          </li>
        )}
        {in_class && (
          <li>
            <Trans>It is shared with a class, which does not find it any more then.</Trans>
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="loss" onClick={onUndo}>
          <Trans>Undo the import</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
