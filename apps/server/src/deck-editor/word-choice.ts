import type { LanguageId } from '@lexiroom/domain/languages';
import type pg from 'pg';
import { isUsable } from '../library/entry-access.ts';

/** What a row has chosen of the library, and its own texts. A field that is not named is not chosen. */
export interface WordChoice {
  image_id?: number | null | undefined;
  target_translation_id?: number | null | undefined;
  source_translation_id?: number | null | undefined;
  sound_id?: number | null | undefined;
  source_sound_id?: number | null | undefined;
  target_text?: string | null | undefined;
  source_text?: string | null | undefined;
  extra_target_translation?: string | null | undefined;
  note?: string | null | undefined;
  example?: string | null | undefined;
  example_translation?: string | null | undefined;
}

export interface Languages {
  target_language: LanguageId;
  source_language: LanguageId | null;
}

/**
 * Whether a user may put all of this into a deck: everything is there and usable (library/entry-access.ts); a text is in the
 * language of its side and names the picture of its row, if that has one; a sound is in the language of its side.
 */
export async function areUsable(
  client: pg.ClientBase,
  user_id: number,
  { target_language, source_language }: Languages,
  rows: readonly WordChoice[],
): Promise<boolean> {
  const { rowCount } = await client.query(unusable, [
    rows.map(({ image_id }) => image_id ?? null),
    rows.map(({ target_translation_id }) => target_translation_id ?? null),
    rows.map(({ source_translation_id }) => source_translation_id ?? null),
    rows.map(({ sound_id }) => sound_id ?? null),
    target_language,
    source_language,
    user_id,
    rows.map(({ source_sound_id }) => source_sound_id ?? null),
  ]);
  return rowCount === 0;
}

const lacksText = (id: string, language: '$5' | '$6') => `
  ${id} is not null and not exists (
    select 1 from translations entry
    where entry.translation_id = ${id} and entry.language = ${language}
      and (chosen.image_id is null or entry.image_id = chosen.image_id) and ${isUsable('translation', '$7')})`;

const lacksSound = (id: string, language: '$5' | '$6') => `
  ${id} is not null and not exists (
    select 1 from sounds entry
    where entry.sound_id = ${id} and entry.language = ${language} and ${isUsable('sound', '$7')})`;

const unusable = `
  select 1 from unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $8::integer[])
    as chosen (image_id, target_id, source_id, sound_id, source_sound_id)
  where chosen.image_id is not null and not exists (
      select 1 from images entry where entry.image_id = chosen.image_id and ${isUsable('image', '$7')})
    or ${lacksText('chosen.target_id', '$5')}
    or ${lacksText('chosen.source_id', '$6')}
    or ${lacksSound('chosen.sound_id', '$5')}
    or ${lacksSound('chosen.source_sound_id', '$6')}
  limit 1`;
