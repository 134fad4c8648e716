import { defineEntity, p } from '@mikro-orm/core';
import type { LanguageId } from '@lexiroom/domain/languages';

const TranslationSchema = defineEntity({
  name: 'Translation',
  tableName: 'translations',
  properties: {
    translation_id: p.integer().primary().autoincrement(),
    image_id: p.integer().nullable(),
    language: p.text().$type<LanguageId>(),
    translation: p.text(),
    /** The text folded (domain/text), to be looked for. */
    fold_key: p.text(),
    /** What is learned with it: an article with its plural, a reading. */
    extra_text: p.text().nullable(),
    submitted_by: p.integer().nullable(),
    approved: p.boolean().default(false),
    is_deleted: p.boolean().default(false),
    created_at: p.datetime().defaultRaw('now()'),
  },
});

/** What a picture is called in a language. */
export class Translation extends TranslationSchema.class {}
TranslationSchema.setClass(Translation);
