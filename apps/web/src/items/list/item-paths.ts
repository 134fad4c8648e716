import type { TreeItem } from '@lexiroom/contracts/items';
import { linkKey, withLinkKey } from '../../api/link-key.ts';
import { deckPath, directoryPath, storyPath } from '../../navigation/index.ts';

/**
 * To what an item is: a folder's page, the first page of a deck, all decks of a category studied together. Of what is by
 * link with the key, so that its owner can pass on the address, too: the item's own, to others that of the page.
 */
export const itemPath = (item: TreeItem): string =>
  item.seen_by === 'link' ? withLinkKey(pathOf(item), item.link_key ?? linkKey()) : pathOf(item);

/** The address to give to other people: whoever has it can open the item, as long as that is not private. */
export const linkTo = (item: TreeItem): string => new URL(withLinkKey(pathOf(item), item.link_key), location.href).href;

function pathOf({ item_type, owner, item_id }: TreeItem): string {
  switch (item_type) {
    case 'folder':
      return directoryPath(owner, item_id);
    case 'deck':
      return deckPath(owner, item_id);
    case 'category':
      return `/category/${encodeURIComponent(owner)}/search?id=${item_id}`;
    case 'story':
      return storyPath(owner, item_id);
  }
}
