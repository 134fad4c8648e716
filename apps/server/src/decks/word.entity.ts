import { defineEntity, p } from '@mikro-orm/core';

const WordSchema = defineEntity({
  name: 'Word',
  tableName: 'words',
  properties: {
    word_id: p.integer().primary().autoincrement(),
    deck_id: p.integer(),
    word_order: p.integer(),
    image_id: p.integer().nullable(),
    /** What its owner typed: what is shown, asked and said. */
    target_text: p.text().nullable(),
    source_text: p.text().nullable(),
    /** Which names of its picture they are, where they are some. */
    target_translation_id: p.integer().nullable(),
    source_translation_id: p.integer().nullable(),
    /** A second text under the target: kana, pinyin, an article. */
    extra_target_translation: p.text().nullable(),
    /** What its owner remarks on it, a sentence with it in the target language, and what that means. */
    note: p.text().nullable(),
    example: p.text().nullable(),
    example_translation: p.text().nullable(),
    /** The sound chosen for it; without one it is said by the first voice of its language. */
    sound_id: p.integer().nullable(),
    /** The one chosen for its source text. */
    source_sound_id: p.integer().nullable(),
    is_pinned: p.boolean().default(false),
    /** The word this one was first copied from; itself when it never was. */
    origin_word_id: p.integer(),
    /** The deck's `rev` when each was last changed. */
    image_rev: p.integer().default(0),
    target_rev: p.integer().default(0),
    source_rev: p.integer().default(0),
    created_at: p.datetime().defaultRaw('now()'),
  },
});

/** One row of a deck: its own texts, and the picture and names of the library that go with them. */
export class Word extends WordSchema.class {}
WordSchema.setClass(Word);
