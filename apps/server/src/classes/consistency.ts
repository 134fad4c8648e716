import type pg from 'pg';
import type { Difference } from '../event-log/difference.ts';

/**
 * What is wrong in the rows of classes: students who are a part of another without a merge that says so, or whose answers
 * count elsewhere than the row says; parts that lie in another class or have an account; and things that are shared by
 * somebody who does not own them.
 */
export async function compareClasses(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(faults);
  return rows;
}

const faults = `
  select 'students of id ' || student_id as what,
    coalesce('a part of ' || into_student_id, 'a part of none') as expected,
    coalesce('a part of ' || merged_into, 'a part of none') as found
  from students left join student_merges on from_student_id = student_id and undone_at is null
  where merged_into is distinct from into_student_id
  union all
  select 'schedule_heads of student ' || student_id,
    coalesce('merged into student:' || s.merged_into, 'merged into none'),
    coalesce('merged into ' || heads.merged_into, 'merged into none')
  from students s left join schedule_heads heads on schedule = 'student:' || student_id
  where 'student:' || s.merged_into is distinct from heads.merged_into
  union all
  select 'students of id ' || part.student_id, 'in class ' || whole.class_id, 'in class ' || part.class_id
  from students part join students whole on whole.student_id = part.merged_into
  where part.class_id <> whole.class_id
  union all
  select 'students of id ' || student_id, 'joined by nobody, as a part of ' || merged_into, 'joined by ' || person_id
  from students where merged_into is not null and person_id is not null
  union all
  select format('class_items of %s, %s', class_id, item_id), 'of user ' || teacher_id, 'of user ' || owner_id
  from class_items join classes using (class_id) join items using (item_id) where teacher_id <> owner_id
  order by what`;
