import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../../database/pool.ts';
import { OwnClasses } from '../own-classes.ts';

/** A class on the day on which a moment is for its teacher. */
export interface ClassAtMoment {
  class_id: number;
  teacher_id: number;
  /** Epoch milliseconds. */
  at: number;
}

/** Who is noted as absent in a class on a day, for those who meet the class itself. */
@Injectable()
export class Absences {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly own: OwnClasses,
  ) {}

  /** The students who are noted as absent in a class on that day. */
  async notedIn(moment: ClassAtMoment): Promise<number[]> {
    const { rows } = await this.pool.query<{ student_id: number }>(
      `select student_id from students join classes using (class_id)
       where class_id = $1 and teacher_id = $2 and absent_on = $3 and student_name is not null and merged_into is null
       order by student_id`,
      [moment.class_id, moment.teacher_id, await this.#dayOf(moment)],
    );
    return rows.map(({ student_id }) => student_id);
  }

  /**
   * Runs `write` in a transaction in which these students, who came all the same, are no longer noted as absent on that
   * day: both happen, or neither. A mark of another day stays, and so does that of a student who has left the class.
   */
  async cameAfterAll(
    moment: ClassAtMoment,
    student_ids: readonly number[],
    write: (client: pg.ClientBase) => Promise<void>,
  ): Promise<void> {
    const day = await this.#dayOf(moment);
    await this.own.change(moment.teacher_id, async (client) => {
      await client.query(
        `update students set absent_on = null, rev = rev + 1
         where student_id = any($1) and class_id = $2 and absent_on = $3`,
        [student_ids, moment.class_id, day],
      );
      await write(client);
    });
  }

  async #dayOf({ teacher_id, at }: ClassAtMoment): Promise<string | null> {
    const { rows } = await this.pool.query<{ time_zone: string; day_boundary: number }>(
      'select time_zone, day_boundary from users where user_id = $1',
      [teacher_id],
    );
    return rows[0] ? localDay(at, rows[0].time_zone, rows[0].day_boundary) : null;
  }
}
