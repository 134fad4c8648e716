import { type SoloGame, soloGames } from '@lexiroom/domain/games';
import type { RoundStep } from '@lexiroom/domain/solo-round';
import type pg from 'pg';

/** A round with what was answered in it. */
export interface PlayedRound {
  user_id: number;
  round_id: string;
  round_number: number;
  game: SoloGame;
  deck_ids: number[];
  class_id: number | null;
  student_id: number | null;
  opened_at: Date;
  /** Null: it has no score. */
  scored_steps: number | null;
  /** In order, each step once. */
  steps: PlayedStep[];
}

/** An answer of a round. */
export interface PlayedStep extends Omit<RoundStep, 'ms'> {
  /** Null: it was not said. */
  ms: number | null;
  mode: string;
  deck_id: number;
  word_id: number;
  /** Epoch milliseconds. */
  answered_at: number;
}

/**
 * The rounds that `which` of `game_rounds r` is true of, by their numbers, with their answers: those that whoever plays
 * gave, and of two to one step the one that came first, as in a game there is no second try. Answers that came after the
 * score was kept are not among them.
 */
export async function readRounds(
  db: pg.Pool | pg.ClientBase,
  which: string,
  values: readonly unknown[],
): Promise<PlayedRound[]> {
  const { rows } = await db.query<PlayedRound>(
    `select user_id, round_id, round_number, game, deck_ids, class_id, student_id, opened_at, scored_steps,
       coalesce((
         select json_agg(json_build_object('round_step', round_step, 'is_correct', is_correct, 'ms', ms, 'play', play,
           'mode', mode, 'deck_id', deck_id, 'word_id', word_id,
           'answered_at', extract(epoch from answered_at)::float8 * 1000) order by round_step)
         from (
           select distinct on (round_step) round_step, is_correct, ms, play, mode, deck_id, word_id, answered_at
           from answers
           where schedule = case when r.class_id is null then 'person:' || r.user_id else 'class:' || r.class_id end
             and round_id = r.round_id and student_id is not distinct from r.student_id and voids is null
             and round_step <= coalesce(scored_steps, 32767)
           order by round_step, recorded_at, answer_id
         ) as given
       ), '[]') as steps
     from game_rounds r where ${which} order by round_number`,
    [...values],
  );
  return rows;
}

/** What a round came to. */
export interface RoundResult {
  score: number;
  /** The least time in which it can be played, in milliseconds. */
  leastMs: number;
  /** When the last answer was given, epoch milliseconds. */
  score_date: number;
}

/**
 * What the answers of a round come to by the rules of its game. Undefined when no such game can have been played: steps
 * that are missing or come after its end, that say not how long they took, answers of other decks or in another mode.
 */
export function resultOf({ game, deck_ids, steps }: PlayedRound): RoundResult | undefined {
  const played: RoundStep[] = [];
  for (const { ms, mode, deck_id, ...step } of steps) {
    if (ms === null || mode !== game || !deck_ids.includes(deck_id)) return undefined;
    played.push({ ...step, ms });
  }
  const { scoreOfRound, leastMsOf } = soloGames[game];
  const score = played.length === 0 ? undefined : scoreOfRound(played);
  if (score === undefined) return undefined;
  return { score, leastMs: leastMsOf(played), score_date: Math.max(...steps.map((step) => step.answered_at)) };
}
