import type { ClassDetails, ClassRow, JoinRequest } from '@lexiroom/contracts/classes';
import { isDoubtfulName } from '@lexiroom/domain/names';
import type pg from 'pg';
import { isInUse } from '../accounts/account-in-use.ts';
import { readMerges } from './merging/merge-rows.ts';
import type { StoredClass } from './own-classes.ts';
import { readSharedItems } from './sharing/shared-items.ts';
import { readStudents } from './students/roster.ts';

/** All that the page of a class shows. `today`: the day of its teacher. */
export async function readClassPage(
  db: pg.Pool,
  row: ClassRow,
  { class_id, join_code, asks_first }: StoredClass,
  today: string,
): Promise<Omit<ClassDetails, 'join_address'>> {
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
  const { rows } = await db.query<Omit<JoinRequest, 'is_doubtful'>>(
    `select user_id, username, user_picture, student_id, student_name,
       extract(epoch from requested_at)::float8 * 1000 as requested_at
     from class_requests join users u using (user_id)
     where class_id = $1 and ${isInUse} order by class_requests.requested_at, user_id`,
    [class_id],
  );
  return rows.map((request) => {
    const is_doubtful = [request.username, request.student_name ?? ''].some(isDoubtfulName);
    return { ...request, is_doubtful };
  });
}
