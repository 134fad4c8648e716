import type pg from 'pg';

/** Takes the names of these students from the seats that they had in live sessions: 'Player n' stands there instead. */
export async function forgetNamesOfSeats(client: pg.ClientBase, student_ids: readonly number[]): Promise<void> {
  await client.query(`update seats set name = 'Player ' || seat_id where student_id = any($1)`, [student_ids]);
}

/**
 * Takes the names of these students from everywhere: the roster, what was merged into them, the seats that they had. The
 * rows stay, as answers name them by their numbers. Whoever joined as them is in the class no longer.
 */
export async function forgetStudents(client: pg.ClientBase, student_ids: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ student_id: number }>(
    `with recursive together (student_id) as (
       select unnest($1::integer[])
       union
       select s.student_id from together join students s on s.merged_into = together.student_id
     )
     update students set student_name = null, person_id = null, linked_at = null, absent_on = null, rev = rev + 1
     where student_id in (select student_id from together) and student_name is not null
     returning student_id`,
    [student_ids],
  );
  const forgotten = rows.map(({ student_id }) => student_id);
  await forgetNamesOfSeats(client, forgotten);
  // Who asked to be let in as one of them is to be named by the teacher.
  await client.query('update class_requests set student_id = null where student_id = any($1)', [forgotten]);
}
