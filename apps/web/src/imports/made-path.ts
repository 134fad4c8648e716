import type { ImportView } from '@lexiroom/contracts/imports';
import { deckPath, directoryPath, storyPath } from '../navigation/index.ts';

/** Where one finds what an import has made. */
export function madePath(username: string, { item_type, item_id }: NonNullable<ImportView['made']>): string {
  switch (item_type) {
    case 'deck':
      return deckPath(username, item_id);
    case 'story':
      return storyPath(username, item_id);
    case 'folder':
      return directoryPath(username, item_id);
  }
}
