import type { TreeItem, UserHome } from '@lexiroom/contracts/items';

/** A deck of Olga's root, unless said otherwise. */
export function anItem(item_id: number, change: Partial<TreeItem> = {}): TreeItem {
  const isDeck = (change.item_type ?? 'deck') === 'deck';
  return {
    item_id,
    item_name: `Item ${item_id}`,
    owner: 'olga',
    item_type: 'deck',
    parent_id: 1,
    root_id: 1,
    tree: [1],
    item_order: item_id,
    category_id: null,
    visibility: 'public',
    seen_by: 'public',
    link_key: `key-of-item-${String(item_id).padStart(4, '0')}`,
    colour: null,
    rev: 1,
    thumbnails: [],
    item_count: isDeck ? null : 0,
    word_count: isDeck ? 20 : null,
    sentence_count: isDeck ? 0 : null,
    target_language: isDeck ? 'japanese' : null,
    source_language: isDeck ? 'english_uk' : null,
    purpose: isDeck ? 'study' : null,
    due_count: null,
    ...change,
  };
}

/** Olga's root with these items. */
export function aHome(items: TreeItem[], change: Partial<UserHome> = {}): UserHome {
  return {
    username: 'olga',
    user_picture: null,
    role: 'learner',
    root_id: 1,
    directory: { item_id: 1, item_name: 'olga', visibility: 'public', seen_by: 'public', rev: 1 },
    path: [{ item_id: 1, item_name: 'olga' }],
    items,
    page_count: 1,
    target_languages: [],
    ...change,
  };
}
