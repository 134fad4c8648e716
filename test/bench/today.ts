// npm run bench:today -- --decks 100 --words 400
// What somebody with many decks is told on their home page: what is due over all of them, how they get on, and the words
// of one study, beside the page of one of these decks and the least the server can answer. Half of the words were answered.
// Interleaved rounds; build first.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres/embedded-postgres.ts';
import { Person } from '../bots/person.ts';
import { ServerProcess } from '../bots/server-process.ts';

const { values } = parseArgs({
  options: {
    decks: { type: 'string', default: '100' },
    words: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '30' },
  },
});
const [decks, words, rounds] = [Number(values.decks), Number(values.words), Number(values.rounds)];

const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-bench-'));
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const server = await ServerProcess.start({ DATABASE_URL: postgres.url });
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
try {
  const person = await Person.signedUp(server.url, 'learner');
  const { username, user_id, root_id } = await person.api.loggedInUser();
  const deck_ids = await makeDecks(user_id, root_id);
  await answerHalf(user_id, deck_ids);
  await database.query('vacuum analyze');
  const { due_count, new_count, word_ids } = await person.api.today();
  console.log(`${decks} decks of ${words} words: ${due_count} due, ${new_count} new, ${word_ids.length} at once`);
  const calls = {
    today: () => person.api.today(),
    'words of a study': () => person.api.todaysWords({ query: { id: word_ids } }),
    progress: () => person.api.progress(),
    'page of one deck': () => person.api.deckData({ params: { username }, query: { id: [deck_ids[0]!] } }),
    'select 1 (health)': () => person.api.health(),
  };
  const took = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  for (let round = -5; round < rounds; round++) {
    for (const [name, call] of Object.entries(calls)) {
      const start = performance.now();
      await call();
      // The first rounds warm everything up.
      if (round >= 0) took.get(name)!.push(performance.now() - start);
    }
  }
  const middle = (name: string) => took.get(name)!.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!;
  console.table(
    [...took.keys()].map((name) => ({
      '': name,
      'p50 ms': middle(name).toFixed(1),
      'of the page of one deck': (middle(name) / middle('page of one deck')).toFixed(2),
    })),
  );
} finally {
  await database.end();
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function makeDecks(owner_id: number, root_id: number): Promise<number[]> {
  const { rows } = await database.query<{ deck_id: number }>(
    `with item as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id, item_order)
       select $1::integer, 'deck', 'Deck ' || n, 'deck ' || n, $2::integer, n from generate_series(1, $3::integer) n
       returning item_id
     )
     insert into decks (deck_id, target_language, source_language) select item_id, 'german', 'english_uk' from item
     returning deck_id`,
    [owner_id, root_id, decks],
  );
  const deck_ids = rows.map(({ deck_id }) => deck_id);
  await database.query(
    `insert into words (deck_id, word_order, target_text, source_text, origin_word_id)
     select deck_id, n, 'Wort ' || n, 'word ' || n, 0
     from unnest($1::integer[]) as deck_id, generate_series(1, $2::integer) n`,
    [deck_ids, words],
  );
  await database.query('update words set origin_word_id = word_id where deck_id = any($1)', [deck_ids]);
  return deck_ids;
}

/** Half of the words were answered on three days of the last months, and are due around today. */
async function answerHalf(user_id: number, deck_ids: readonly number[]): Promise<void> {
  const half = `from words where deck_id = any($2) and word_order % 2 = 0`;
  await database.query(
    `insert into answers (schedule, answer_id, mode, person_id, deck_id, word_id, origin_word_id, is_correct, ms, answered_at, local_day)
     select 'person:' || $1::integer, gen_random_uuid(), 'study', $1, deck_id, word_id, word_id, true, 4000,
       current_date - n * 20 - word_id % 20, current_date - n * 20 - word_id % 20
     from generate_series(1, 3) n, (select word_id, deck_id ${half}) as answered`,
    [user_id, deck_ids],
  );
  await database.query(
    `insert into word_schedules (schedule, origin_word_id, last_answered_at, last_answer_id, answers, right_answers,
       classic, fsrs, due_date, fsrs_due_date)
     select 'person:' || $1::integer, word_id, now() - interval '20 days', gen_random_uuid(), 3, 3,
       '{"days": 3, "correct_days": 3, "streak": 3, "last_day": 20000, "last_day_answers": 1, "last_day_correct": 1, "streak_before": 2}',
       '{}', current_date + (word_id % 60 - 5), current_date + (word_id % 60 - 5) ${half}`,
    [user_id, deck_ids],
  );
}
