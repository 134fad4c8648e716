import pg from 'pg';
import { type PersonalTable, personalTables } from '../accounts/personal-tables.ts';
import { allowTime } from '../database/time-limits.ts';
import { liveSchedule, personSchedule, sentenceSchedule } from '../event-log/schedules.ts';
import { deletePrivate } from '../library/pictures/delete-private.ts';
import {
  deleteUnneeded,
  forgetArtist,
  type GoneFiles,
  privatePictures,
  unapprovedEntries,
} from './purge-library-entries.ts';

/** What is left to be done outside of the database. */
interface Purged extends GoneFiles {
  live_ids: number[];
}

/**
 * Deletes an account whose time has come, and every trace of who had it (S64): what is theirs goes, what others need stays
 * without them. Within a transaction. Gives what went with it and lies elsewhere; undefined when the account is to be kept.
 */
export async function purge(client: pg.ClientBase, user_id: number, days: number): Promise<Purged | undefined> {
  await allowTime(client, 120_000);
  const { rowCount } = await client.query(
    `select 1 from users where user_id = $1 and deletion_asked_at <= now() - make_interval(days => $2) for update`,
    [user_id, days],
  );
  if (rowCount === 0) return undefined;
  const { rows } = await client.query<{ live_id: number }>('select live_id from lives where host_id = $1', [user_id]);
  const live_ids = rows.map(({ live_id }) => live_id);
  // Also what others answered there: the deck and its words were this person's. Answers of sessions that they had deleted
  // before stay; nothing tells any more that those were theirs.
  await client.query('delete from answers where schedule = any($1)', [live_ids.map(liveSchedule)]);
  const ofWords = personSchedule(user_id);
  await client.query('delete from answers where schedule = any($1)', [[ofWords, sentenceSchedule(ofWords)]]);
  await forgetArtist(client, user_id);
  const private_hashes = await deletePrivate(client, await privatePictures(client, user_id));
  const entries = await unapprovedEntries(client, user_id);
  for (const [table, rule] of Object.entries(personalTables)) await clear(client, table, rule, user_id);
  await client.query(`insert into audit_rows (action) values ('user_deleted')`);
  const { image_hashes, sound_hashes } = await deleteUnneeded(client, entries);
  return { live_ids, image_hashes: [...private_hashes, ...image_hashes], sound_hashes };
}

async function clear(client: pg.ClientBase, table: string, { of, deletion }: PersonalTable, user_id: number) {
  const name = pg.escapeIdentifier(table);
  const which = of.replaceAll('$1', '$1::integer');
  if (deletion === 'deleted') await client.query(`delete from ${name} where ${which}`, [user_id]);
  else if (typeof deletion === 'object') {
    await client.query(`update ${name} set ${deletion.set.replaceAll('$1', '$1::integer')} where ${which}`, [user_id]);
  }
}
