import type { TreeItem } from '@lexiroom/contracts/items';
import { deckPath, directoryPath } from '../../navigation/index.ts';

/** To what an item is: a folder's page, the first page of a deck, all decks of a category studied together. */
export function itemPath({ item_type, owner, item_id }: Pick<TreeItem, 'item_type' | 'owner' | 'item_id'>): string {
  switch (item_type) {
    case 'folder':
      return directoryPath(owner, item_id);
    case 'deck':
      return deckPath(owner, item_id);
    case 'category':
      return `/category/${encodeURIComponent(owner)}/search?id=${item_id}`;
    case 'story':
      return `/story/${encodeURIComponent(owner)}/${item_id}?id=${item_id}`;
  }
}
