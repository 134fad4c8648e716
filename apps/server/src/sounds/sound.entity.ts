import type { LanguageId } from '@lexiroom/domain/languages';
import type { SentTiming } from '@lexiroom/domain/stories/timings';
import { defineEntity, p } from '@mikro-orm/core';

const SoundSchema = defineEntity({
  name: 'Sound',
  tableName: 'sounds',
  properties: {
    sound_id: p.integer().primary().autoincrement(),
    /** Names its file. */
    sound_hash: p.text(),
    language: p.text().$type<LanguageId>(),
    text: p.text(),
    /** The text folded (domain/text), to be looked for. */
    fold_key: p.text(),
    /** The voice it stands for; null for what people added beside the voices. */
    speaker_id: p.smallint().nullable(),
    /** When its words begin; null where nobody has told. */
    sound_timings: p.json<SentTiming[]>().nullable(),
    /** Made by a machine. */
    is_synthetic: p.boolean(),
    submitted_by: p.integer().nullable(),
    /** What whoever added it calls it; nobody else is told. */
    sound_name: p.text().nullable(),
    approved: p.boolean().default(false),
    is_deleted: p.boolean().default(false),
    /** Came with a file that its owner brought: for their decks alone, and never reviewed. */
    is_private: p.boolean().default(false),
    /** The file that it came with says that a machine has made it. */
    is_imported_synthetic: p.boolean().default(false),
    created_at: p.datetime().defaultRaw('now()'),
  },
});

/** A sound of a text in one language. */
export class Sound extends SoundSchema.class {}
SoundSchema.setClass(Sound);
