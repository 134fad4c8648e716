import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { OwnClasses } from '../own-classes.ts';

/** A class and who teaches it. */
export interface TaughtClass {
  class_id: number;
  teacher_id: number;
}

/** Who is noted as absent in a class today, by the wall and the zone of its teacher, for those who meet the class itself. */
@Injectable()
export class Absences {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly own: OwnClasses,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The students who are noted as absent in a class today. */
  async notedIn({ class_id, teacher_id }: TaughtClass): Promise<number[]> {
    const { rows } = await this.pool.query<{ student_id: number }>(
      `select student_id from students join classes using (class_id)
       where class_id = $1 and teacher_id = $2 and absent_on = $3 and student_name is not null and merged_into is null
       order by student_id`,
      [class_id, teacher_id, await this.#today(teacher_id)],
    );
    return rows.map(({ student_id }) => student_id);
  }

  /**
   * Runs `write` in a transaction in which these students, who came all the same, are no longer noted as absent today:
   * both happen, or neither. A mark of another day stays, and so does that of a student who has left the class.
   */
  async cameAfterAll(
    { class_id, teacher_id }: TaughtClass,
    student_ids: readonly number[],
    write: (client: pg.ClientBase) => Promise<void>,
  ): Promise<void> {
    const today = await this.#today(teacher_id);
    await this.own.change(teacher_id, async (client) => {
      await client.query(
        `update students set absent_on = null, rev = rev + 1
         where student_id = any($1) and class_id = $2 and absent_on = $3`,
        [student_ids, class_id, today],
      );
      await write(client);
    });
  }

  async #today(teacher_id: number): Promise<string | null> {
    const { rows } = await this.pool.query<{ time_zone: string; day_boundary: number }>(
      'select time_zone, day_boundary from users where user_id = $1',
      [teacher_id],
    );
    return rows[0] ? localDay(this.clock.now(), rows[0].time_zone, rows[0].day_boundary) : null;
  }
}
