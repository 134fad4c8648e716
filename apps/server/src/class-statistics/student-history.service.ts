import type { StudentAnswer, StudentHistory } from '@lexiroom/contracts/classes';
import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { readOwnClass } from '../classes/own-classes.ts';
import { readOwnStudent } from '../classes/students/own-student.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { readHeads } from '../event-log/schedule-heads.ts';
import { studentSchedule } from '../event-log/schedules.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { visibilityFor } from '../items/may-see.ts';
import { Refused, refuse } from '../refusals/refusal.ts';

/** So many answers are on a page. */
const pageSize = 100;

/** What single students answered, told to their teacher alone. */
@Injectable()
export class StudentHistoryService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A page of what a student answered, in class and alone, newest first; an answer that was taken back is left out, and one
   * that both of two merged rows have is told once. NOT_FOUND for everybody else, and when the student was removed.
   */
  async read(user: CurrentUser, student_id: number, page: number): Promise<StudentHistory> {
    const { student_name, class_id } = await readOwnStudent(this.pool, user.user_id, student_id);
    if (student_name === null) throw new Refused(refuse('NOT_FOUND'));
    const { class_name } = await readOwnClass(this.pool, user.user_id, class_id);
    const head = studentSchedule(student_id);
    const members = (await readHeads(this.pool, [head])).membersOf(head);
    const { rows } = await this.pool.query<StudentAnswer & { count: number }>(historySql, [members, pageSize, (page - 1) * pageSize, user.user_id, null]); // prettier-ignore
    const count = rows[0]?.count ?? (page > 1 ? await this.#count(members) : 0);
    return {
      student_id,
      student_name,
      class_id,
      class_name,
      page,
      pages: Math.max(1, Math.ceil(count / pageSize)),
      time_zone: user.time_zone,
      today: localDay(this.clock.now(), user.time_zone, user.day_boundary),
      answers: rows,
    };
  }

  async #count(members: readonly string[]): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(
      `select count(*)::integer as count from (${answersOf}) as given`,
      [members],
    );
    return rows[0]!.count;
  }
}

/** What counts of these schedules, each answer once. */
const answersOf = `
  select distinct on (answer_id) answer_id, answered_at, local_day, is_correct, mode, class_id, live_id, word_id
  from answers
  where schedule = any($1) and voids is null and not exists (
    select 1 from answers as later where later.schedule = answers.schedule and later.voids = answers.answer_id)
  order by answer_id, schedule collate "C"`;

/** A word has its text as far as the teacher may still see it: a quiz may have been played on a deck of somebody else. */
const historySql = `
  with given as (${answersOf}), page as (
    select *, count(*) over ()::integer as count from given
    order by local_day desc, answered_at desc, answer_id desc limit $2 offset $3
  )
  select answer_id, extract(epoch from answered_at)::float8 * 1000 as answered_at, local_day::text, is_correct, mode,
    page.word_id, count,
    live_id is not null or exists (select 1 from answers copy where copy.schedule = 'class:' || class_id and copy.answer_id = page.answer_id)
      as in_class,
    case when target_text is not null and (i.owner_id = $4 or ${visibilityFor('i', 'item_id', '$5', '$4')} <> 'private')
      then json_build_object('target_translation', target_text,
      'target_language', target_language, 'source_translation', source_text, 'source_language', source_language) end as word
  from page left join words using (word_id) left join decks on decks.deck_id = words.deck_id
    left join items i on i.item_id = words.deck_id
  order by local_day desc, answered_at desc, answer_id desc`;
