import type { ClassDetails, ClassRow, JoinRequest, SharedItem, StudentMerge } from '@lexiroom/contracts/classes';
import type pg from 'pg';
import { isInUse, type StoredClass } from './own-classes.ts';
import { readStudents } from './students/roster.ts';

/** All that the page of a class shows. `today`: the day of its teacher. */
export async function readClassPage(
  db: pg.Pool,
  row: ClassRow,
  { class_id, join_code, asks_first }: StoredClass,
  today: string,
): Promise<ClassDetails> {
  return {
    ...row,
    join_code,
    asks_first,
    students: await readStudents(db, class_id, today),
    requests: await readRequests(db, class_id),
    merges: await readMerges(db, class_id),
    items: await readSharedItems(db, class_id),
  };
}

/** Who asks to be let in, in the order in which they asked. */
async function readRequests(db: pg.Pool, class_id: number): Promise<JoinRequest[]> {
  const { rows } = await db.query<JoinRequest>(
    `select user_id, username, user_picture, student_id, student_name,
       extract(epoch from requested_at)::float8 * 1000 as requested_at
     from class_requests join users u using (user_id)
     where class_id = $1 and ${isInUse} order by class_requests.requested_at, user_id`,
    [class_id],
  );
  return rows;
}

/** Merges that can be undone, newest first. */
async function readMerges(db: pg.Pool, class_id: number): Promise<StudentMerge[]> {
  const { rows } = await db.query<StudentMerge>(
    `select merge_id, student_name as from_name, into_student_id,
       extract(epoch from merged_at)::float8 * 1000 as merged_at
     from student_merges m join students on student_id = from_student_id
     where m.class_id = $1 and undone_at is null and student_name is not null
     order by merge_id desc`,
    [class_id],
  );
  return rows;
}

/** What is shared with a class and does not lie in the bin, newest first, with the decks that are in it. */
export async function readSharedItems(
  db: pg.Pool | pg.ClientBase,
  class_id: number,
  item_id?: number,
): Promise<SharedItem[]> {
  const { rows } = await db.query<SharedItem>(
    `with recursive shared as materialized (
       select item_id, shared_at from class_items
       where class_id = $1 and ($2::integer is null or item_id = $2) and item_visibility(item_id) is not null
     ), inside as (
       select i.item_id as shared_id, i.item_id, i.item_type from shared join items i using (item_id)
       union all
       select shared_id, i.item_id, i.item_type from inside
       join items i on case inside.item_type when 'category' then i.category_id else i.parent_id end = inside.item_id
       where inside.item_type in ('folder', 'category') and i.deleted_at is null
         -- The decks of a category are met once, in the folder that both lie in.
         and i.item_type in ('folder', 'deck') and not exists (
           select 1 from items category where category.item_id = i.category_id and category.deleted_at is not null)
     )
     select item_id, item_name, i.item_type, extract(epoch from shared_at)::float8 * 1000 as shared_at,
       (select count(*)::integer from inside where shared_id = i.item_id and inside.item_type = 'deck') as deck_count
     from shared join items i using (item_id) order by shared.shared_at desc, item_id desc`,
    [class_id, item_id ?? null],
  );
  return rows;
}
