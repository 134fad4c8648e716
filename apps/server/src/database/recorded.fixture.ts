import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { emptyDatabase } from './fresh-database.fixture.ts';
import { migrate } from './migrate.ts';

const folder = path.join(import.meta.dirname, 'recorded');

/**
 * All rows of a database as an earlier release wrote them: three accounts, two quizzes that were played to their end and
 * one in the middle, and from the second release on two weeks of study. They were written by running that release and
 * having bots play and study on it; the file is called like its last migration.
 */
export interface Recorded {
  tables: Record<string, Record<string, unknown>[]>;
  sequences: { sequence: string; last_value: string }[];
}

/** The releases there are, the first one first. */
export const recordedReleases = readdirSync(folder)
  .map((file) => path.basename(file, '.json'))
  .toSorted();

/** What a release wrote. */
export function recordedBy(release: string): Recorded {
  return JSON.parse(readFileSync(path.join(folder, `${release}.json`), 'utf8')) as Recorded;
}

/** For specs: the address of a new database as that release left it, with the tables that it had. */
export async function recordedDatabase(release: string): Promise<string> {
  const { tables, sequences } = recordedBy(release);
  const url = await emptyDatabase();
  await migrate(url, release);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Rows point at others that come later.
    await client.query(`set session_replication_role = 'replica'`);
    for (const [table, rows] of Object.entries(tables)) {
      const name = client.escapeIdentifier(table);
      await client.query(
        `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
        [JSON.stringify(rows)],
      );
    }
    for (const { sequence, last_value } of sequences)
      await client.query('select setval($1, $2)', [sequence, last_value]);
  } finally {
    await client.end();
  }
  return url;
}

/** For specs: the files of the pictures that a release recorded. */
export function writeRecordedPictures(release: string, mediaFolder: string): void {
  mkdirSync(path.join(mediaFolder, 'thumbnails'), { recursive: true });
  for (const { image_hash } of recordedBy(release).tables.images!) {
    for (const place of ['', 'thumbnails'])
      writeFileSync(path.join(mediaFolder, place, `${String(image_hash)}.webp`), 'drawn');
  }
}
