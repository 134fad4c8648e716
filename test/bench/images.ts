// npm run bench:images -- --pictures 100000
// Pictures found by name in a library of 100,000 pictures with 5.4 million names, by what is searched, against the look-up
// of one row by its key. In a PostgreSQL of its own, which takes some minutes to fill.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languageIds } from '@lexiroom/domain/languages';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres/embedded-postgres.ts';
import { createKeptPlansPool } from '../../apps/server/src/database/pool.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { readEntries } from '../../apps/server/src/library/read-entries.ts';
import { findPictures, type Wanted } from '../../apps/server/src/library/image-search/find-pictures.ts';
import { fillLibrary } from './many-names.ts';
import { cpuMsOfFamily, pidOfPostgres } from './process-figures.ts';

const { values } = parseArgs({
  options: { pictures: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '500' } },
});
const pictures = Number(values.pictures);
const rounds = Number(values.rounds);

const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-bench-'));
// PostgreSQL does not run as root: another user must reach it, else its two gigabytes would lie elsewhere and stay.
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const postgresPid = await pidOfPostgres(postgres.url);
const database = new pg.Client({ connectionString: postgres.url });
const pool = createKeptPlansPool(postgres.url);

try {
  await migrate(postgres.url);
  await database.connect();
  console.log(`Making ${pictures} pictures with ${pictures * languageIds.length} names …`);
  await fillLibrary(database, pictures);
  // What was filled is on the disk before anything is measured.
  await database.query('checkpoint');
  const spanish = await sample('spanish');
  const chinese = await sample('chinese');
  const kinds: [string, Wanted['target'], string[]][] = [
    ['the whole name', 'spanish', spanish],
    ['common: one letter', 'spanish', short(spanish, 1)],
    ['common: two letters', 'spanish', short(spanish, 2)],
    ['the beginning', 'spanish', short(spanish, 4)],
    ['rare: a longer form', 'spanish', spanish.map((name) => `${name}s`)],
    ['similar: two letters changed places', 'spanish', spanish.map(mistype)],
    ['similar: a later word', 'spanish', spanish.flatMap((name) => name.split(' ').slice(1))],
    ['no hit', 'spanish', spanish.map((name) => `xq${name}zq`)],
    ['Chinese: the whole name', 'chinese', chinese],
    ['Chinese: one letter within', 'chinese', chinese.map((name) => Array.from(name)[1]!)],
    ['Chinese: two letters within', 'chinese', chinese.map((name) => Array.from(name).slice(1, 3).join(''))],
  ];

  const lookUps = await measure(spanish, async (_, round) => {
    const ids = [1 + ((round * 37) % pictures)];
    return (
      (await pool.query({ name: 'one', text: 'select * from images where image_id = $1', values: ids })).rowCount ?? 0
    );
  });
  const measured: [string, Figures][] = [['one row by its key', lookUps]];
  for (const is_authentic of [false, true]) {
    for (const [kind, target, terms] of kinds) {
      const wanted: Wanted = { target, source: 'english_uk', user_id: 1, is_authentic, most: 100 };
      const figures = await measure(terms, async (term) => {
        const [row] = await findPictures(pool, [term], wanted);
        return (await readEntries(pool, row!, wanted)).length;
      });
      measured.push([`${kind}${is_authentic ? ', approved only' : ''}`, figures]);
    }
  }
  console.table(
    measured.map(([what, { took, found, cpu }]) => ({
      '': what,
      found: found.toFixed(0),
      'p50 ms': at(took, 0.5).toFixed(1),
      'p99 ms': at(took, 0.99).toFixed(1),
      'processor ms': cpu.toFixed(1),
      'look-ups': (at(took, 0.5) / at(lookUps.took, 0.5)).toFixed(0),
    })),
  );
  const worst = Math.max(...measured.map(([, { took }]) => at(took, 0.99)));
  console.log(
    `${worst <= 20 ? 'ok  ' : 'OVER'} slowest p99: ${worst.toFixed(1)} ms (at most 20, on a machine at rest)`,
  );
} finally {
  await pool.end();
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Names in a language, the same every time. */
async function sample(language: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    'select fold_key as name from translations where language = $1 and image_id % 97 = 3 and approved order by image_id',
    [language],
  );
  return rows.map(({ name }) => name);
}

function short(names: string[], count: number): string[] {
  return names.map((name) => Array.from(name).slice(0, count).join(''));
}

function mistype(name: string): string {
  const [first = '', second = '', third = '', fourth = '', ...rest] = name;
  return [first, second, fourth, third, ...rest].join('');
}

/** Milliseconds of each, what was found by one, and what one costs the processor, Node and PostgreSQL together. */
interface Figures {
  took: number[];
  found: number;
  cpu: number;
}

/** The first hundred rounds warm everything up, as a server is that has been asked before. */
async function measure(terms: string[], run: (term: string, round: number) => Promise<number>): Promise<Figures> {
  const took: number[] = [];
  let found = 0;
  let cpuBefore = 0;
  for (let round = -100; round < rounds; round++) {
    if (round === 0) cpuBefore = cpuMs();
    const before = performance.now();
    const count = await run(terms.at(round % terms.length)!, Math.abs(round));
    if (round < 0) continue;
    took.push(performance.now() - before);
    found += count;
  }
  return { took, found: found / rounds, cpu: (cpuMs() - cpuBefore) / rounds };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + cpuMsOfFamily(postgresPid);
}

function at(list: readonly number[], share: number): number {
  return list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]!;
}
