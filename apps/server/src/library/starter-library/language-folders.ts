import type { LanguageId } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import { folderNameOf } from './folder-names.ts';
import { insert, newIds } from './write-content.ts';

/** Whose folders they are, and the root of their tree. */
interface Owner {
  user_id: number;
  root_id: number;
}

/** Makes the folders of these languages in the root, behind what is there, in their order, and remembers them. */
export async function addFolders(
  client: pg.ClientBase,
  { user_id, root_id }: Owner,
  languages: readonly LanguageId[],
): Promise<void> {
  const folder_ids = await newIds(client, 'items', 'item_id', languages.length);
  const folders = languages.map((target_language, place) => {
    const item_name = folderNameOf(target_language);
    return { target_language, folder_id: folder_ids[place]!, item_name, name_key: searchKey(item_name), place };
  });
  await insert(
    client,
    `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id, item_order)
     select folder_id, ${user_id}, 'folder', item_name, name_key, ${root_id}, coalesce(last, -1) + 1 + place
     from json_to_recordset($1::json) as folder (folder_id integer, item_name text, name_key text, place integer),
       (select max(item_order) as last from items where parent_id = ${root_id}) as there`,
    folders,
  );
  await insert(
    client,
    `insert into starter_folders (target_language, folder_id)
     select * from json_to_recordset($1::json) as folder (target_language text, folder_id integer)`,
    folders,
  );
}

/** The folders of languages that the owner was given and still has, by language. */
export async function readFolders(
  client: pg.ClientBase,
  { user_id }: Pick<Owner, 'user_id'>,
): Promise<Map<LanguageId, number>> {
  const { rows } = await client.query<{ target_language: LanguageId; folder_id: number }>(
    `select target_language, folder_id from starter_folders join items on item_id = folder_id
     where owner_id = $1 and deleted_at is null`,
    [user_id],
  );
  return new Map(rows.map(({ target_language, folder_id }) => [target_language, folder_id]));
}
