import type { ImageRowEntry } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import type pg from 'pg';
import { imagePath, thumbnailPath } from '../media/media-paths.ts';
import { hasGiven } from './entry-access.ts';

/** A picture to be shown, with what is chosen of its names: by a word, or by the key it was found by. */
export interface WantedEntry {
  image_id: number;
  word_id?: number;
  target_translation_id?: number | null;
  source_translation_id?: number | null;
  /** The sound that the word has chosen; null for none. */
  sound_id?: number | null;
  /** The folded name it was found by. */
  fold_key?: string;
}

/** For whom entries are read, and which of their names are wanted. */
export interface EntryView {
  user_id: number;
  target: LanguageId;
  source: LanguageId | null;
  is_authentic: boolean;
}

type Translation = ImageRowEntry['target_translations'][number];
/** A name of a picture; where it is said, with the sound that says it best. */
type NameRow = Omit<Translation, 'selected'> & { language: LanguageId; fold_key: string; sound_id: number | null };
type PictureRow = Pick<
  ImageRowEntry,
  'image_id' | 'artist_name' | 'image_license' | 'image_approved' | 'is_deleted' | 'submitted_by' | 'references'
> & { image_hash: string };

/**
 * Pictures with their names in both languages, in the order asked for: names that are approved, the user's own, and what
 * a word has chosen. In each language one is selected: the word's, else the one it was found by, else the first; approved
 * ones stand first. Each is `selected` when it is a word's.
 */
export async function readEntries(
  client: Pick<pg.ClientBase, 'query'>,
  wanted: readonly WantedEntry[],
  { user_id, target, source, is_authentic }: EntryView,
): Promise<ImageRowEntry[]> {
  if (wanted.length === 0) return [];
  const image_ids = [...new Set(wanted.map(({ image_id }) => image_id))];
  // Put together here, and not by the statement, which takes twice as long for it.
  const askedPictures = client.query<PictureRow>({ name: 'library-pictures', text: picturesById, values: [image_ids] });
  const languages = source === null ? [target] : [target, source];
  const values = [image_ids, languages, user_id, is_authentic, target];
  const askedNames = client.query<NameRow>({ name: 'library-names', text: namesOfPictures, values });
  const [pictures, names] = await Promise.all([askedPictures, askedNames]);
  const namesOf = Map.groupBy(names.rows, ({ picture_id }) => picture_id);
  const chosen = await readChosen(client, wanted, user_id);
  const pictureOf = new Map(pictures.rows.map((picture) => [picture.image_id, picture]));
  return wanted.flatMap((entry) => {
    const picture = pictureOf.get(entry.image_id);
    const ofPicture = namesOf.get(entry.image_id) ?? [];
    const namesIn = (language: LanguageId | null, chosen_id: number | null | undefined) =>
      inOrder(
        ofPicture.filter((name) => name.language === language),
        chosen.get(chosen_id ?? -1),
      );
    if (!picture) return [];
    const targets = namesIn(target, entry.target_translation_id);
    const sources = namesIn(source, entry.source_translation_id);
    return [toEntry(picture, entry, targets, sources)];
  });
}

/** The names that words have chosen, by their ids. */
async function readChosen(
  client: Pick<pg.ClientBase, 'query'>,
  wanted: readonly WantedEntry[],
  user_id: number,
): Promise<Map<number, NameRow>> {
  const ids = wanted
    .flatMap(({ target_translation_id, source_translation_id }) => [target_translation_id, source_translation_id])
    .filter((translation_id) => typeof translation_id === 'number');
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<NameRow>({
    name: 'library-chosen-names',
    text: namesById,
    values: [ids, user_id],
  });
  return new Map(rows.map((name) => [name.translation_id, name]));
}

/** Approved ones first, then the oldest; the chosen one among them, whoever may see it. */
function inOrder(names: NameRow[], chosen: NameRow | undefined): NameRow[] {
  const isThere = !chosen || names.some(({ translation_id }) => translation_id === chosen.translation_id);
  const all = isThere ? names : [...names, chosen];
  return all.toSorted(
    (a, b) => Number(b.translation_approved) - Number(a.translation_approved) || a.translation_id - b.translation_id,
  );
}

function toEntry(
  { image_hash, ...picture }: PictureRow,
  wanted: WantedEntry,
  targets: NameRow[],
  sources: NameRow[],
): ImageRowEntry {
  const target = selectedOf(targets, wanted.target_translation_id, wanted.fold_key);
  const source = selectedOf(sources, wanted.source_translation_id, wanted.fold_key);
  return {
    ...picture,
    image_path: imagePath(image_hash),
    thumbnail_path: thumbnailPath(image_hash),
    word_id: wanted.word_id ?? null,
    selected: wanted.word_id !== undefined,
    target_translations: targets.map((name) => toTranslation(name, target)),
    source_translations: sources.map((name) => toTranslation(name, source)),
    sound_id: wanted.sound_id ?? target?.sound_id ?? null,
  };
}

/** A word's choice is none when it is null; without a word the name that was searched, else the first. */
function selectedOf(
  names: NameRow[],
  chosen: number | null | undefined,
  fold_key: string | undefined,
): NameRow | undefined {
  if (chosen === undefined) return names.find((name) => name.fold_key === fold_key) ?? names[0];
  return names.find(({ translation_id }) => translation_id === chosen);
}

const toTranslation = (
  { fold_key: _key, sound_id: _sound, language: _language, ...name }: NameRow,
  selected: NameRow | undefined,
): Translation => ({ ...name, selected: name.translation_id === selected?.translation_id });

/** $1 pictures. */
const picturesById = `
  select image.image_id, image.image_hash, image.artist_name, image.image_license, image.image_approved, image.is_deleted,
    submitter.username as submitted_by,
    coalesce(reference.links, '{}') as references
  from images image left join users submitter on submitter.user_id = image.submitted_by
    left join (
      select image_id, array_agg(reference_link order by reference_order) as links
      from image_references where image_id = any($1::integer[]) group by image_id
    ) as reference using (image_id)
  where image.image_id = any($1::integer[])`;

/** The sound is asked for only where `isSaid`: nothing tells of that of any other name, and to look for it takes time. */
const nameOf = (names: string, user: '$2' | '$3', isSaid: string) => `
  select name.translation_id, name.translation, submitter.username as translation_submitter,
    name.approved as translation_approved, name.image_id as picture_id, name.language, name.fold_key, case when ${isSaid} then (
      select sound_id from sounds
      where sounds.language = name.language and md5(sounds.fold_key) = md5(name.fold_key) and sounds.text = name.translation
        and not sounds.is_deleted and (sounds.approved or sounds.is_synthetic or sounds.submitted_by = ${user})
      order by sounds.approved desc, sounds.speaker_id nulls first, sound_id limit 1
    ) end as sound_id
  from ${names} left join users submitter on submitter.user_id = name.submitted_by`;

/** $1 pictures, $2 languages, $3 the user, $4 approved names only, $5 the language whose names are said: the target. */
const namesOfPictures = `${nameOf(
  `unnest($1::integer[]) as asked (image_id) join translations name
    on name.image_id = asked.image_id and name.language = any($2::text[]) and not name.is_deleted`,
  '$3',
  'name.language = $5',
)}
  where name.approved or not $4 and (name.submitted_by = $3 or ${hasGiven('name', '$3')})
    and not is_hidden('translation', name.translation_id)`;

/** $1 names, $2 the user. */
const namesById = `${nameOf('translations name', '$2', 'true')} where name.translation_id = any($1::integer[])`;
