import { searchKey } from '@lexiroom/domain/text';
import type { RootFolders } from '../../accounts/root-folders.ts';
import { Item } from '../item.entity.ts';

/** The folder that everybody has one of, called like its owner. */
export const rootFolders: RootFolders = {
  make(em, { user_id, username }) {
    em.create(Item, {
      owner_id: user_id,
      item_type: 'folder',
      item_name: username,
      name_key: searchKey(username),
    });
  },
};
