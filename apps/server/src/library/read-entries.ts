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

type NameRow = ImageRowEntry['target_translations'][number] & { fold_key: string; sound_id: number | null };
type EntryRow = Omit<ImageRowEntry, 'image_path' | 'thumbnail_path' | 'word_id' | 'selected' | 'sound_id'> & {
  image_hash: string;
  target_translations: NameRow[];
  source_translations: NameRow[];
};

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
  const { rows } = await client.query<EntryRow>({
    name: 'library-entries',
    text: entries,
    values: [
      wanted.map(({ image_id }) => image_id),
      wanted.map(({ target_translation_id }) => target_translation_id ?? null),
      wanted.map(({ source_translation_id }) => source_translation_id ?? null),
      target,
      source,
      user_id,
      is_authentic,
    ],
  });
  return rows.map((row, index) => toEntry(row, wanted[index]!));
}

function toEntry({ image_hash, ...row }: EntryRow, wanted: WantedEntry): ImageRowEntry {
  const targets = select(row.target_translations, wanted.target_translation_id, wanted.fold_key);
  const sources = select(row.source_translations, wanted.source_translation_id, wanted.fold_key);
  return {
    ...row,
    image_path: imagePath(image_hash),
    thumbnail_path: thumbnailPath(image_hash),
    word_id: wanted.word_id ?? null,
    selected: wanted.word_id !== undefined,
    target_translations: targets.map(toTranslation),
    source_translations: sources.map(toTranslation),
    sound_id: wanted.sound_id ?? targets.find(({ selected }) => selected)?.sound_id ?? null,
  };
}

/** A word's choice is none when it is null; without a word the name that was searched, else the first. */
function select(names: NameRow[], chosen: number | null | undefined, fold_key: string | undefined): NameRow[] {
  const searched = names.find((name) => name.fold_key === fold_key) ?? names[0];
  const selected_id = chosen === undefined ? searched?.translation_id : chosen;
  return names.map((name) => ({ ...name, selected: name.translation_id === selected_id }));
}

const toTranslation = ({ fold_key: _key, sound_id: _sound, ...name }: NameRow) => name;

const namesIn = (language: '$4' | '$5', chosen: 'target_id' | 'source_id') => `
  select coalesce(json_agg(json_build_object(
      'translation_id', name.translation_id, 'translation', name.translation, 'selected', false,
      'translation_submitter', submitter.username, 'translation_approved', name.approved, 'picture_id', name.image_id,
      'fold_key', name.fold_key, 'sound_id', (
        select sound_id from sounds
        where sounds.language = name.language and md5(sounds.fold_key) = md5(name.fold_key) and sounds.text = name.translation
          and not sounds.is_deleted and (sounds.approved or sounds.is_synthetic or sounds.submitted_by = $6)
        order by sounds.approved desc, sounds.speaker_id nulls first, sound_id limit 1
      )) order by name.approved desc, name.translation_id), '[]')
  from (
    select * from translations name
    where name.image_id = asked.image_id and name.language = ${language} and not name.is_deleted
      and (name.approved or not $7 and (name.submitted_by = $6 or ${hasGiven('name', '$6')})
        and not is_hidden('translation', name.translation_id))
    union
    select * from translations name where name.translation_id = asked.${chosen}
  ) as name left join users submitter on submitter.user_id = name.submitted_by`;

/** $1 pictures, $2 and $3 the names chosen of each, $4 target, $5 source, $6 the user, $7 approved names only. */
const entries = `
  select image.image_id, image.image_hash, image.artist_name, image.image_license, image.image_approved, image.is_deleted,
    submitter.username as submitted_by,
    (select coalesce(json_agg(reference_link order by reference_order), '[]') from image_references
      where image_id = image.image_id) as references,
    (${namesIn('$4', 'target_id')}) as target_translations,
    (${namesIn('$5', 'source_id')}) as source_translations
  from unnest($1::integer[], $2::integer[], $3::integer[]) with ordinality as asked (image_id, target_id, source_id, place)
  join images image using (image_id)
  left join users submitter on submitter.user_id = image.submitted_by
  order by asked.place`;
