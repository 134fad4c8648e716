import type { EditedWord } from '@lexiroom/contracts/deck-editor';
import pg from 'pg';
import type { AppOptions } from '../app-options.ts';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { namedPicture } from '../library/library.fixture.ts';

/** What a row of a deck has chosen. */
export interface Chosen {
  image_id: number;
  target_translation_id: number;
  source_translation_id: number;
}

/** For specs: a server with two people, and six pictures that everybody may use. */
export interface EditorWorld {
  server: RunningApp;
  database: pg.Client;
  ana: Member;
  luis: Member;
  /** Named 'Cosa 0' to 'Cosa 5' in Spanish, 'Thing 0' to 'Thing 5' in English, 'Cosa 0e' to 'Cosa 5e' in German. */
  things: Chosen[];
  close(): Promise<void>;
}

export async function editorWorld(wanted: Partial<AppOptions> = {}): Promise<EditorWorld> {
  const server = await runningApp(wanted);
  const database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  const [ana, luis] = [await newMember(server.url), await newMember(server.url)];
  const things: Chosen[] = [];
  for (let place = 0; place < 6; place++) things.push(await thing(database, place));
  return {
    server,
    database,
    ana,
    luis,
    things,
    async close() {
      await database.end();
      await server.close();
    },
  };
}

async function thing(database: pg.Client, place: number): Promise<Chosen> {
  const names = { spanish: `Cosa ${place}`, english_uk: `Thing ${place}`, german: `Cosa ${place}e` };
  const image_id = await namedPicture(database, names);
  return {
    image_id,
    target_translation_id: await nameOf(database, image_id, 'spanish'),
    source_translation_id: await nameOf(database, image_id, 'english_uk'),
  };
}

/** The id of a picture's first name in a language. */
export async function nameOf(database: pg.Client, image_id: number, language: string): Promise<number> {
  const { rows } = await database.query<{ translation_id: number }>(
    'select translation_id from translations where image_id = $1 and language = $2 order by translation_id',
    [image_id, language],
  );
  return rows[0]!.translation_id;
}

export const languages = { target_language: 'spanish', source_language: 'english_uk' } as const;

export type NewDeckOrder = Parameters<Member['api']['newDeck']>[0]['body'];
/** Makes a deck, of three things unless told otherwise. */
export const makeDeck = (
  { api }: Member,
  things: readonly Chosen[],
  more: Partial<NewDeckOrder> = {},
): Promise<{ item_id: number }> =>
  api.newDeck({ body: { deck_name: 'Things', selected_ids: things.slice(0, 3), ...languages, ...more } });

export const readDeck = ({ api }: Member, deck_id: number): ReturnType<Member['api']['editedDeck']> =>
  api.editedDeck({ params: { deck_id } });

export const textsOf = (words: readonly EditedWord[]): (string | null)[] =>
  words.map(({ target_translation }) => target_translation);

export const isNotThere: object = refused(404, 'NOT_FOUND');
