import { searchKey } from '@lexiroom/domain/text';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from '../database/fresh-database.fixture.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await freshDatabase() });
  await client.connect();
});
afterAll(() => client.end());

async function keysOf(name: string): Promise<[string, boolean, number][]> {
  const { rows } = await client.query<{ key: string; is_start: boolean; shared_letters: number }>(
    'select * from name_search_keys($1) order by is_start desc, key',
    [searchKey(name)],
  );
  return rows.map(({ key, is_start, shared_letters }) => [key, is_start, shared_letters]);
}

const endsOf = async (name: string) => (await keysOf(name)).map(([key]) => key);

test('a name is found from each of its words on', async () => {
  expect(await keysOf('Água · Water and Ice')).toEqual([
    ['agua water and ice', true, 0],
    ['and ice', false, 1],
    ['ice', false, 0],
    ['water and ice', false, 0],
  ]);
});

test('a key knows how many letters a better one shares with it', async () => {
  expect(await keysOf('cat caterpillar dog dot dogs')).toEqual([
    ['cat caterpillar dog dot dogs', true, 0],
    ['caterpillar dog dot dogs', false, 3],
    ['dog dot dogs', false, 0],
    ['dogs', false, 3],
    ['dot dogs', false, 2],
  ]);
});

test('where no spaces are written, a name is found from any letter on', async () => {
  expect(await endsOf('食べ物 · Food')).toEqual(['食べ物 food', 'food', 'べ物 food', '物 food']);
  expect(await endsOf('동물')).toEqual(['동물', '물']);
});

test('a vowel sign begins nothing', async () => {
  expect(await endsOf('ฝีมือ')).not.toContain('ีมือ');
});

test('a name of signs only is not found', async () => expect(await keysOf('· — ·')).toEqual([]));

test('a key holds a hundred letters: a term is no longer', async () => {
  const [longest] = await endsOf('a'.repeat(120));
  expect(longest).toHaveLength(100);
});

const codes = (letters: string[]) => letters.map((letter) => letter.codePointAt(0)!.toString(16)).toSorted();

test('the letters that a search may begin with inside a word are those of all scripts without spaces', async () => {
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u; // prettier-ignore
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => searchKey(`x${letter}`) === `x${letter}`);
  const { rows } = await client.query<{ letter: string }>(
    `select letter from unnest($1::text[]) as letter
     where exists (select 1 from name_search_keys('x' || letter) as name where not name.is_start)`,
    [all],
  );
  const expected = all.filter((letter) => unspaced.test(letter) && !/\p{M}/u.test(letter));
  expect(codes(rows.map(({ letter }) => letter))).toEqual(codes(expected));
}, 60_000);

test('after letters without spaces, a word of another script begins', async () => {
  expect(await endsOf('動物 3Dの絵')).toEqual(['動物 3dの絵', '3dの絵', 'の絵', '物 3dの絵', '絵']);
  expect(await endsOf('英語words')).toEqual(['英語words', 'words', '語words']);
});
