import { Trans } from '@lingui/react/macro';
import type { ClassDetails } from '@lexiroom/contracts/classes';
import type { UserHome } from '@lexiroom/contracts/items';
import { Notice } from '../../design/feedback/notice.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { ClassActions } from '../changes/class-actions.tsx';
import { OwnTree } from './own-tree.tsx';
import { ShareButton } from './share-button.tsx';

export interface ShareItemsDialogProps {
  details: ClassDetails;
  actions: ClassActions;
  onClose: () => void;
}

/** One's own tree, folder by folder: each deck, category and folder is shared, or taken back, by a press. */
export function ShareItemsDialog({ details, actions, onClose }: ShareItemsDialogProps) {
  const shared = new Set(details.items.map(({ item_id }) => item_id));
  const name = <UserText>{details.class_name}</UserText>;
  return (
    <Dialog title={<Trans>Share with {name}</Trans>} onClose={onClose}>
      <OwnTree
        renderNote={(path) => <SharedAbove path={path} shared={shared} />}
        renderAction={(item) => {
          const { item_id, item_name, category_id } = item;
          const isOfShared = category_id !== null && shared.has(category_id);
          return isOfShared && !shared.has(item_id) ? (
            <span className="px-2 text-sm text-soft">
              <Trans>with its category</Trans>
            </span>
          ) : (
            <ShareButton
              name={item_name}
              isShared={shared.has(item_id)}
              onShare={() => actions.share(item_id)}
              onUnshare={() => actions.unshare(item)}
            />
          );
        }}
      />
    </Dialog>
  );
}

/** Says that a folder above is shared, when one is. */
function SharedAbove({ path, shared }: { path: UserHome['path']; shared: ReadonlySet<number> }) {
  const above = path.find(({ item_id }) => shared.has(item_id));
  if (!above) return null;
  return (
    <Notice>
      <Trans>
        <UserText>{above.item_name}</UserText> is shared, and so is all that lies in it.
      </Trans>
    </Notice>
  );
}
