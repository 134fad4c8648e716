import type { LanguageId } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import type { Concept } from './content-files.ts';

/** A picture of a concept. */
export interface NewPicture {
  concept: Concept;
  picture: Concept['pictures'][number];
}

/** A name to be given to a picture. */
export interface NewName {
  image_id: number;
  language: LanguageId;
  /** Whether it is shown, or accepted only. */
  is_main: boolean;
  name: string;
}

/** All pictures of these concepts, in their order. */
export const picturesOf = (concepts: readonly Concept[]): NewPicture[] =>
  concepts.flatMap((concept) => concept.pictures.map((picture) => ({ concept, picture })));

/** What a concept is called: in each language the name that is shown, and after it the others. */
export function namesOf({ names, also }: Pick<Concept, 'names' | 'also'>): Omit<NewName, 'image_id'>[] {
  return (Object.entries(names) as [LanguageId, string][]).flatMap(([language, name]) => [
    { language, is_main: true, name },
    ...[...new Set(also?.[language])].map((other) => ({ language, is_main: false, name: other })),
  ]);
}

/** Adds pictures with their sources and all names of their concepts, approved. */
export async function addPictures(client: pg.ClientBase, drawn: NewPicture[]): Promise<void> {
  const image_ids = await newIds(client, 'images', 'image_id', drawn.length);
  const pictures = drawn.map((each, index) => ({ ...each, image_id: image_ids[index]! }));
  await insert(
    client,
    `with picture as (
       select * from json_to_recordset($1::json)
         as picture (image_id integer, hash text, artist_name text, image_license text, concept_key text)
     ), added as (
       insert into images (image_id, image_hash, artist_name, image_license, image_approved)
       select image_id, hash, artist_name, image_license, true from picture
     )
     insert into starter_pictures (image_hash, concept_key, image_id) select hash, concept_key, image_id from picture`,
    pictures.map(({ image_id, picture: { hash, artist_name, image_license }, concept: { key: concept_key } }) => ({
      image_id,
      hash,
      artist_name,
      image_license,
      concept_key,
    })),
  );
  await insert(
    client,
    `insert into image_references (image_id, reference_order, reference_link)
     select image_id, place, link
     from json_to_recordset($1::json) as reference (image_id integer, place smallint, link text)`,
    pictures.flatMap(({ image_id, picture: { references } }) =>
      references.map((link, place) => ({ image_id, place, link })),
    ),
  );
  await addMainNames(client, pictures);
  const others = pictures.flatMap(({ image_id, concept }) => namesOf(concept).map((name) => ({ ...name, image_id })));
  await addNames(
    client,
    others.filter(({ is_main }) => !is_main),
  );
}

/** Gives new pictures the name of their concept in each language. Nothing can stand in its way, so nothing is looked for. */
async function addMainNames(client: pg.ClientBase, pictures: (NewPicture & { image_id: number })[]): Promise<void> {
  const concepts = [...new Set(pictures.map(({ concept }) => concept))];
  const placeOf = new Map(concepts.map((concept, place) => [concept, place]));
  const names = concepts.flatMap((concept, place) =>
    (Object.entries(concept.names) as [LanguageId, string][]).map(([language, name]) => {
      return { place, language, name, extra: concept.extra?.[language] ?? null };
    }),
  );
  const image_ids = pictures.map(({ image_id }) => image_id);
  await client.query(
    `insert into translations (image_id, language, translation, fold_key, extra_text, approved)
     select image_id, language, name, fold_key, extra, true
     from unnest($1::integer[], $2::integer[]) as picture (image_id, place)
       join unnest($3::integer[], $4::text[], $5::text[], $6::text[], $7::text[])
         as name (place, language, name, fold_key, extra)
         using (place)
     order by image_id`,
    [
      image_ids,
      pictures.map(({ concept }) => placeOf.get(concept)!),
      names.map(({ place }) => place),
      names.map(({ language }) => language),
      names.map(({ name }) => name),
      foldKeys(names),
      names.map(({ extra }) => extra),
    ],
  );
  await client.query(
    `insert into starter_names (image_id, language, is_main, name, translation_id)
     select image_id, language, true, translation, translation_id from translations where image_id = any($1)`,
    [image_ids],
  );
}

/** Gives pictures names, approved. One that a picture has already, apart from case, stays as it is. */
export async function addNames(client: pg.ClientBase, names: NewName[]): Promise<void> {
  if (names.length === 0) return;
  await client.query(
    `with name as (
       select * from unnest($1::integer[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::boolean[])
         as name (translation_id, image_id, language, name, fold_key, is_main)
     ), added as (
       insert into translations (translation_id, image_id, language, translation, fold_key, approved)
       select translation_id, image_id, language, name, fold_key, true from name
       on conflict (image_id, language, name_case_key(language, translation)) where not is_deleted do nothing
       returning translation_id
     )
     insert into starter_names (image_id, language, is_main, name, translation_id)
     select image_id, language, is_main, name, added.translation_id from name left join added using (translation_id)`,
    [
      await newIds(client, 'translations', 'translation_id', names.length),
      names.map(({ image_id }) => image_id),
      names.map(({ language }) => language),
      names.map(({ name }) => name),
      foldKeys(names),
      names.map(({ is_main }) => is_main),
    ],
  );
}

/** By what each of these names is found. */
function foldKeys(names: readonly { name: string }[]): string[] {
  const keys = new Map<string, string>();
  for (const { name } of names) if (!keys.has(name)) keys.set(name, searchKey(name));
  return names.map(({ name }) => keys.get(name)!);
}

/** Ids that nobody else gets, so that rows can name each other before they are written. */
export async function newIds(client: pg.ClientBase, table: string, column: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ ids: number[] | null }>(
    // The sequence is looked up once, and not for each id.
    `with of_table as materialized (select pg_get_serial_sequence($1, $2)::regclass as sequence)
     select array_agg(nextval(sequence)::integer) as ids from of_table, generate_series(1, $3)`,
    [table, column, count],
  );
  return rows[0]?.ids ?? [];
}

export async function insert(client: pg.ClientBase, sql: string, rows: object[]): Promise<void> {
  await client.query(sql, [JSON.stringify(rows)]);
}
