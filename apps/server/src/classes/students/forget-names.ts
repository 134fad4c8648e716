import type pg from 'pg';

/** A row of a roster by its name. */
export interface NamedStudent {
  student_id: number;
  student_name: string;
}

/** Takes the names of these students from the seats that they had in live sessions: 'Player n' stands there instead. */
export async function forgetNamesOfSeats(client: pg.ClientBase, student_ids: readonly number[]): Promise<void> {
  await client.query(`update seats set name = 'Player ' || seat_id where student_id = any($1)`, [student_ids]);
}

/**
 * Takes the name of a student from everywhere: the roster, what was merged into them, the seats that they had. The rows
 * stay, as answers name them by their numbers. Whoever joined as them is in the class no longer. Gives the merged rows
 * with the names that they had.
 */
export async function forgetStudent(client: pg.ClientBase, student_id: number): Promise<NamedStudent[]> {
  const { rows: named } = await client.query<NamedStudent>(
    `with recursive ${together}
     select student_id, student_name from students join together using (student_id)
     where student_name is not null order by student_id`,
    [student_id],
  );
  const forgotten = named.map((row) => row.student_id);
  await client.query(
    `update students set student_name = null, person_id = null, linked_at = null, absent_on = null, rev = rev + 1
     where student_id = any($1)`,
    [forgotten],
  );
  await forgetNamesOfSeats(client, forgotten);
  // Who asked to be let in as one of them is to be named by the teacher.
  await client.query('update class_requests set student_id = null where student_id = any($1)', [forgotten]);
  return named.filter((row) => row.student_id !== student_id);
}

/** Gives rows that are still merged into a student, and have no name any more, their names back. */
export async function nameParts(
  client: pg.ClientBase,
  student_id: number,
  parts: readonly NamedStudent[],
): Promise<void> {
  await client.query(
    `with recursive ${together}
     update students set student_name = named.student_name, rev = rev + 1
     from unnest($2::integer[], $3::text[]) as named (student_id, student_name) join together using (student_id)
     where students.student_id = named.student_id and students.student_name is null`,
    [student_id, parts.map((part) => part.student_id), parts.map((part) => part.student_name)],
  );
}

/** A part of a recursive statement: the student `$1` with all that was merged into them. */
const together = `together (student_id) as (
  select $1::integer
  union
  select s.student_id from together join students s on s.merged_into = together.student_id
)`;
