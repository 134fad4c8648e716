import type { Viewer } from '../http/gate/current-user.ts';
import type { Visibility } from './item.entity.ts';

/**
 * Whoever owns it sees it; others when it is public, or by link and they bring a key that opens it. The one rule of who
 * sees what: `visibility` is `item_visibility_by_key(item, key of the viewer)`, to which what is by link is private
 * without the key.
 */
export function maySee(
  { user }: Pick<Viewer, 'user'>,
  { owner_id, visibility }: { owner_id: number; visibility: Visibility },
): boolean {
  return visibility !== 'private' || user?.user_id === owner_id;
}
