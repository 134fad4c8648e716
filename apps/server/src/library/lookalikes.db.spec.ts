import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import type { Concept, TopicDeck } from './starter-library/content-files.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const parsed = async <T>(file: string): Promise<T> => JSON.parse(await readFile(path.join(content, file), 'utf8')) as T;

describe('the list that comes with the program', () => {
  test('tells rat and mouse apart, also by their other drawings', async () => {
    const [library, list] = [await parsed<Concept[]>('library.json'), await parsed<Record<string, string[]>>('lookalikes.json')]; // prettier-ignore
    const hashesOf = (key: string) => library.find((concept) => concept.key === key)!.pictures.map(({ hash }) => hash);
    for (const rat of hashesOf('rat')) expect(list[rat]).toEqual(expect.arrayContaining(hashesOf('mouse')));
    for (const mouse of hashesOf('mouse')) expect(list[mouse]).toEqual(expect.arrayContaining(hashesOf('rat')));
  });

  test('knows only pictures of the library, and leaves every word of a topic three wrong options', async () => {
    const [library, decks, list] = [await parsed<Concept[]>('library.json'), await parsed<TopicDeck[]>('decks.json'), await parsed<Record<string, string[]>>('lookalikes.json')]; // prettier-ignore
    const all = new Set(library.flatMap(({ pictures }) => pictures.map(({ hash }) => hash)));
    expect(Object.keys(list).filter((hash) => !all.has(hash))).toEqual([]);
    const first = new Map(library.map(({ key, pictures }) => [key, pictures[0]!.hash]));
    for (const { concepts } of decks) {
      const hashes = concepts.map((key) => first.get(key)!);
      for (const hash of hashes) {
        const left = hashes.filter((other) => other !== hash && !list[hash]?.includes(other));
        expect(left.length).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('the words of a deck', () => {
  let server: RunningApp;
  let database: pg.Client;
  let visitor: Browser;
  let animals: DeckResult;
  beforeAll(async () => {
    server = await runningApp();
    database = new pg.Client({ connectionString: server.options.databaseUrl });
    await database.connect();
    visitor = new Browser(server.url);
    const decks = (await visitor.get('/api/topic_decks')).body as DeckResult[];
    animals = decks.find(({ item_name }) => item_name === 'Animals')!;
    const { rows } = await database.query<{ image_hash: string }>(
      `select image_hash from words join images using (image_id) where deck_id = $1 order by word_order limit 2`,
      [animals.item_id],
    );
    const [cat, dog] = rows.map(({ image_hash }) => image_hash);
    await writeFile(
      path.join(server.options.contentRoot, 'lookalikes.json'),
      JSON.stringify({ [cat!]: [dog, 'else'] }),
    );
  });
  afterAll(async () => {
    await database.end();
    await server.close();
  });

  const read = async () => {
    const { body } = await visitor.get(`/api/word-deck/lexiroom/search?id=${animals.item_id}`);
    const { words } = body as DeckData;
    const called = new Map(words.map(({ image_id, target_translation }) => [image_id, target_translation]));
    return Object.fromEntries(
      words.flatMap(({ target_translation, looks_like }) =>
        looks_like ? [[target_translation, looks_like.map((image_id) => called.get(image_id))]] : [],
      ),
    );
  };

  test('say which pictures of the others look like theirs, both ways', async () => {
    expect(await read()).toEqual({ Cat: ['Dog'], Dog: ['Cat'] });
  });

  test('and so do pictures of the same thing by two names, once the shared name is approved', async () => {
    await database.query(
      `insert into translations (image_id, language, translation, fold_key)
       select image_id, 'english_uk', 'Cat', 'cat' from words join translations using (image_id)
       where deck_id = $1 and translation = 'Horse' limit 1`,
      [animals.item_id],
    );
    expect(await read()).toEqual({ Cat: ['Dog'], Dog: ['Cat'] });
    await database.query(`update translations set approved = true where translation = 'Cat' and not approved`);
    expect(await read()).toMatchObject({ Horse: ['Cat'], Cat: ['Dog', 'Horse'] });
  });
});
