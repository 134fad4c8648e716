import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { searchDecks, searchUsers } from './search-statements.ts';

let client: pg.Client;

/** 5,000 public decks of 1,000 people; every name begins with the same word and holds another one twice, and one that
 * only five have. */
beforeAll(async () => {
  client = new pg.Client({ connectionString: await freshDatabase() });
  await client.connect();
  await client.query(
    `insert into users (username, username_key, role)
     select name, name, 'teacher' from generate_series(1, 1000) as n, concat('ada_', n) as name`,
  );
  await client.query(
    `insert into items (owner_id, item_type, item_name, name_key) select user_id, 'folder', 'root', 'root' from users`,
  );
  await client.query(
    `with made as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id)
       select owner_id, 'deck', name, name, item_id
       from items, generate_series(1, 5) as n, concat('the cat ', n, ' and the cat ', 'no', owner_id, 'n') as name
       returning item_id, owner_id)
     insert into decks (deck_id, target_language, source_language)
     select item_id, case when owner_id % 2 = 0 then 'thai' else 'german' end, 'spanish' from made`,
  );
  await client.query('vacuum analyze');
  await client.query('set plan_cache_mode = force_generic_plan');
});
afterAll(() => client.end());

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/** The steps that read keys or words, and how many rows each looked at, by the plan that fits every term. */
async function reads({ text, values = [] }: pg.QueryConfig): Promise<{ step: string; rows: number }[]> {
  const types = values.map((value) => (typeof value === 'number' ? 'integer' : 'text')).join(', ');
  await client.query(`prepare search (${types}) as ${text}`);
  const given = values.map((value) => client.escapeLiteral(String(value))).join(', ');
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, format json) execute search (${given})`,
  );
  await client.query('deallocate search');
  return nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
    .filter((node) => /^(?:deck|user)_search_keys$|^search_word_ends$/.test(node['Relation Name'] ?? ''))
    .map((node) => ({
      step: node['Node Type'],
      rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    }));
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const fromIndex = /^Index (?:Only )?Scan$/;

describe('a search reads a page from an index and nothing else, however much there is', () => {
  test.each([
    ['a word that every name begins with', 'the', {}],
    ['a word that every name holds', 'cat', {}],
    ['a letter', 'c', {}],
    ['one language', 'cat', { target_language: 'thai' }],
    ['the other language', 'cat', { source_language: 'spanish' }],
    ['both languages', 'cat', { target_language: 'thai', source_language: 'spanish' }],
    ['languages that no deck has', 'cat', { target_language: 'khmer', source_language: 'spanish' }],
    ['what nobody has', 'zebra', {}],
    ['inside a word that every name holds', 'he', {}],
    ['inside a word, in one language', 'he', { target_language: 'thai' }],
    ['inside a word of few', 'o77', { target_language: 'german', source_language: 'spanish' }],
    ['inside a word, and on', 'at and the', {}],
  ] as const)('%s', async (_, term, languages) => {
    const all = await reads(searchDecks(term, 1, 10, languages));
    expect(all).toHaveLength(5);
    for (const { step, rows } of all) {
      expect(step).toMatch(fromIndex);
      expect(rows).toBeLessThanOrEqual(20);
    }
  });

  test('also for somebody with whom decks may be shared', async () => {
    const [person] = (await client.query<{ user_id: number }>('select user_id from users limit 1')).rows;
    const all = await reads(searchDecks('cat', 1, 10, {}, person!.user_id));
    expect(all).toHaveLength(5);
    for (const { step, rows } of all) {
      expect(step).toMatch(fromIndex);
      expect(rows).toBeLessThanOrEqual(20);
    }
  });

  test.each([{}, { target_language: 'khmer' }] as const)(
    'what very many words have inside is looked for in so many of them at most',
    async (languages) => {
      for (const { step, rows } of await reads(searchDecks('o1', 10, 10, languages))) {
        expect(step).toMatch(fromIndex);
        expect(rows).toBeLessThanOrEqual(1000);
      }
    },
  );

  test('the tenth page is no longer than all before it', async () => {
    for (const { rows } of await reads(searchDecks('cat', 10, 10, {}))) expect(rows).toBeLessThanOrEqual(200);
  });

  test('users', async () => {
    for (const { step, rows } of await reads(searchUsers('ada', 1, 10))) {
      expect(step).toMatch(fromIndex);
      expect(rows).toBeLessThanOrEqual(20);
    }
  });
});
