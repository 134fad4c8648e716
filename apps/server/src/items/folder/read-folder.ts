import type { UserHome } from '@lexiroom/contracts/items';
import type pg from 'pg';
import type { Viewer } from '../../http/gate/current-user.ts';
import type { Visibility } from '../item.entity.ts';
import { itemsSharedWith, visibilityFor } from '../may-see.ts';

/** A folder that somebody looks into. */
export interface Folder {
  owner: { user_id: number } & Pick<UserHome, 'username' | 'user_picture' | 'role'>;
  directory: UserHome['directory'];
  /** The visibility of the folder to the viewer (may-see.ts). */
  visibility: Visibility;
  /** What the owner shares with classes of the viewer, wherever it lies. */
  shared_ids: number[];
  /** The folder or one that it lies in is among these, and so all is that lies in it. */
  is_shared: boolean;
  /** From the root to the folder itself; the root bears its owner's name. */
  path: UserHome['path'];
  /** The same for others: without the folders on the way that the viewer may not see. */
  publicPath: UserHome['path'];
}

interface StepRow {
  item_id: number;
  item_name: string;
  visibility: Visibility;
  seen_by: Visibility;
  for_viewer: Visibility;
  rev: number;
  user_id: number;
  username: string;
  user_picture: string | null;
  role: UserHome['role'];
}

/**
 * A folder of a user, their root unless another is named; undefined when they have no such folder, when it lies in the
 * bin, and while they are suspended or leaving. Who may see it is for the caller to ask (`visibility`).
 */
export async function readFolder(
  db: pg.Pool | pg.ClientBase,
  username: string,
  directory: number | undefined,
  { user, link_key }: Viewer,
): Promise<Folder | undefined> {
  const { rows } = await db.query<StepRow>(wayToFolder, [username, directory ?? null, link_key, user?.user_id]);
  const own = rows.at(-1);
  if (!own) return undefined;
  const { user_id, user_picture, role } = own;
  const { item_id, visibility, seen_by, rev } = own;
  const pathOf = (steps: readonly StepRow[]) =>
    steps.map((step) => ({
      item_id: step.item_id,
      item_name: step === rows[0] ? own.username : step.item_name,
    }));
  const path = pathOf(rows);
  const shared_ids = user && user.user_id !== user_id ? await readShared(db, user_id, user) : [];
  return {
    owner: { user_id, username: own.username, user_picture, role },
    directory: { item_id, item_name: path.at(-1)!.item_name, visibility, seen_by, rev },
    visibility: own.for_viewer,
    shared_ids,
    is_shared: rows.some((step) => shared_ids.includes(step.item_id)),
    path,
    publicPath: pathOf(rows.filter((step) => step === own || step.for_viewer !== 'private')),
  };
}

/** What this owner shares with classes in which somebody else is a student. */
async function readShared(
  db: pg.Pool | pg.ClientBase,
  owner_id: number,
  { user_id }: NonNullable<Viewer['user']>,
): Promise<number[]> {
  const { rows } = await db.query<{ item_id: number }>(
    `select item_id from (${itemsSharedWith('$2')}) as shared join items using (item_id) where owner_id = $1`,
    [owner_id, user_id],
  );
  return rows.map(({ item_id }) => item_id);
}

/** $1 the username, $2 the folder or null, $3 a key, $4 who looks. From the root down; nothing when it is not there. */
const wayToFolder = `
  with recursive owner as (
    select user_id, username, user_picture, role from users where username_key = $1
  ), way as (
    select i.item_id, i.item_name, i.parent_id, i.owner_id, i.visibility, i.rev, 1 as height
    from items i join owner on i.owner_id = owner.user_id
    where i.item_type = 'folder' and case when $2::integer is null then i.parent_id is null else i.item_id = $2 end
    union all
    select up.item_id, up.item_name, up.parent_id, up.owner_id, up.visibility, up.rev, height + 1
    from items up join way on up.item_id = way.parent_id
  )
  select item_id, item_name, visibility, item_visibility(item_id) as seen_by,
    ${visibilityFor('way', 'item_id', '$3', '$4')} as for_viewer, rev, owner.*
  from way, owner
  where (select item_visibility(item_id) from way where height = 1) is not null
  order by height desc`;
