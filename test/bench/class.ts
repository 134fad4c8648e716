// npm run bench:class -- --students 200 --words 400 --answers 500000
// What the pages about a class cost at the server when it has answered for years, and one more answer: after a tenth of
// the answers, and after all of them. Build first.
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { rebuildWordSchedules } from '../../apps/server/src/answers/projections.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres/embedded-postgres.ts';
import { makeLibraryDeck } from '../bots/library-deck.ts';
import { Person } from '../bots/person.ts';
import { ServerProcess } from '../bots/server-process.ts';
import { cpuMs, cpuMsOfFamily, pidOfPostgres } from './process-figures.ts';

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '200' },
    words: { type: 'string', default: '400' },
    answers: { type: 'string', default: '500000' },
    rounds: { type: 'string', default: '30' },
  },
});
const students = Number(values.students);
const words = Number(values.words);
const answers = Number(values.answers);
const rounds = Number(values.rounds);

/** The most that half of the calls for a page may take; for all students by all words, which is asked for by itself. */
const pageLimitMs = 150;
const matrixLimitMs = 500;
const matrix = 'students × words';
/** One more answer after all answers may take so many times what it takes after a tenth of them. */
const growthLimit = 1.5;

const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-bench-'));
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const postgresPid = await pidOfPostgres(postgres.url);
const server = await ServerProcess.start({ DATABASE_URL: postgres.url });
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();

try {
  const teacher = await Person.signedUp(server.url);
  const { username, user_id, root_id } = await teacher.api.loggedInUser();
  const deck_id = await makeLibraryDeck(database, { owner_id: user_id, parent_id: root_id, words });
  const { class_id } = await teacher.api.newClass({ body: { class_name: '7b' } });
  const names = Array.from({ length: students }, (_, index) => ({ student_name: `Student ${index + 1}` }));
  const roster = await teacher.api.newStudents({ body: { class_id, students: names } });

  /** Every page about a class, and where it is asked for. */
  const pages: Record<string, string> = {
    'study page with the class': `/api/word-deck/${username}/search?id=${deck_id}&class_id=${class_id}`,
    'study page with a student': `/api/word-deck/${username}/search?id=${deck_id}&class_id=${class_id}&student_id=${roster[0]!.student_id}`,
    'students of the questioner': `/api/students/${class_id}`,
    'class page': `/api/class/${class_id}`,
    [matrix]: `/api/class_statistics/${class_id}?id=${deck_id}`,
    'what the class learned': `/api/class_learned/${class_id}`,
    'what the class forgets': `/api/class_forgetting/${class_id}?id=${deck_id}`,
  };

  const answering: number[][] = [];
  let last = 0;
  for (const upTo of [answers / 10, answers]) {
    await answer({ class_id, deck_id, from: last, upTo });
    last = upTo;
    await rebuildWordSchedules(database);
    await database.query('vacuum analyze');
    answering.push(await timesOfAnswers(teacher, { deck_id, class_id, roster }));
  }
  const [before, after] = answering as [number[], number[]];

  /** Of Node and PostgreSQL together: it tells what a page costs also where the machine has other things to do. */
  const cpu = () => cpuMs(server.pid) + cpuMsOfFamily(postgresPid);
  const rows: Record<string, string>[] = [
    { '': `one more answer after ${answers / 10}`, ...spread(before) },
    { '': `one more answer after ${answers}`, ...spread(after) },
  ];
  const verdicts: string[] = [];
  for (const [what, address] of Object.entries(pages)) {
    const took: number[] = [];
    let size = 0;
    let cpuBefore = 0;
    // The first rounds warm everything up.
    for (let round = -5; round < rounds; round++) {
      if (round === 0) cpuBefore = cpu();
      const { ms, bytes } = await get(server.url + address, teacher.cookie);
      size = bytes;
      if (round >= 0) took.push(ms);
    }
    const cpuMsEach = ((cpu() - cpuBefore) / rounds).toFixed(1);
    rows.push({ '': `${what}, ${(size / 1e6).toFixed(2)} MB`, ...spread(took), 'processor ms': cpuMsEach });
    verdicts.push(verdict(`${what}, p50`, at(took, 0.5), what === matrix ? matrixLimitMs : pageLimitMs, 'ms'));
  }
  verdicts.push(verdict('growth of one more answer', at(after, 0.5) / at(before, 0.5), growthLimit, 'times'));
  console.log(`${students} students, ${words} words, ${answers} answers of the class, each one of a student as well`);
  console.table(rows);
  for (const line of verdicts) console.log(line);
} finally {
  await database.end();
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Says whether a figure is within its limit; the bench fails when one is not. */
function verdict(what: string, figure: number, limit: number, unit: string): string {
  if (figure > limit) process.exitCode = 1;
  return `${figure <= limit ? 'ok  ' : 'OVER'} ${what}: ${figure.toFixed(2)} ${unit} (at most ${limit})`;
}

/** Answers of the questioner, from one number to another, over the last years: each for the class and a student. */
async function answer(of: { class_id: number; deck_id: number; from: number; upTo: number }): Promise<void> {
  await database.query(
    `with given as materialized (
       select gen_random_uuid() as answer_id, student_id, word_id, random() < 0.8 as is_correct,
         now() - (($4::integer - n) * interval '3 years' / $4) - interval '1 day' as at
       from generate_series($2::integer, $3::integer - 1) as n
       join (select student_id, row_number() over (order by student_id) - 1 as place from students where class_id = $1)
         as students on students.place = (n / $7) % $5
       join (select word_id, row_number() over (order by word_order) - 1 as place from words where deck_id = $6)
         as words on words.place = n % $7
     )
     insert into answers (schedule, answer_id, mode, class_id, student_id, deck_id, word_id, origin_word_id, is_correct,
       answered_at, local_day)
     select schedule, answer_id, 'study', $1, student_id, $6, word_id, word_id, is_correct, at, at::date
     from given, unnest(array['class:' || $1::integer, 'student:' || student_id]) as schedule
     order by given.at`,
    [of.class_id, of.from, of.upTo, answers, students, of.deck_id, words],
  );
}

/** How long the server takes for one more answer, to each word of the deck. */
async function timesOfAnswers(
  { api }: Person,
  asked: { deck_id: number; class_id: number; roster: readonly { student_id: number }[] },
): Promise<number[]> {
  const { deck_id, class_id, roster } = asked;
  const { rows } = await database.query<{ word_id: number }>('select word_id from words where deck_id = $1', [deck_id]);
  const times: number[] = [];
  for (const [index, { word_id }] of rows.entries()) {
    const { student_id } = roster[index % roster.length]!;
    const start = performance.now();
    await api.questionAnswer({ body: { word_id, deck_id, class_id, student_id, is_correct: true } });
    times.push(performance.now() - start);
  }
  // The first ones warm everything up.
  return times.slice(Math.floor(times.length / 10));
}

/** Until the last byte is here; nothing is parsed. */
function get(address: string, cookie: string): Promise<{ ms: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const asking = http.get(address, { headers: { cookie } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - start, bytes });
        else reject(new Error(`${address} answered ${response.statusCode}`));
      });
    });
    asking.once('error', reject);
  });
}

function spread(list: readonly number[]) {
  return { 'p50 ms': at(list, 0.5).toFixed(1), 'p95 ms': at(list, 0.95).toFixed(1) };
}

function at(list: readonly number[], share: number): number {
  return list.toSorted((one, other) => one - other)[Math.floor(list.length * share)]!;
}
