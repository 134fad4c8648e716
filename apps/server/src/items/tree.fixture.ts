import type { TreeItem } from '@lexiroom/contracts/items';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';

/** For specs: a server with two people, and ways to make things in their trees. */
export interface TreeWorld {
  server: RunningApp;
  database: pg.Client;
  ana: Member;
  luis: Member;
  close(): Promise<void>;
}

export async function treeWorld(options: Parameters<typeof runningApp>[0] = {}): Promise<TreeWorld> {
  const server = await runningApp(options);
  const database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  const close = async () => {
    await database.end();
    await server.close();
  };
  return { server, database, ana: await newMember(server.url), luis: await newMember(server.url), close };
}

/** Makes a folder or a category, in the root unless told otherwise. */
export async function make(
  { api, root_id }: Member,
  item_type: 'folder' | 'category',
  parent_id = root_id,
  item_name = 'Place',
): Promise<number> {
  return (await api.newItem({ body: { item_type, item_name, parent_id } })).item_id;
}

/** Puts public decks with one word each at the end of a folder. */
export async function makeDecks(
  database: pg.Client,
  parent_id: number,
  count = 1,
  category_id: number | null = null,
): Promise<number[]> {
  const { rows } = await database.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id, category_id, item_order)
     select owner_id, 'deck', 'Deck ' || place, 'deck ' || place, item_id, $3,
       (select count(*) from items inside where inside.parent_id = $1) + place - 1
     from items, generate_series(1, $2) as place where item_id = $1 returning item_id`,
    [parent_id, count, category_id],
  );
  const deck_ids = rows.map(({ item_id }) => item_id);
  await database.query(
    `insert into decks (deck_id, target_language, source_language) select unnest($1::integer[]), 'spanish', 'english_uk'`,
    [deck_ids],
  );
  await database.query(
    `insert into words (deck_id, word_order, origin_word_id) select unnest($1::integer[]), 1, 1000000`,
    [deck_ids],
  );
  return deck_ids;
}

/** What its owner sees in a folder; in the root when none is named. */
export const contentOf = async ({ api, username }: Member, directory?: number): Promise<TreeItem[]> =>
  (await api.userHome({ params: { username }, query: { directory } })).items;

/** The ids of what its owner sees in a folder, in order. */
export const idsIn = async (member: Member, directory?: number): Promise<number[]> =>
  (await contentOf(member, directory)).map(({ item_id }) => item_id);

export const isNotThere: object = refused(404, 'NOT_FOUND');
