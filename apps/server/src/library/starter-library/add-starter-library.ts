import { searchKey } from '@lexiroom/domain/text';
import pg from 'pg';
import { createPool, inTransaction } from '../../database/pool.ts';
import { allowTime } from '../../database/time-limits.ts';
import { readContent } from './content-files.ts';
import { topicDecks } from './topic-decks.ts';
import { writeDecks, writeLibrary } from './write-content.ts';

/** Who owns the decks that came with the program. Nobody can log in as them. */
export const starterLibraryOwner = 'lexiroom';

/**
 * Fills an empty library with the content that came with the program, all or nothing: a start that is cut off leaves an
 * empty library to the next one. Tells whether there was anything to do.
 */
export async function addStarterLibrary(databaseUrl: string, contentRoot: string): Promise<boolean> {
  const pool = createPool(databaseUrl);
  try {
    if (await isThere(pool)) return false;
    const content = await readContent(contentRoot);
    return (
      content !== undefined &&
      (await inTransaction(pool, async (client) => {
        await allowTime(client, 60_000);
        await client.query(`select pg_advisory_xact_lock(hashtext('lexiroom first content'))`);
        if (await isThere(client)) return false;
        const owner = await makeOwner(client);
        const library = await writeLibrary(client, content.concepts);
        await writeDecks(client, owner, topicDecks(content, library));
        return true;
      }))
    );
  } finally {
    await pool.end();
  }
}

async function isThere(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from users where username_key = $1', [starterLibraryOwner]);
  return rowCount !== 0;
}

async function makeOwner(client: pg.ClientBase): Promise<{ user_id: number; root_id: number }> {
  const { rows } = await client.query<{ user_id: number; root_id: number }>(
    `with owner as (
       insert into users (username, username_key, role) values ($1, $1, 'teacher') returning user_id)
     insert into items (owner_id, item_type, item_name, name_key)
     select user_id, 'folder', $1, $2 from owner
     returning owner_id as user_id, item_id as root_id`,
    [starterLibraryOwner, searchKey(starterLibraryOwner)],
  );
  return rows[0]!;
}
