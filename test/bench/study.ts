// npm run bench:study -- --words 400 --answers 20000
// The page of a deck whose owner has answered its words for months, and one more answer: the built server against a bare
// HTTP server that sends the same bytes. Among the answers of other learners. Interleaved rounds; build first.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { rebuildWordSchedules } from '../../apps/server/src/answers/projections.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres/embedded-postgres.ts';
import { Person } from '../bots/person.ts';
import { ServerProcess } from '../bots/server-process.ts';
import { cpuMs, cpuMsOfFamily, pidOfPostgres } from './process-figures.ts';

const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '400' },
    answers: { type: 'string', default: '20000' },
    others: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '40' },
  },
});
const words = Number(values.words);
const answers = Number(values.answers);
const others = Number(values.others);
const rounds = Number(values.rounds);

const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-bench-'));
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const postgresPid = await pidOfPostgres(postgres.url);
const server = await ServerProcess.start({ DATABASE_URL: postgres.url });
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
/** Sends what it was given, as fast as Node can. */
const bareServer = `
  const { parentPort, workerData } = require('node:worker_threads');
  const sending = require('node:http').createServer((_, reply) => reply.end(workerData));
  sending.listen(0, '127.0.0.1', () => parentPort.postMessage(sending.address().port));`;
let bare: Worker | undefined;

try {
  const person = await Person.signedUp(server.url);
  const { username, user_id, root_id } = await person.api.loggedInUser();
  const deck_id = await makeDeck(user_id, root_id);
  for (let other = 0; other <= others; other++) await answerAll(deck_id, other === 0 ? user_id : 1_000_000 + other);
  await rebuildWordSchedules(database);

  const address = `${server.url}/api/word-deck/${username}/search?id=${deck_id}`;
  const { body } = await get(address, person.cookie);
  bare = new Worker(bareServer, { eval: true, workerData: body });
  const [port] = (await once(bare, 'message')) as [number];
  const asked = (await person.api.deckData({ params: { username }, query: { id: deck_id } })).words;
  const given = asked.reduce((sum, word) => sum + word.answers.length, 0);
  console.log(
    `${asked.length} words, ${given} answers, ${(body.length / 1e6).toFixed(2)} MB; ${others} other learners`,
  );

  const cpu = () => cpuMs(server.pid) + cpuMsOfFamily(postgresPid);
  let pageCpuMs = 0;
  const took = { page: [] as number[], bytes: [] as number[], health: [] as number[] };
  for (let round = -10; round < rounds; round++) {
    const before = cpu();
    const page = (await get(address, person.cookie)).ms;
    if (round >= 0) pageCpuMs += cpu() - before;
    const one = {
      page,
      bytes: (await get(`http://127.0.0.1:${port}/`)).ms,
      health: (await get(`${server.url}/api/health`)).ms,
    };
    // The first rounds warm everything up.
    if (round >= 0) for (const key of ['page', 'bytes', 'health'] as const) took[key].push(one[key]);
  }
  const answering: number[] = [];
  for (const { word_id } of asked) {
    answering.push(await timed(() => person.api.questionAnswer({ body: { word_id, deck_id, is_correct: true } })));
  }
  console.table(
    Object.entries({
      'page of the deck': took.page,
      'the same bytes, bare': took.bytes,
      'select 1 (health)': took.health,
      'one more answer': answering,
    }).map(([what, list]) => ({ '': what, 'p50 ms': at(list, 0.5).toFixed(1), 'p95 ms': at(list, 0.95).toFixed(1) })),
  );
  const p50 = at(took.page, 0.5);
  console.log(`${p50 <= 100 ? 'ok  ' : 'OVER'} page of the deck, p50: ${p50.toFixed(1)} ms (at most 100)`);
  console.log(`     ${(p50 / at(took.bytes, 0.5)).toFixed(1)} times the bare bytes`);
  console.log(`     ${(pageCpuMs / rounds).toFixed(1)} ms of processor, Node and PostgreSQL together`);
} finally {
  await bare?.terminate();
  await database.end();
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A deck of so many words of the library. */
async function makeDeck(owner_id: number, root_id: number): Promise<number> {
  const { rows } = await database.query<{ deck_id: number }>(
    `with item as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id)
       values ($1, 'deck', 'Everything', 'everything', $2) returning item_id
     )
     insert into decks (deck_id, target_language, source_language) select item_id, 'german', 'english_uk' from item
     returning deck_id`,
    [owner_id, root_id],
  );
  const { deck_id } = rows[0]!;
  await database.query(
    `insert into words (deck_id, word_order, image_id, target_translation_id, source_translation_id, target_text,
       source_text, origin_word_id)
     select $1, row_number() over (), image_id, min(t.translation_id), min(s.translation_id), min(t.translation),
       min(s.translation), 0
     from translations t join translations s using (image_id)
     where t.language = 'german' and s.language = 'english_uk' group by image_id order by image_id limit $2`,
    [deck_id, words],
  );
  await database.query('update words set origin_word_id = word_id where deck_id = $1', [deck_id]);
  return deck_id;
}

/** What somebody answered to the words of a deck, over the last months. */
async function answerAll(deck_id: number, user_id: number): Promise<void> {
  await database.query(
    `insert into answers (schedule, answer_id, mode, person_id, deck_id, word_id, origin_word_id, is_correct, answered_at, local_day)
     select 'person:' || $2::integer, gen_random_uuid(), 'study', $2, $1, word_id, word_id, random() < 0.8, at, at::date
     from (
       select word_id, now() - n * interval '7 hours' - random() * interval '1 hour' as at
       from generate_series(1, $3::integer / $4::integer) n, words where deck_id = $1
     ) given order by given.at`,
    [deck_id, user_id, answers, words],
  );
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Until the last byte is here; nothing is parsed. */
function get(address: string, cookie = ''): Promise<{ ms: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const asking = http.get(address, { headers: { cookie } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - start, body: Buffer.concat(chunks) });
        else reject(new Error(`${address} answered ${response.statusCode}`));
      });
    });
    asking.once('error', reject);
  });
}

function at(list: readonly number[], share: number): number {
  return list.toSorted((one, other) => one - other)[Math.floor(list.length * share)]!;
}
