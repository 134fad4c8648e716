import { starterLibraryOwner } from '@lexiroom/domain/library';
import type pg from 'pg';
import type { Concept } from './content-files.ts';
import type { LibraryEntry } from './topic-decks.ts';
import { isOfferedImage, isOfferedName } from '../entry-access.ts';
import type { Owner } from './write-decks.ts';

type Database = Pick<pg.ClientBase, 'query'>;

/** What a library has: none of the program's content, some other than this, or this. */
export type ContentState = 'empty' | 'other' | 'applied';

/** What the library has of the content of this version. */
export async function contentState(client: Database, version: string): Promise<ContentState> {
  const { rows } = await client.query<{ is_there: boolean; applied: string | null }>(
    `select exists (select from users where username_key = $1) or exists (select from starter_versions) as is_there,
       (select version from starter_versions order by applied_at desc limit 1) as applied`,
    [starterLibraryOwner],
  );
  if (!rows[0]?.is_there) return 'empty';
  return rows[0].applied === version ? 'applied' : 'other';
}

/** Remembers that the library has all of the content of this version. */
export async function rememberVersion(client: Database, version: string): Promise<void> {
  await client.query(
    `insert into starter_versions (version, applied_at) values ($1, clock_timestamp())
     on conflict (version) do update set applied_at = excluded.applied_at`,
    [version],
  );
}

/** The owner of the starter library; undefined when they are gone, or another name is theirs by now. */
export async function readOwner(client: Database): Promise<Owner | undefined> {
  const { rows } = await client.query<Owner>(
    `select user_id, item_id as root_id from users join items on owner_id = user_id and parent_id is null
     where username_key = $1`,
    [starterLibraryOwner],
  );
  return rows[0];
}

/** Waits until no other server writes content; until the end of the transaction no other one does. */
export async function lockContent(client: Database): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('lexiroom first content'))`);
}

/**
 * Of each of these concepts, by its key, the first picture that the library offers, with the oldest name that it offers in
 * each language. Concepts without a picture are left out.
 */
export async function readLibrary(client: Database, concepts: readonly Concept[]): Promise<Map<string, LibraryEntry>> {
  const { rows } = await client.query<LibraryEntry & { image_hash: string }>(
    `select given.image_hash, image_id, (
       select coalesce(json_object_agg(language, translation_id), '{}') from (
         select language, min(translation_id) as translation_id from translations name
         where name.image_id = given.image_id and ${isOfferedName} group by language) as first_names) as translation_ids
     from starter_pictures given join images image using (image_id)
     where given.image_hash = any($1) and ${isOfferedImage}`,
    [concepts.flatMap(({ pictures }) => pictures.map(({ hash }) => hash))],
  );
  const offered = new Map(rows.map(({ image_hash, ...entry }) => [image_hash, entry]));
  return new Map(
    concepts.flatMap(({ key, pictures }) => {
      const shown = pictures.find(({ hash }) => offered.has(hash));
      return shown ? [[key, offered.get(shown.hash)!]] : [];
    }),
  );
}
