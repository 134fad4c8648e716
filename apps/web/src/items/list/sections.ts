import type { TreeItem } from '@lexiroom/contracts/items';

/** A part of a folder's page: what is in no category, or one category with what is in it. */
export interface Section {
  category: TreeItem | null;
  items: TreeItem[];
}

/**
 * A folder as it is laid out: what is in no category, then the categories, each in the folder's order. What is in a
 * category that the caller may not see stands among the first.
 */
export function sectionsOf(items: readonly TreeItem[]): Section[] {
  const sections: Section[] = [{ category: null, items: [] }];
  const byCategory = new Map<number, Section>();
  for (const item of items) {
    if (item.item_type !== 'category') continue;
    const section = { category: item, items: [] };
    byCategory.set(item.item_id, section);
    sections.push(section);
  }
  for (const item of items) {
    if (item.item_type === 'category') continue;
    const section = item.category_id === null ? undefined : byCategory.get(item.category_id);
    (section ?? sections[0]!).items.push(item);
  }
  return sections;
}

/** Every item in the order in which the page shows them, categories before what is in them. */
export const inOrderShown = (items: readonly TreeItem[]): TreeItem[] =>
  sectionsOf(items).flatMap((section) => [...(section.category ? [section.category] : []), ...section.items]);

/** The items that an item can change places with: of its section, or the other categories. */
export const neighboursOf = (items: readonly TreeItem[], item: TreeItem): TreeItem[] =>
  item.item_type === 'category'
    ? items.filter(({ item_type }) => item_type === 'category')
    : (sectionsOf(items).find((section) => section.items.includes(item))?.items ?? []);
