import { Plural, Trans } from '@lingui/react/macro';
import type { TreeItem, UserHome, Visibility } from '@lexiroom/contracts/items';
import { Suspense } from 'react';
import { lazyPart } from '../browser/lazy-part.ts';
import { copyText } from '../browser/clipboard.ts';
import { UserText } from '../design/typography/user-text.tsx';
import { classesCatalogues } from '../i18n/catalogues/classes.ts';
import { withWords } from '../i18n/language-provider.tsx';
import { ExportDialog } from '../exports/export.ts';
import { BinDialog } from './bin/bin-dialog.tsx';
import type { FolderActions } from './changes/folder-actions.ts';
import { linkTo } from './list/item-paths.ts';
import { type ChosenPlace, FolderPickerDialog } from './folder-picker/folder-picker-dialog.tsx';
import { ColourDialog } from './colours/colour-dialog.tsx';
import { NewItemDialog } from './naming/new-item-dialog.tsx';
import type { ToastMessage } from './changes/toast.tsx';
import { VisibilityDialog } from './visibility/visibility-dialog.tsx';

const ShareWithClasses = lazyPart(async () => {
  const part = import('../classes/sharing/share-with-classes-dialog.tsx');
  return (await withWords(part, classesCatalogues)).ShareWithClassesDialog;
});

/** A dialog of a folder: about it, or about some of its items. */
export type FolderDialog =
  | { type: 'new'; item_type: 'folder' | 'category' }
  | { type: 'bin' }
  | { type: 'move' | 'copy' | 'visibility' | 'share' | 'export'; item_ids: readonly number[] }
  | { type: 'colour'; item_id: number };

export interface FolderDialogsProps {
  dialog: FolderDialog;
  home: UserHome;
  actions: FolderActions;
  showToast: (message: ToastMessage) => void;
  /** Something was made in the folder. */
  onMade: () => void;
  /** The dialog has changed these items; they may be gone from the folder. */
  onDone: (item_ids: readonly number[]) => void;
  onClose: () => void;
}

/** The dialogs of a folder of one's own; fetched when the first of them is opened. */
export function FolderDialogs({ dialog, home, actions, showToast, onMade, onDone, onClose }: FolderDialogsProps) {
  const itemsOf = (ids: readonly number[]) => home.items.filter(({ item_id }) => ids.includes(item_id));
  switch (dialog.type) {
    case 'bin':
      return <BinDialog onClose={onClose} />;
    case 'new':
      return (
        <NewItemDialog
          item_type={dialog.item_type}
          parent_id={home.directory.item_id}
          onClose={onClose}
          onMake={async (item) => {
            const refusal = await actions.make(item);
            if (refusal === undefined) {
              onClose();
              onMade();
            }
            return refusal;
          }}
        />
      );
    case 'colour': {
      const [category] = itemsOf([dialog.item_id]);
      if (!category) return null;
      const choose = (colour: string) => {
        onClose();
        actions.colour(category, colour);
      };
      return <ColourDialog category={category} onChoose={choose} onClose={onClose} />;
    }
    case 'export':
      return (
        <Suspense>
          <ExportDialog
            items={itemsOf(dialog.item_ids)}
            onClose={() => {
              onClose();
              onDone(dialog.item_ids);
            }}
          />
        </Suspense>
      );
    case 'share':
      return (
        <Suspense>
          <ShareWithClasses
            items={itemsOf(dialog.item_ids)}
            onDone={(done) => {
              onClose();
              onDone(dialog.item_ids);
              if (!done) return;
              const { undo, ...classes } = done;
              const takeBack = async () => {
                const words = await undo();
                if (words !== undefined) showToast({ type: 'refused', words, retry: () => void takeBack() });
              };
              showToast({ type: 'sharing', ...classes, undo: () => void takeBack() });
            }}
            onClose={onClose}
          />
        </Suspense>
      );
    case 'visibility': {
      const items = itemsOf(dialog.item_ids);
      const choose = async (visibility: Visibility) => {
        onClose();
        onDone(dialog.item_ids);
        const [item] = items;
        // At once: later the browser would not see that somebody has pressed a button.
        const copied = visibility === 'link' && items.length === 1 && item ? copyAddress(item) : undefined;
        const isSo = await actions.show(items, visibility);
        if (copied && isSo) showToast({ type: 'address_copied', ...(await copied) });
      };
      return (
        <VisibilityDialog items={items} home={home} onChoose={(chosen) => void choose(chosen)} onClose={onClose} />
      );
    }
    case 'move':
    case 'copy': {
      const { type, item_ids } = dialog;
      const items = itemsOf(item_ids);
      const choose = ({ parent_id, category_id, folder_name, category_name }: ChosenPlace) => {
        onClose();
        onDone(item_ids);
        const hasCategory = items.every(({ item_type }) => item_type !== 'category' && item_type !== 'folder');
        const to = { parent_id, ...(hasCategory ? { category_id } : {}) };
        actions[type](item_ids, to, category_name ?? folder_name);
      };
      return (
        <FolderPickerDialog
          username={home.username}
          title={<PlaceTitle type={type} items={items} />}
          action={type === 'move' ? <Trans>Move here</Trans> : <Trans>Copy here</Trans>}
          start={home.directory.item_id === home.root_id ? undefined : home.directory.item_id}
          here={type === 'move' ? placeOf(home, items) : undefined}
          hasCategories={items.every(({ item_type }) => item_type === 'deck' || item_type === 'story')}
          excluded={type === 'move' ? item_ids : []}
          onChoose={choose}
          onClose={onClose}
        />
      );
    }
  }
}

function PlaceTitle({ type, items }: { type: 'move' | 'copy'; items: readonly TreeItem[] }) {
  const [first] = items;
  const name = first && <UserText>{first.item_name}</UserText>;
  const count = items.length;
  if (type === 'move') {
    return count === 1 ? (
      <Trans>Move {name} to…</Trans>
    ) : (
      <Plural value={count} one="Move # item to…" other="Move # items to…" />
    );
  }
  return count === 1 ? (
    <Trans>Copy {name} to…</Trans>
  ) : (
    <Plural value={count} one="Copy # item to…" other="Copy # items to…" />
  );
}

/** Where items lie, when they lie together. */
function placeOf({ directory }: UserHome, items: readonly TreeItem[]) {
  const category_id = items[0]?.category_id ?? null;
  const isOne = items.every((item) => item.category_id === category_id);
  return isOne ? { parent_id: directory.item_id, category_id } : undefined;
}

async function copyAddress(item: TreeItem): Promise<{ isCopied: boolean; address: string }> {
  const address = linkTo(item);
  return { isCopied: await copyText(address), address };
}
