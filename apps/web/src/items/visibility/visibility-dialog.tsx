import { Trans, useLingui } from '@lingui/react/macro';
import type { TreeItem, UserHome, Visibility } from '@lexiroom/contracts/items';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { stricter } from '../changes/tree-change.ts';
import { LinkBox } from './link-box.tsx';
import { UnsharedPictures } from './unshared-pictures.tsx';

export interface VisibilityDialogProps {
  items: readonly TreeItem[];
  /** The folder they lie in. */
  home: UserHome;
  onChoose: (visibility: Visibility) => void;
  onClose: () => void;
}

/** Who sees items: everybody, whoever has the link, nobody else (decisions section 7); says when a folder is stricter. */
export function VisibilityDialog({ items, home, onChoose, onClose }: VisibilityDialogProps) {
  const { t } = useLingui();
  const [first] = items;
  const [chosen, choose] = useState<Visibility>(first?.visibility ?? 'private');
  const around = seenAround(home, items);
  const isStricter = stricter(around, chosen) !== chosen;
  return (
    <Dialog
      title={
        items.length === 1 && first ? (
          <Trans>
            Who can see <UserText>{first.item_name}</UserText>?
          </Trans>
        ) : (
          <Trans>Who can see these?</Trans>
        )
      }
      onClose={onClose}
    >
      <RadioGroup
        legend={t`Visible to`}
        look="cards"
        value={chosen}
        onChange={choose}
        options={[
          { value: 'public', label: t`Everybody`, hint: t`It appears in search.` },
          { value: 'link', label: t`Anyone with the link`, hint: t`It does not appear in search.` },
          { value: 'private', label: t`Only you`, hint: t`Nobody else can open it.` },
        ]}
      />
      {isStricter && (
        <Notice>
          {around === 'private' ? (
            <Trans>It is in a private folder, so only you will see it, whatever you choose here.</Trans>
          ) : (
            <Trans>It is in a folder shared by link, so it will not appear in search.</Trans>
          )}
        </Notice>
      )}
      {stricter(around, chosen) !== 'private' && <UnsharedPictures item_ids={items.map(({ item_id }) => item_id)} />}
      {items.length === 1 && first && stricter(around, chosen) === 'link' && <LinkBox item={first} />}
      <Button look="sun" onClick={() => onChoose(chosen)}>
        {chosen === 'link' && items.length === 1 ? <Trans>Save and copy the link</Trans> : <Trans>Save</Trans>}
      </Button>
    </Dialog>
  );
}

/** The strictest visibility around the items: that of the folder, or of a category that one of them is in. */
function seenAround({ directory, items: all }: UserHome, items: readonly TreeItem[]): Visibility {
  const categories = all.filter(({ item_id }) => items.some(({ category_id }) => category_id === item_id));
  return categories.reduce<Visibility>((seen, { visibility }) => stricter(seen, visibility), directory.seen_by);
}
