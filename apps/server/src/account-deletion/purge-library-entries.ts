import type { EntryKind } from '@lexiroom/domain/library';
import type pg from 'pg';
import { entryTables, holds } from '../library/entry-tables.ts';

/** Entries of the library by their ids. */
export type EntryIds = Record<EntryKind, readonly number[]>;

/** The hashes that name the files of deleted entries. */
export interface GoneFiles {
  image_hashes: string[];
  sound_hashes: string[];
}

/** The pictures of somebody that are not shared. Only decks of theirs show them. */
export async function privatePictures(client: pg.ClientBase, user_id: number): Promise<number[]> {
  const { rows } = await client.query<{ image_id: number }>(
    'select image_id from images where submitted_by = $1 and is_private',
    [user_id],
  );
  return rows.map(({ image_id }) => image_id);
}

/** The entries that somebody has added and no admin has approved: nobody was offered them yet. */
export async function unapprovedEntries(client: pg.ClientBase, user_id: number): Promise<EntryIds> {
  const idsOf = async (kind: EntryKind) => {
    const { table, id, approved } = entryTables[kind];
    const { rows } = await client.query<{ id: number }>(
      `select ${id} as id from ${table} where submitted_by = $1 and not ${approved}`,
      [user_id],
    );
    return rows.map((row) => row.id);
  };
  return { image: await idsOf('image'), translation: await idsOf('translation'), sound: await idsOf('sound') };
}

/**
 * Deletes those that nobody needs, once the person's own decks are gone: no deck has them, nobody else has given a
 * picture the same name, and no other name hangs on a picture. Reports about them go too. Gives the files that have lost an entry.
 */
export async function deleteUnneeded(client: pg.ClientBase, entries: EntryIds): Promise<GoneFiles> {
  const sounds = await deleteOf<{ sound_hash: string }>(client, 'sound', entries.sound);
  await deleteOf(client, 'translation', entries.translation);
  const images = await deleteOf<{ image_hash: string }>(client, 'image', entries.image);
  return {
    image_hashes: images.map(({ image_hash }) => image_hash),
    sound_hashes: sounds.map(({ sound_hash }) => sound_hash),
  };
}

const alsoNeeded: Record<EntryKind, string> = {
  // A name goes with its picture: by now only names are left that somebody needs, else those that were deleted.
  image: `(exists (select from decks where deck_image_id = entry.image_id)
    or exists (select from translations named where named.image_id = entry.image_id
      and (not named.is_deleted or exists (select from deck_holdings held where ${holds('translation', 'named.translation_id')}))))`,
  translation: 'exists (select from name_givers giver where giver.translation_id = entry.translation_id)',
  sound: 'false',
};

async function deleteOf<Row>(client: pg.ClientBase, kind: EntryKind, ids: readonly number[]): Promise<Row[]> {
  const { table, id } = entryTables[kind];
  const { rows } = await client.query<Row & Record<string, number>>(
    `delete from ${table} entry
     where ${id} = any($1) and not ${alsoNeeded[kind]}
       and not exists (select from deck_holdings held where ${holds(kind, `entry.${id}`)})
     returning *`,
    [ids],
  );
  const deleted = rows.map((row) => row[id]);
  await client.query('delete from entry_reports where entry = $1 and id = any($2)', [kind, deleted]);
  return rows;
}

/**
 * Takes the person out of the credits of pictures they have added and made themselves, as far as that can be told: of
 * those that name no source, and of those whose artist is called like the account or its address. The links that stand
 * beside such a name, such as to a page of one's own, go too.
 */
export async function forgetArtist(client: pg.ClientBase, user_id: number): Promise<void> {
  const { rows } = await client.query<{ image_id: number }>(
    `update images set artist_name = null from users
     where user_id = $1 and submitted_by = $1 and artist_name is not null and (
       not exists (select from image_references source where source.image_id = images.image_id)
       or ${lettersOf('artist_name')} in (${lettersOf('username')}, ${lettersOf(`split_part(email, '@', 1)`)}))
     returning image_id`,
    [user_id],
  );
  await client.query('delete from image_references where image_id = any($1)', [rows.map(({ image_id }) => image_id)]);
}

/** 'Ana López', 'ana_lopez' and 'ana.lopez' are one name: SQL that leaves its letters and digits, without marks. */
const lettersOf = (name: string): string =>
  `regexp_replace(lower(normalize(${name}, NFKD)), '[\\u0300-\\u036f _.,''-]', '', 'g')`;
