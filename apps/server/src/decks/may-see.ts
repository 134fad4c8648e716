import type { CurrentUser } from '../accounts/current-user.ts';
import type { Visibility } from '../items/item.entity.ts';

/** Whoever owns it sees it; others when it is public, or when they have the link, which its address is. */
export function maySee(
  visitor: Pick<CurrentUser, 'user_id'> | undefined,
  { owner_id, visibility }: { owner_id: number; visibility: Visibility },
): boolean {
  return visibility !== 'private' || visitor?.user_id === owner_id;
}
