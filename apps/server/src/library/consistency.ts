import type pg from 'pg';
import type { Difference } from '../event-log/difference.ts';

/** What is wrong with pictures that are not shared: one whose name is offered to everybody. */
export async function comparePrivatePictures(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `select 'translations of id ' || translation_id as what, 'not approved, as its picture is not shared' as expected,
       'approved' as found
     from images join translations using (image_id) where is_private and approved order by translation_id`,
  );
  return rows;
}
