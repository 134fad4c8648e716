import { Migration } from '@mikro-orm/migrations';

/**
 * What the owner of a word tells of it: a note, and a sentence with it and its translation; and the sound that they have
 * chosen for its source text, which decks hold as they hold that of the target text.
 */
export class GiveWordsNotes extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table words add column note text, add column example text, add column example_translation text,
     add column source_sound_id integer references sounds on delete set null`,
  'create index words_source_sound_id_index on words (source_sound_id) where source_sound_id is not null',
  // As it was, and with the sounds of source texts.
  `create or replace view deck_holdings as
    select deck_id, image_id, target_translation_id, source_translation_id, sound_id from words
    union all
    select deck_id, null::integer, null::integer, null::integer, source_sound_id from words
      where source_sound_id is not null
    union all
    select deck_id, image_id, null::integer, null::integer, null::integer
      from sentence_images join sentences using (sentence_id)
    union all
    select deck_id, null::integer, null::integer, null::integer, sound_id from sentences where sound_id is not null
    union all
    select deck_id, null::integer, null::integer, null::integer, extra_sound_id from sentences
      where extra_sound_id is not null
    union all
    select story_id, image_id, null::integer, null::integer, sound_id from story_sections
      where image_id is not null or sound_id is not null
    union all
    select story_id, cover_image_id, null::integer, null::integer, null::integer from stories
      where cover_image_id is not null`,
];
