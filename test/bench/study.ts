// npm run bench:study -- --words 400 --answers 20000
// The page of a deck whose owner has answered its words for months, and one more answer: the built server against a bare
// HTTP server that sends the same bytes; then the same of a deck of sentences. Among the answers of other learners.
// Interleaved rounds; build first.
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
    sentences: { type: 'string', default: '100' },
    answers: { type: 'string', default: '20000' },
    others: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '40' },
  },
});
const words = Number(values.words);
const sentences = Number(values.sentences);
const answers = Number(values.answers);
const others = Number(values.others);
const rounds = Number(values.rounds);

const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-bench-'));
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const postgresPid = await pidOfPostgres(postgres.url);
const server = await ServerProcess.start({ DATABASE_URL: postgres.url });
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
/** SQL for when the answer number `n` was given. */
const givenAt = `now() - n * interval '7 hours' - random() * interval '1 hour'`;
/** Sends what it was given, as fast as Node can. */
const bareServer = `
  const { parentPort, workerData } = require('node:worker_threads');
  const sending = require('node:http').createServer((_, reply) => reply.end(workerData));
  sending.listen(0, '127.0.0.1', () => parentPort.postMessage(sending.address().port));`;

try {
  const person = await Person.signedUp(server.url);
  const { username, user_id, root_id } = await person.api.loggedInUser();
  const deck_id = await makeDeck(user_id, root_id);
  await makeSentences(deck_id);
  for (let other = 0; other <= others; other++) await answerAll(deck_id, other === 0 ? user_id : 1_000_000 + other);
  await rebuildWordSchedules(database);
  // As the database does by itself over months.
  await database.query('vacuum analyze answers');
  const asked = (await person.api.deckData({ params: { username }, query: { id: deck_id } })).words;
  await measure({
    what: 'words',
    address: `${server.url}/api/word-deck/${username}/search?id=${deck_id}`,
    cookie: person.cookie,
    asked,
    answer: (place) =>
      person.api.questionAnswer({ body: { word_id: asked[place]!.word_id, deck_id, is_correct: true } }),
  });
  const written = (await person.api.sentences({ query: { id: deck_id } })).sentences;
  await measure({
    what: 'sentences',
    address: `${server.url}/api/sentences/search?id=${deck_id}`,
    cookie: person.cookie,
    asked: written,
    answer: (place) =>
      person.api.sentenceAnswer({ body: { sentence_id: written[place]!.sentence_id, is_correct: true } }),
  });
} finally {
  await database.end();
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Measured {
  what: 'words' | 'sentences';
  /** What reads all of them, with their answers. */
  address: string;
  cookie: string;
  asked: readonly { answers: readonly unknown[] }[];
  /** Gives one more answer to the one in this place. */
  answer: (place: number) => Promise<unknown>;
}

/** Reads what was asked for again and again, beside the same bytes from a bare server; then answers each once. */
async function measure({ what, address, cookie, asked, answer }: Measured): Promise<void> {
  const { body } = await get(address, cookie);
  const bare = new Worker(bareServer, { eval: true, workerData: body });
  try {
    const [port] = (await once(bare, 'message')) as [number];
    const given = asked.reduce((sum, one) => sum + one.answers.length, 0);
    console.log(
      `${asked.length} ${what}, ${given} answers, ${(body.length / 1e6).toFixed(2)} MB; ${others} other learners`,
    );
    const cpu = () => cpuMs(server.pid) + cpuMsOfFamily(postgresPid);
    let readCpuMs = 0;
    const took = { read: [] as number[], bytes: [] as number[], health: [] as number[] };
    for (let round = -10; round < rounds; round++) {
      const before = cpu();
      const read = (await get(address, cookie)).ms;
      if (round >= 0) readCpuMs += cpu() - before;
      const one = {
        read,
        bytes: (await get(`http://127.0.0.1:${port}/`)).ms,
        health: (await get(`${server.url}/api/health`)).ms,
      };
      // The first rounds warm everything up.
      if (round >= 0) for (const key of ['read', 'bytes', 'health'] as const) took[key].push(one[key]);
    }
    const answering: number[] = [];
    for (const place of asked.keys()) answering.push(await timed(() => answer(place)));
    console.table(
      Object.entries({
        [`all ${what} of the deck`]: took.read,
        'the same bytes, bare': took.bytes,
        'select 1 (health)': took.health,
        'one more answer': answering,
      }).map(([name, list]) => ({ '': name, 'p50 ms': at(list, 0.5).toFixed(1), 'p95 ms': at(list, 0.95).toFixed(1) })),
    );
    const p50 = at(took.read, 0.5);
    console.log(`${p50 <= 100 ? 'ok  ' : 'OVER'} all ${what} of the deck, p50: ${p50.toFixed(1)} ms (at most 100)`);
    console.log(`     ${(p50 / at(took.bytes, 0.5)).toFixed(1)} times the bare bytes`);
    console.log(`     ${(readCpuMs / rounds).toFixed(1)} ms of processor, Node and PostgreSQL together`);
  } finally {
    await bare.terminate();
  }
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

/** So many sentences in a deck, with two highlights each. */
async function makeSentences(deck_id: number): Promise<void> {
  await database.query(
    `with made as (
       insert into sentences (deck_id, sentence_order, origin_sentence_id, target_text, source_text)
       select $1, n, 0, 'Der Hund Nummer ' || n || ' schläft im Garten.', 'Dog number ' || n || ' sleeps in the garden.'
       from generate_series(1, $2::integer) n returning sentence_id
     )
     insert into sentence_highlights (sentence_id, sentence_type, start_index, end_index, highlight_color)
     select sentence_id, sentence_type, 4, 8, 'red' from made, unnest(array['target', 'source']) as sentence_type`,
    [deck_id, sentences],
  );
  await database.query('update sentences set origin_sentence_id = sentence_id where deck_id = $1', [deck_id]);
}

/** What somebody answered to the words and the sentences of a deck, over the last months. */
async function answerAll(deck_id: number, user_id: number): Promise<void> {
  await database.query(
    `insert into answers (schedule, answer_id, mode, person_id, deck_id, word_id, origin_word_id, is_correct, answered_at, local_day)
     select 'person:' || $2::integer || kind, gen_random_uuid(), mode, $2, $1, asked, asked, random() < 0.8, at, at::date
     from (
       select '' as kind, 'study' as mode, word_id as asked, ${givenAt} as at
       from generate_series(1, $3::integer / $4::integer) n, words where deck_id = $1
       union all
       select '/sentences', 'sentence-revise', sentence_id, ${givenAt}
       from generate_series(1, $3::integer / $5::integer) n, sentences where deck_id = $1
     ) given order by given.at`,
    [deck_id, user_id, answers, words, sentences],
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
