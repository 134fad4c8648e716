// npm run bench:search -- --decks 1000000 --users 1000000
// Decks and users found by name among a million of each, and what it costs to hide and show a folder of 500 decks.
// In a PostgreSQL of its own, which takes some minutes to fill.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { searchDecks, searchUsers } from '../../apps/server/src/search/search-statements.ts';
import { fillDecks } from './many-decks.ts';
import { cpuMsOfFamily, pidOfPostgres } from './process-figures.ts';

const { values } = parseArgs({
  options: {
    decks: { type: 'string', default: '1000000' },
    users: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '200' },
  },
});
const decks = Number(values.decks);
const users = Number(values.users);
const rounds = Number(values.rounds);
const p99s: number[] = [];
const cpus: number[] = [];

const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-bench-'));
// PostgreSQL does not run as root: another user must reach it.
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const postgresPid = await pidOfPostgres(postgres.url);
const database = new pg.Client({ connectionString: postgres.url });

try {
  await migrate(postgres.url);
  await database.connect();
  console.log(`Making ${decks} decks and ${users} users …`);
  const made = await fillDecks(database, decks, users);
  const { rows: sizes } = await database.query<{ name: string; count: number; size: string }>(
    `select relname as name, reltuples::integer as count, pg_size_pretty(pg_total_relation_size(oid)) as size
     from pg_class where oid in ('deck_search_keys'::regclass, 'search_word_ends'::regclass) order by 1`,
  );
  for (const { name, count, size } of sizes) console.log(`${count} ${name}, ${size} with indexes`);
  console.log(`Made in ${seconds(made.rebuildMs)} s`);
  const spread = (column: string, table: string) => sample(`select ${column} as name from ${table}`);
  const names = await spread('name_key', `items where item_type = 'deck' and item_id % ${Math.ceil(decks / 200)} = 7`);
  const terms: [string, string[]][] = [
    ['the whole name', names],
    ['the beginning: one letter', names.map((name) => start(name, 1))],
    ['the beginning: three letters', names.map((name) => start(name, 3))],
    ['a later word', names.map((name) => name.split(' ').at(1) ?? start(name, 2))],
    ['a later word, two letters', names.map((name) => start(name.split(' ').at(-2) ?? name, 2))],
    ['common: 40 % of the decks', [made.veryCommon]],
    ['common: all decks', [made.inAll]],
    ['common: a', ['a']],
    ['a name of one letter again and again', ['a a', 'a a a a a a a a', 'b a']],
    ['without spaces: one letter', [made.commonLetter, ...names.map((name) => start(name, 1)).filter((one) => one > 'z')]], // prettier-ignore
    ['rare', made.rare],
    ['inside a word: rare', names.map(afterFirstLetter)],
    ['inside a word, and on', names.map((name) => `${afterFirstLetter(name)} words`)],
    ['inside a word: common, all decks', [made.inAll.slice(1)]],
    ['inside a word: common, many words', made.withinMany],
    ['inside a word: no hit', names.map((name) => `${afterFirstLetter(name)}xqz`)],
    ['no hit', names.map((name) => `${start(name, 2)}xqz`)],
  ];
  const filters: [string, Parameters<typeof searchDecks>[3]][] = [
    ['all languages', {}],
    ['target', { target_language: made.common.target_language }],
    ['source', { source_language: made.common.source_language }],
    ['both', made.common],
    ['both, few decks', made.few],
    ['source of few', { source_language: made.few.source_language }],
    ['target of many, source of few', { ...made.common, source_language: made.few.source_language }],
    ['target of few', { target_language: made.few.target_language }],
  ];
  const table: Record<string, string | number>[] = [];
  for (const [kind, wanted] of terms) {
    for (const page of [1, 10]) {
      const row: Record<string, string | number> = { '': kind, page };
      for (const [filter, languages] of filters) {
        const took = await measure(wanted, async (term) => database.query(searchDecks(term, page, 10, languages)));
        row[filter] = figures(took);
      }
      table.push(row);
    }
  }
  const byKey = await measure(['1'], async (id) => database.query({ name: 'one', text: 'select * from items where item_id = $1', values: [id] })); // prettier-ignore
  console.log(`One row by its key: ${figures(byKey)}`);
  console.log('Decks, p50 / p99 in ms and what one costs the processor, by language filter:');
  console.table(table);

  const people = await spread('username_key', `users where user_id % ${Math.ceil(users / 200)} = 3`);
  const ofUsers: [string, string[]][] = [
    ['the whole name', people],
    ['one letter', people.map((name) => start(name, 1))],
    ['the beginning', people.map((name) => start(name, 4))],
    ['a later part', people.map((name) => start(name.split('_').at(-1)!, 3))],
    ['no hit', people.map((name) => `${start(name, 2)}xqz`)],
  ];
  const userTable: Record<string, string | number>[] = [];
  for (const [kind, wanted] of ofUsers) {
    for (const page of [1, 10]) {
      const took = await measure(wanted, async (term) => database.query(searchUsers(term.replaceAll('_', ' '), page, 10))); // prettier-ignore
      userTable.push({ '': kind, page, users: figures(took) });
    }
  }
  console.log('Users, the same:');
  console.table(userTable);

  const writes = await measureWrites();
  console.log('What is written, in ms, of a folder with 500 decks:');
  console.table(writes.map(([what, took]) => ({ '': what, p50: at(took, 0.5).toFixed(0), most: Math.max(...took).toFixed(0) }))); // prettier-ignore

  const before = performance.now();
  await database.query('select forget_search_words()');
  console.log(`Words that nobody has any more are forgotten in ${seconds(performance.now() - before)} s`);

  const slowest = Math.max(...p99s);
  const slowestWrite = Math.max(...writes.map(([, took]) => at(took, 0.5)));
  console.log(
    `${slowest <= 20 ? 'ok  ' : 'OVER'} slowest p99: ${slowest.toFixed(1)} ms (at most 20, on a machine at rest)`,
  );
  console.log(`     dearest search: ${Math.max(...cpus).toFixed(1)} ms of a processor`);
  console.log(`${slowestWrite <= 200 ? 'ok  ' : 'OVER'} slowest write: ${slowestWrite.toFixed(0)} ms (at most 200)`);
} finally {
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What was measured, noted for the end. */
function figures({ took, cpu }: Figures): string {
  const p99 = at(took, 0.99);
  p99s.push(p99);
  cpus.push(cpu);
  return `${at(took, 0.5).toFixed(1)} / ${p99.toFixed(1)} (${cpu.toFixed(1)})`;
}

async function sample(sql: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(`${sql} order by 1`);
  return rows.map(({ name }) => name);
}

/** A folder with 500 decks is copied, hidden, shown, moved and deleted, ten times. */
async function measureWrites(): Promise<[string, number[]][]> {
  const steps: [string, string][] = [
    ['copied', `with copy as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id)
       select 1, 'deck', item_name, name_key, $1::integer from items
       where item_type = 'deck' and item_id > (select max(item_id) / 2 from items) order by item_id limit 500
       returning item_id)
     insert into decks (deck_id, target_language, source_language) select item_id, 'thai', 'german' from copy`],
    ['hidden', `update items set visibility = 'private' where item_id = $1`],
    ['shown', `update items set visibility = 'public' where item_id = $1`],
    ['moved', 'update items set parent_id = 2 where item_id = $1'],
    ['put in order', 'update items set item_order = item_order + 1 where parent_id = $1'],
    ['put into the bin', 'update items set deleted_at = now() where item_id = $1'],
    ['taken out of it', 'update items set deleted_at = null where item_id = $1'],
    ['deleted for good', 'delete from items where item_id = $1'],
  ]; // prettier-ignore
  const took = steps.map(([name]): [string, number[]] => [name, []]);
  for (let round = 0; round < 10; round++) {
    const { rows } = await database.query<{ item_id: number }>(
      `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id)
       select max(item_id) + 1, 1, 'folder', 'folder', 'folder', 1 from items returning item_id`,
    );
    await database.query(`select setval(pg_get_serial_sequence('items', 'item_id'), max(item_id)) from items`);
    for (const [place, [, sql]] of steps.entries()) {
      const before = performance.now();
      await database.query(sql, [rows[0]!.item_id]);
      took[place]![1].push(performance.now() - before);
    }
  }
  return took;
}

/** The second word, or the first, without its first letter. */
function afterFirstLetter(name: string): string {
  const [first, second = first!] = name.split(' ');
  return second.slice(1);
}

function start(name: string, count: number): string {
  return Array.from(name).slice(0, count).join('');
}

/** Milliseconds of each round, and what one costs the processor, Node and PostgreSQL together. */
interface Figures {
  took: number[];
  cpu: number;
}

/** The first twenty rounds warm everything up. */
async function measure(terms: string[], run: (term: string) => Promise<unknown>): Promise<Figures> {
  const took: number[] = [];
  let cpuBefore = 0;
  for (let round = -20; round < rounds; round++) {
    if (round === 0) cpuBefore = cpuMs();
    const before = performance.now();
    await run(terms.at(round % terms.length)!);
    if (round >= 0) took.push(performance.now() - before);
  }
  return { took, cpu: (cpuMs() - cpuBefore) / rounds };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + cpuMsOfFamily(postgresPid);
}

function at(list: readonly number[], share: number): number {
  return list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]!;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(0);
}
