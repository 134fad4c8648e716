import type { ClassRow } from '@lexiroom/contracts/classes';
import type pg from 'pg';
import { isInUse } from '../accounts/account-in-use.ts';

/** Which classes of a teacher are listed. */
interface Wanted {
  archived?: boolean;
  class_id?: number;
}

/** Classes of a teacher as lists show them, in the order in which they were made. What lies in the bin is not counted. */
export async function readClassRows(
  db: pg.Pool | pg.ClientBase,
  teacher_id: number,
  { archived, class_id }: Wanted,
): Promise<ClassRow[]> {
  const { rows } = await db.query<ClassRow>(
    `with wanted as (
       select * from classes where teacher_id = $1
         and ($2::boolean is null or (archived_at is not null) = $2) and ($3::integer is null or class_id = $3)
     ), seen as materialized (
       select item_id from (
         select distinct item_id from class_items where class_id in (select class_id from wanted)
       ) as shared where item_visibility(item_id) is not null
     )
     select class_id, class_name, archived_at is not null as archived, rev,
       (select count(*)::integer from students s
        where s.class_id = wanted.class_id and student_name is not null and merged_into is null) as student_count,
       (select count(*)::integer from class_requests r join users u using (user_id)
        where r.class_id = wanted.class_id and ${isInUse}) as request_count,
       (select count(*)::integer from class_items join seen using (item_id)
        where class_items.class_id = wanted.class_id) as item_count
     from wanted order by class_id`,
    [teacher_id, archived ?? null, class_id ?? null],
  );
  return rows;
}
