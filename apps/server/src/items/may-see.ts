import type { Viewer } from '../http/gate/current-user.ts';
import type { Visibility } from './item.entity.ts';

/**
 * Whoever owns it sees it; others when it is public, or by link and they bring a key that opens it, or when it is shared
 * with a class in which they are a student. The one rule of who sees what: `visibility` is {@link visibilityFor} the
 * viewer, to whom what is by link is private without the key, and what is shared with their class never is private.
 */
export function maySee(
  { user }: Pick<Viewer, 'user'>,
  { owner_id, visibility }: { owner_id: number; visibility: Visibility },
): boolean {
  return visibility !== 'private' || user?.user_id === owner_id;
}

/**
 * In a statement, the visibility of the item of this id, of the table `items` by this name, to whoever brings the key of
 * this parameter or column and has this account; null in the bin. Of its owner, who sees it anyway, no classes are looked up.
 */
export const visibilityFor = (
  items: string,
  item_id: string,
  key: `$${number}` | `${string}.link_key`,
  person: `$${number}`,
): string => `item_visibility_for(${items}.${item_id}, ${key}, nullif(${person}::integer, ${items}.owner_id))`;

/** What classes share with whoever has this account, as far as they are not in the archive: a statement of item ids. */
export const itemsSharedWith = (person: `$${number}`): string => `
  select distinct item_id from class_items join classes using (class_id) join students using (class_id)
  where person_id = ${person} and archived_at is null`;
