import { afterEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../database/migrate.ts';
import { recordedDatabase, recordedReleases } from '../../database/recorded.fixture.ts';
import { tinyLibrary } from '../starter-library/tiny-library.fixture.ts';
import { tinyRelease } from './tiny-release.fixture.ts';
import { updateContent } from './update-content.ts';

let client: pg.Client;
let folder: string;
afterEach(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});

const starterDecks = `select item_name, array_agg(target_text order by word_order) as words
  from items join decks on deck_id = item_id join words using (deck_id)
  where owner_id = (select user_id from users where username = 'lexiroom') group by item_id order by item_id`;
const otherWords = `select word_id, deck_id, word_order, words.image_id, target_text, source_text
  from words join items on item_id = deck_id
  where owner_id <> (select user_id from users where username = 'lexiroom') order by word_id`;

test.each(recordedReleases)(
  'a server of the release %s that people used gets what is new',
  async (release) => {
    const url = await recordedDatabase(release);
    await migrate(url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-content-'));
    await tinyRelease(await tinyLibrary(folder));
    const { rows: wordsBefore } = await client.query(otherWords);

    expect(await updateContent(url, folder)).toBe(true);
    const { rows } = await client.query(starterDecks);
    expect(rows).toEqual([
      { item_name: 'Animals', words: ['Cat', 'Dog', 'Horse', 'Fish', 'Bird', 'Ewe', 'Cow'] },
      { item_name: 'Animales · Animals', words: ['Gata', 'Perro', 'Caballo', 'Pez', 'Pájaro', 'Oveja', 'Vaca'] },
      { item_name: '動物 · Animals', words: ['猫', '犬', '馬', '魚', '鳥', '雌羊', '牛'] },
      { item_name: 'Food and drink', words: ['Bread', 'Apple', 'Rice', 'Soup'] },
      { item_name: 'Comida y bebida · Food and drink', words: ['Pan', 'Manzana', 'Arroz'] },
      { item_name: '食べ物と飲み物 · Food and drink', words: ['パン', 'りんご', 'ご飯', 'スープ'] },
      { item_name: 'Colours', words: ['Red', 'Blue'] },
      { item_name: 'Colores · Colours', words: ['Rojo', 'Azul'] },
    ]);
    const { rows: wordsAfter } = await client.query(otherWords);
    expect(wordsAfter).toEqual(wordsBefore);
    expect(await updateContent(url, folder)).toBe(false);
  },
  60_000,
);
