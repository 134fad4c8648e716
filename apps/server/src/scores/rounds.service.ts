import {
  type GameRound,
  type NewGameRound,
  type NewGameScore,
  type SavedGameScore,
  scoreLimits,
} from '@lexiroom/contracts/scores';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { wasTaught } from '../classes/taught-class.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Jobs } from '../jobs/jobs.ts';
import { invalid, type Refusal, refuse } from '../refusals/refusal.ts';
import { type PlayedRound, readRounds, type RoundResult, resultOf } from './played-rounds.ts';
import { writeScores } from './projections.ts';
import { areTypedWords } from './typed-words.ts';

const msPerDay = 86_400_000;
/**
 * A round may have been opened so much later than it began, as a part of the least time in which it can be played: the call
 * that opens it can take longer than the one that brings the score.
 */
const openedLater = 0.1;

/** Rounds of games for one, and the scores they end with (decisions section 4). */
@Injectable()
export class RoundsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.every('unscored_rounds', '47 2 * * *', () => this.forgetUnscored());
  }

  /**
   * Opens a round on decks of the user's own: one deck, or the decks of categories. Opened twice under its id it is one
   * round; another one under that id is a CONFLICT. SCORE_CUSTOM for decks put together otherwise; NOT_FOUND when a deck,
   * the class or the student is not theirs.
   */
  async open(
    user: CurrentUser,
    { round_id, game, deck_ids, class_id = null, student_id = null }: z.output<typeof NewGameRound>,
  ): Promise<GameRound | Refusal> {
    const decks = asSet(deck_ids);
    const refusal = await this.#deckRefusal(user, decks);
    if (refusal) return refusal;
    if ((class_id === null) !== (student_id === null)) {
      return invalid('student_id', 'a student plays as one of a class');
    }
    if (
      class_id !== null &&
      student_id !== null &&
      !(await wasTaught(this.pool, user.user_id, { class_id, student_id }))
    ) {
      return refuse('NOT_FOUND');
    }
    const values = [user.user_id, round_id, game, decks, class_id, student_id];
    await this.pool.query(
      `insert into game_rounds (user_id, round_id, game, deck_ids, class_id, student_id, opened_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (user_id, round_id) do nothing`,
      [...values, new Date(this.clock.now())],
    );
    const { rowCount } = await this.pool.query(
      `select 1 from game_rounds where user_id = $1 and round_id = $2 and game = $3 and deck_ids = $4
         and class_id is not distinct from $5 and student_id is not distinct from $6`,
      values,
    );
    return rowCount === 1 ? { round_id } : refuse('CONFLICT');
  }

  /** A custom study has no scores; what else is played has one deck, or decks that lie in categories. */
  async #deckRefusal({ user_id }: CurrentUser, deck_ids: readonly number[]): Promise<Refusal | undefined> {
    const { rows } = await this.pool.query<{ own: number; in_categories: number }>(
      `select count(*)::integer as own, count(category_id)::integer as in_categories
       from items where item_id = any($1) and owner_id = $2 and item_type = 'deck'`,
      [deck_ids, user_id],
    );
    const { own, in_categories } = rows[0]!;
    if (own < deck_ids.length) return refuse('NOT_FOUND');
    return deck_ids.length > 1 && in_categories < deck_ids.length ? refuse('SCORE_CUSTOM') : undefined;
  }

  /**
   * Keeps the score of a round of the user's, once (S33): the answers that were recorded in it have to tell the same score
   * (SCORE_NOT_PLAYED), and the time since it was opened has to be enough to play them (SCORE_TOO_SOON, with the time to
   * wait), but not more than a week (SCORE_TOO_LATE). Sent again it is the same; another score of the round is a CONFLICT.
   */
  score(user: CurrentUser, order: z.output<typeof NewGameScore>): Promise<SavedGameScore | Refusal> {
    return inTransaction(this.pool, async (client) => {
      const key = [user.user_id, order.round_id];
      // Two copies at once take turns.
      await client.query('select 1 from game_rounds where user_id = $1 and round_id = $2 for update', key);
      const [round] = await readRounds(client, 'user_id = $1 and round_id = $2', key);
      if (!round) return refuse('NOT_FOUND');
      const result = resultOf(round);
      if (round.scored_steps !== null) {
        return result && isOf(round, order) && result.score === order.score ? saved(round, result) : refuse('CONFLICT');
      }
      return (await this.#scoreRefusal(client, round, result, order)) ?? (await this.#keep(client, round, result!));
    });
  }

  async #scoreRefusal(
    client: pg.ClientBase,
    round: PlayedRound,
    result: RoundResult | undefined,
    order: z.output<typeof NewGameScore>,
  ): Promise<Refusal | undefined> {
    const passedMs = this.clock.now() - round.opened_at.getTime();
    if (passedMs > scoreLimits.days * msPerDay) return refuse('SCORE_TOO_LATE');
    if (!result || result.score !== order.score || !isOf(round, order) || !(await areTypedWords(client, round))) {
      return refuse('SCORE_NOT_PLAYED');
    }
    const wait_ms = Math.ceil(result.leastMs * (1 - openedLater) - passedMs);
    return wait_ms > 0 ? refuse('SCORE_TOO_SOON', { wait_ms }) : undefined;
  }

  async #keep(client: pg.ClientBase, round: PlayedRound, result: RoundResult): Promise<SavedGameScore> {
    await client.query('update game_rounds set scored_steps = $2 where round_number = $1', [
      round.round_number,
      round.steps.at(-1)!.round_step,
    ]);
    await writeScores(client, [{ ...round, ...result }]);
    return saved(round, result);
  }

  /** Deletes rounds that no score will be taken for any more: most games that are begun are left. */
  async forgetUnscored(): Promise<void> {
    await this.pool.query('delete from game_rounds where scored_steps is null and opened_at < $1', [
      new Date(this.clock.now() - scoreLimits.days * msPerDay),
    ]);
  }
}

const saved = ({ round_number }: PlayedRound, { score, score_date }: RoundResult): SavedGameScore => ({
  score_id: round_number,
  score,
  score_date,
});

/** Ids as the tables have a set of decks: rising, each once. */
export const asSet = (deck_ids: readonly number[]): number[] => [...new Set(deck_ids)].toSorted((a, b) => a - b);

/** Whether a score is said to be of this round's decks, game and student. */
const isOf = (
  round: PlayedRound,
  { score_type, deck_ids, student_id = null }: z.output<typeof NewGameScore>,
): boolean =>
  score_type === round.game && student_id === round.student_id && asSet(deck_ids).join() === round.deck_ids.join();
