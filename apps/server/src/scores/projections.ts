import type pg from 'pg';
import type { Difference } from '../event-log/difference.ts';
import { type PlayedRound, readRounds, type RoundResult, resultOf } from './played-rounds.ts';

/** How many rounds are read at once. */
const batch = 500;

/** What of the answers stands in the table. */
type StoredResult = Pick<RoundResult, 'score' | 'score_date'>;
/** A round with its score. */
type ScoredRound = Pick<PlayedRound, 'user_id' | 'round_id' | 'round_number' | 'game' | 'deck_ids' | 'student_id'> &
  StoredResult;

/** Stores the scores of rounds that have none. */
export async function writeScores(client: pg.ClientBase, rounds: readonly ScoredRound[]): Promise<void> {
  await client.query(
    `insert into game_scores (score_id, user_id, round_id, score_type, deck_ids, student_id, score, score_date)
     select round_number, user_id, round_id, game, deck_ids, student_id, score, to_timestamp(score_date / 1000)
     from json_to_recordset($1::json) as scored (round_number integer, user_id integer, round_id uuid, game text,
       deck_ids integer[], student_id integer, score integer, score_date float8)`,
    [
      JSON.stringify(
        rounds.map(({ round_number, user_id, round_id, game, deck_ids, student_id, score, score_date }) => ({
          round_number,
          user_id,
          round_id,
          game,
          deck_ids,
          student_id,
          score,
          score_date,
        })),
      ),
    ],
  );
}

/** Deletes all scores and folds them anew from the answers of their rounds. Returns how many there are. */
export async function rebuildGameScores(client: pg.ClientBase): Promise<number> {
  await client.query('delete from game_scores');
  let scores = 0;
  for await (const rounds of scoredRounds(client)) {
    const scored = rounds.flatMap(({ round, result }) => (result ? [{ ...round, ...result }] : []));
    await writeScores(client, scored);
    scores += scored.length;
  }
  return scores;
}

/** Compares every score with what the answers of its round tell; a score that they do not tell was never accepted. */
export async function compareGameScores(client: pg.ClientBase): Promise<Difference[]> {
  const differences: Difference[] = [];
  for await (const rounds of scoredRounds(client)) {
    const { rows } = await client.query<StoredScore>(storedSql, [rounds.map(({ round }) => round.round_number)]);
    const stored = new Map(rows.map(({ score_id, ...score }) => [score_id, JSON.stringify(score)]));
    for (const { round, result } of rounds) {
      const { round_number, user_id, game, deck_ids, student_id } = round;
      const expected =
        result &&
        JSON.stringify({ user_id, game, deck_ids, student_id, score: result.score, score_date: result.score_date });
      const found = stored.get(round_number);
      if (expected !== found || expected === undefined) {
        differences.push({
          what: `game_scores, score ${round_number}`,
          expected: expected ?? 'answers that tell a score',
          found: found ?? 'nothing',
        });
      }
    }
  }
  return [...differences, ...(await scoresWithoutRound(client))];
}

interface StoredScore extends Pick<PlayedRound, 'user_id' | 'game' | 'deck_ids' | 'student_id'>, StoredResult {
  score_id: number;
}

const storedSql = `
  select score_id, user_id, score_type as game, deck_ids, student_id, score,
    extract(epoch from score_date)::float8 * 1000 as score_date
  from game_scores where score_id = any($1)`;

async function scoresWithoutRound(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `select 'game_scores, score ' || score_id as what, 'a round with a score' as expected, 'none' as found
     from game_scores left join game_rounds on round_number = score_id and scored_steps is not null
     where round_number is null order by score_id`,
  );
  return rows;
}

/** Every round that has a score, some at a time, with what its answers tell. */
async function* scoredRounds(
  client: pg.ClientBase,
): AsyncGenerator<{ round: PlayedRound; result: RoundResult | undefined }[]> {
  let after = 0;
  for (;;) {
    const rounds = await readRounds(
      client,
      `round_number in (
         select round_number from game_rounds
         where scored_steps is not null and round_number > $1 order by round_number limit ${batch})`,
      [after],
    );
    if (rounds.length === 0) return;
    yield rounds.map((round) => ({ round, result: resultOf(round) }));
    after = rounds.at(-1)!.round_number;
  }
}
