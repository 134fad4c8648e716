import { type GameScore, scoreLimits, type ScoresWanted } from '@lexiroom/contracts/scores';
import { namesToldApart } from '@lexiroom/domain/names';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { asSet } from './rounds.service.ts';

const msPerHour = 3_600_000;

/** The best scores on decks, shown to whom the decks belong. */
@Injectable()
export class ScoreboardService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The best scores on exactly these decks, at most a hundred, of equal ones the earlier first: the owner's own, or those of
   * their students, who are called what they are called today, where they are today. NOT_FOUND when a deck is not theirs.
   */
  async read(
    { user_id }: CurrentUser,
    { id, game, showClassScores, timespan }: z.output<typeof ScoresWanted>,
  ): Promise<GameScore[] | Refusal> {
    const since = timespan === undefined ? '-infinity' : new Date(this.clock.now() - timespan * msPerHour);
    const values = [user_id, asSet(id), game, showClassScores, since];
    const { rows } = await this.pool.query<ScoreRow>(scoreboardSql, values);
    if (!rows[0]!.is_own) return refuse('NOT_FOUND');
    return rows[0]!.score_id === null ? [] : rows.map((row) => ({ ...row, student_name: shownName(row) }));
  }
}

interface ScoreRow extends GameScore {
  is_own: boolean;
  /** Who they are today; null in one's own scores. */
  now_id: number | null;
  /** All of their class who are called so. */
  namesakes: number[] | null;
}

/** The name of a student as every list has it: who is called like another one of the class is numbered. */
function shownName({ now_id, student_name, namesakes }: ScoreRow): string | null {
  if (student_name === null || !namesakes) return student_name;
  const alike = namesToldApart(namesakes.map((student_id) => ({ student_id, student_name })));
  return alike.find(({ student_id }) => student_id === now_id)?.student_name ?? student_name;
}

/** One row without a score when there are none. Whoever was merged into another student is called like that one. */
export const scoreboardSql = `
  with recursive best as (
    select score_id, score, score_date, student_id from game_scores
    where user_id = $1 and deck_ids = $2::integer[] and score_type = $3 and is_class_score = $4::boolean
      and score_date >= $5::timestamptz
    order by score desc, score_date, score_id limit ${scoreLimits.scores}
  ), way (student_id, now_id, merged_into) as (
    select student_id, student_id, merged_into from students where student_id in (select student_id from best)
    union all
    select way.student_id, s.student_id, s.merged_into from way join students s on s.student_id = way.merged_into
  )
  select is_own, score_id, score, extract(epoch from score_date)::float8 * 1000 as score_date, now_id, student_name,
    class_name, case when student_name is not null then array(
      select alike.student_id from students alike
      where alike.class_id = classes.class_id and alike.merged_into is null
        and lower(alike.student_name) = lower(students.student_name)) end as namesakes
  from (
    select count(*) = cardinality($2::integer[]) as is_own
    from items where item_id = any($2::integer[]) and owner_id = $1 and item_type = 'deck'
  ) as decks
  left join best on is_own
  left join way on way.student_id = best.student_id and way.merged_into is null
  left join students on students.student_id = now_id
  left join classes using (class_id)
  order by score desc, score_date, score_id`;
