import type { LanguageId } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import type { Concept } from '../starter-library/content-files.ts';
import { addNames, addPictures, namesOf, type NewName, picturesOf } from '../starter-library/write-content.ts';
import type { Owner } from '../starter-library/write-decks.ts';

/** A name as a picture was given it. */
interface GivenName extends NewName {
  translation_id: number | null;
}

/** Another text for a name that was given. */
interface Correction {
  translation_id: number;
  was: string;
  name: string;
}

/** Adds the pictures and names of these concepts that the library never had, and corrects the names that it was given. */
export async function updateConcepts(client: pg.ClientBase, owner: Owner, concepts: Concept[]): Promise<void> {
  const pictures = picturesOf(concepts);
  const given = await readGivenPictures(
    client,
    pictures.map(({ picture }) => picture.hash),
  );
  await addPictures(
    client,
    pictures.filter(({ picture }) => !given.has(picture.hash)),
  );
  const wanted = pictures.flatMap(({ picture, concept }): NewName[] => {
    const image_id = given.get(picture.hash);
    return image_id ? namesOf(concept).map((name) => ({ ...name, image_id })) : [];
  });
  const names = await readGivenNames(client, [...new Set(wanted.map(({ image_id }) => image_id))]);
  await addNames(
    client,
    wanted.filter((name) => !givenAs(names, name)),
  );
  const corrections = wanted.flatMap((name): Correction[] => {
    const { translation_id, name: was } = givenAs(names, name) ?? { translation_id: null, name: '' };
    return translation_id !== null && was !== name.name ? [{ translation_id, was, name: name.name }] : [];
  });
  await correctNames(client, owner, corrections);
  await giveExtraTexts(
    client,
    pictures.map(({ picture }) => picture.hash),
    concepts,
  );
}

/** Gives names that read as they were given last the second texts that they have now. */
async function giveExtraTexts(client: pg.ClientBase, hashes: string[], concepts: Concept[]): Promise<void> {
  const texts = concepts.flatMap(({ key, names, extra = {} }) =>
    (Object.keys(names) as LanguageId[]).map((language) => ({ key, language, extra: extra[language] ?? null })),
  );
  await client.query(
    `update translations entry set extra_text = given.extra
     from (
       select translation_id, name, wanted.extra
       from starter_pictures join starter_names using (image_id)
         join unnest($2::text[], $3::text[], $4::text[]) as wanted (concept_key, language, extra)
           using (concept_key, language)
       where image_hash = any($1) and is_main and translation_id is not null
     ) as given
     where entry.translation_id = given.translation_id and entry.translation = given.name
       and entry.extra_text is distinct from given.extra`,
    [hashes, texts.map(({ key }) => key), texts.map(({ language }) => language), texts.map(({ extra }) => extra)],
  );
}

/** The pictures with these hashes that were given, by hash: their ids; null for those that are gone. */
async function readGivenPictures(client: pg.ClientBase, hashes: string[]): Promise<Map<string, number | null>> {
  const { rows } = await client.query<{ image_hash: string; image_id: number | null }>(
    'select image_hash, image_id from starter_pictures where image_hash = any($1)',
    [hashes],
  );
  return new Map(rows.map(({ image_hash, image_id }) => [image_hash, image_id]));
}

async function readGivenNames(client: pg.ClientBase, image_ids: number[]): Promise<ReadonlyMap<string, GivenName>> {
  const { rows } = await client.query<GivenName>(
    'select image_id, language, is_main, name, translation_id from starter_names where image_id = any($1)',
    [image_ids],
  );
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** What a name was given as: the one that is shown of a picture and language may have had another text. */
const givenAs = (names: ReadonlyMap<string, GivenName>, name: NewName) => names.get(keyOf(name));
const keyOf = ({ image_id, language, is_main, name }: NewName): string =>
  `${image_id} ${language} ${is_main ? '' : name}`;

/**
 * Changes names that still read as they were given, unless their picture has the new one already. Words of the starter
 * decks that said just that say the new one, without the sound of the old; everybody else's stay as they are.
 */
async function correctNames(client: pg.ClientBase, { user_id }: Owner, corrections: Correction[]): Promise<void> {
  if (corrections.length === 0) return;
  const { rows } = await client.query<Correction>(
    `with correction as (
       select * from unnest($1::integer[], $2::text[], $3::text[], $4::text[])
         as correction (translation_id, was, name, fold_key)
     ), corrected as (
       update translations entry set translation = name, fold_key = correction.fold_key from correction
       where entry.translation_id = correction.translation_id and translation = was
         and approved and not is_deleted and submitted_by is null
         and not exists (
           select from translations other
           where other.image_id = entry.image_id and other.language = entry.language and not other.is_deleted
             and other.translation_id <> entry.translation_id
             and name_case_key(other.language, other.translation) = name_case_key(entry.language, name))
       returning entry.translation_id, was, name, image_id, language
     )
     update starter_names given set name = corrected.name from corrected
     where given.image_id = corrected.image_id and given.language = corrected.language and is_main
     returning corrected.translation_id, was, corrected.name`,
    [
      corrections.map(({ translation_id }) => translation_id),
      corrections.map(({ was }) => was),
      corrections.map(({ name }) => name),
      corrections.map(({ name }) => searchKey(name)),
    ],
  );
  await follow(client, user_id, rows);
}

/** Words are locked in one order, so that two changes never wait for each other. */
async function follow(client: pg.ClientBase, owner_id: number, corrected: Correction[]): Promise<void> {
  await client.query(
    `with correction as (
       select * from unnest($1::integer[], $2::text[], $3::text[]) as correction (translation_id, was, name)
     ), held as materialized (
       select word_id, deck_id, target.name as target, source.name as source
       from words
         left join correction target on target.translation_id = target_translation_id and target.was = target_text
         left join correction source on source.translation_id = source_translation_id and source.was = source_text
       where (target_translation_id = any($1) or source_translation_id = any($1))
         and (target.name is not null or source.name is not null)
         and deck_id in (select item_id from items where owner_id = $4 and item_type = 'deck')
       order by word_id for update of words
     ), changed as (
       update items set rev = rev + 1 where item_id in (select deck_id from held) returning item_id, rev
     )
     update words set
       target_text = coalesce(target, target_text),
       target_rev = case when target is null then target_rev else rev end,
       source_text = coalesce(source, source_text),
       source_rev = case when source is null then source_rev else rev end,
       sound_id = case when target is null then sound_id end,
       source_sound_id = case when source is null then source_sound_id end
     from held join changed on changed.item_id = held.deck_id where words.word_id = held.word_id`,
    [
      corrected.map(({ translation_id }) => translation_id),
      corrected.map(({ was }) => was),
      corrected.map(({ name }) => name),
      owner_id,
    ],
  );
}
