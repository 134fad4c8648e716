import type { Progress } from '@lexiroom/contracts/today';
import { type Day, dayNumber, dayText, localDay } from '@lexiroom/domain/scheduling';
import { knownStreak, restingStreak } from '@lexiroom/domain/today';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { personSchedule, sentenceSchedule } from '../event-log/schedules.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { stateOfLearnedWords } from './learned-decks.ts';

/** So many days are told, today included: 53 weeks. */
const daysTold = 371;

/** How somebody gets on over all decks they learn. */
@Injectable()
export class ProgressService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The user's answers day by day, to words and to sentences, their days in a row, and the words they know by language. */
  async progress(user: CurrentUser): Promise<Progress> {
    const today = localDay(this.clock.now(), user.time_zone, user.day_boundary);
    const [days, done, languages] = await Promise.all([
      this.#days(user),
      this.done(user.user_id, today),
      this.#languages(user),
    ]);
    const last = dayNumber(today);
    return {
      today,
      days: days
        .filter(({ day }) => day > last - daysTold && day <= last)
        .map(({ day, ...answers }) => ({ day: dayText(day), ...answers })),
      streak: restingStreak(
        days.map(({ day }) => day),
        last,
        user.settings.rest_days,
      ),
      done,
      languages,
    };
  }

  /** From the index alone: every day with an answer that was not taken back, the first one first. */
  async #days({ user_id }: CurrentUser): Promise<{ day: Day; answers: number; right: number }[]> {
    const { rows } = await this.pool.query<{ day: Day; answers: number; right: number }>(
      `select local_day - date '1970-01-01' as day, count(*)::integer as answers,
         (count(*) filter (where is_correct))::integer as right
       from answers
       where schedule = any($1) and voids is null
         and answer_id not in (select voids from answers where schedule = any($1) and voids is not null)
       group by local_day order by local_day`,
      [schedulesOf(user_id)],
    );
    return rows;
  }

  /** What somebody has done on a day of theirs: words and sentences, each once, and how long their answers took. */
  async done(user_id: number, day: string): Promise<Progress['done']> {
    const { rows } = await this.pool.query<Progress['done']>(
      `select count(distinct (schedule, origin_word_id))::integer as words,
         coalesce(sum(least(ms, $3)), 0)::integer as ms
       from answers
       where schedule = any($1) and local_day = $2 and voids is null
         and answer_id not in (select voids from answers where schedule = any($1) and voids is not null)`,
      [schedulesOf(user_id), day, longestAnswerMs],
    );
    return rows[0]!;
  }

  /** The last day on which somebody gave an answer; null when there is none. */
  async studiedOn(user_id: number): Promise<Day | null> {
    const { rows } = await this.pool.query<{ day: Day | null }>(
      `select max(local_day) - date '1970-01-01' as day from answers where schedule = any($1)`,
      [schedulesOf(user_id)],
    );
    return rows[0]!.day;
  }

  async #languages({ user_id }: CurrentUser): Promise<Progress['languages']> {
    const { rows } = await this.pool.query<Progress['languages'][number]>(
      `with recursive ${stateOfLearnedWords}
       select target_language, count(distinct origin_word_id)::integer as words,
         (count(distinct origin_word_id) filter (where days is not null))::integer as answered,
         (count(distinct origin_word_id) filter (where streak >= $3))::integer as known
       from state join learned using (deck_id) join decks using (deck_id)
       group by target_language order by known desc, answered desc, target_language`,
      [user_id, personSchedule(user_id), knownStreak],
    );
    return rows;
  }
}

/** Whoever takes longer than this for an answer was away, in milliseconds. */
const longestAnswerMs = 60_000;

const schedulesOf = (user_id: number): string[] => {
  const schedule = personSchedule(user_id);
  return [schedule, sentenceSchedule(schedule)];
};
