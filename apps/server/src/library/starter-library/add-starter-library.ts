import { languageIds } from '@lexiroom/domain/languages';
import { starterLibraryOwner } from '@lexiroom/domain/library';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import { loadInBulk } from '../../database/bulk-load.ts';
import { createPool, inTransaction } from '../../database/pool.ts';
import { allowTime } from '../../database/time-limits.ts';
import { contentVersion, readContent } from './content-files.ts';
import { contentState, lockContent, readLibrary, rememberVersion } from './given-content.ts';
import { addFolders } from './language-folders.ts';
import { topicDecks } from './topic-decks.ts';
import { addPictures, picturesOf } from './write-content.ts';
import { addDecks, type Owner } from './write-decks.ts';

/** What decks are written to: themselves, and what they are found by. */
const tablesOfDecks = [
  'items',
  'decks',
  'words',
  'findable_items',
  'deck_search_keys',
  'search_word_ends',
  'deck_languages',
];

/**
 * Fills an empty library with the content that came with the program, all or nothing: a start that is cut off leaves an
 * empty library to the next one. A library that has content of another release is left to the update after the start.
 * Tells what it found.
 */
export async function addStarterLibrary(
  databaseUrl: string,
  contentRoot: string,
): Promise<'no content' | 'filled' | 'other' | 'applied'> {
  const version = await contentVersion(contentRoot);
  if (version === undefined) return 'no content';
  const pool = createPool(databaseUrl, 1);
  try {
    const state = await contentState(pool, version);
    if (state !== 'empty') return state;
    const { concepts, decks } = (await readContent(contentRoot))!;
    return await inTransaction(pool, async (client) => {
      await allowTime(client, 60_000);
      await lockContent(client);
      const stateByNow = await contentState(client, version);
      if (stateByNow !== 'empty') return stateByNow;
      const owner = await makeOwner(client);
      await loadInBulk(client, ['translations'], () => addPictures(client, picturesOf(concepts)));
      const library = await readLibrary(client, concepts);
      const newDecks = topicDecks(decks, library);
      const taught = new Set(newDecks.map(({ target_language }) => target_language));
      await loadInBulk(client, tablesOfDecks, async () => {
        await addFolders(
          client,
          owner,
          languageIds.filter((language) => taught.has(language)),
        );
        await addDecks(client, owner, newDecks);
        // By what decks are found, and from which languages they are read, all at once.
        await client.query('select rebuild_search()');
      });
      await rememberVersion(client, version);
      return 'filled';
    });
  } finally {
    await pool.end();
  }
}

async function makeOwner(client: pg.ClientBase): Promise<Owner> {
  const { rows } = await client.query<Owner>(
    `with owner as (
       insert into users (username, username_key, role) values ($1, $1, 'teacher') returning user_id)
     insert into items (owner_id, item_type, item_name, name_key)
     select user_id, 'folder', $1, $2 from owner
     returning owner_id as user_id, item_id as root_id`,
    [starterLibraryOwner, searchKey(starterLibraryOwner)],
  );
  return rows[0]!;
}
