import type pg from 'pg';
import type { Difference } from '../event-log/difference.ts';

/** Everybody has the folder that all of theirs lies in, and is found by their name in small letters. */
export async function compareAccounts(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `select 'items of user ' || user_id as what, 'a root folder' as expected, 'none' as found
     from users where not exists (select 1 from items where owner_id = user_id and parent_id is null)
     union all
     select 'users, username_key of ' || user_id, lower(username), username_key
     from users where lower(username) <> username_key
     order by what`,
  );
  return rows;
}
