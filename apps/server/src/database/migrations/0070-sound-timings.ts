import { Migration } from '@mikro-orm/migrations';

/** When the words of a sound begin, and sounds of texts that are longer than what an index holds. */
export class TimeSounds extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // An array of [word, duration, textOffset, wordLength, audioOffset]; null where nobody has told. Made before this was
  // told, a sound gets its timings when it is made anew for a story.
  'alter table sounds add column sound_timings jsonb',
  // A section of a story is longer than an index takes: it is found by what its text comes to.
  'drop index sounds_speaker_index',
  `create unique index sounds_speaker_index on sounds (language, md5(text), speaker_id) where speaker_id is not null`,
  'drop index sounds_fold_key_index',
  'create index sounds_fold_key_index on sounds (language, md5(fold_key)) where not is_deleted',
];
