import { Migration } from '@mikro-orm/migrations';

/** A word keeps what its owner typed, to the letter and case, also while it has no picture. */
export class KeepTextsOfWords extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table words
    add column target_text text check (target_text <> ''), add column source_text text check (source_text <> '')`,
  // Until now a word had no other texts than the names of its picture.
  `update words set target_text = target.translation, source_text = source.translation
   from words w
   left join translations target on target.translation_id = w.target_translation_id
   left join translations source on source.translation_id = w.source_translation_id
   where words.word_id = w.word_id and (w.target_translation_id is not null or w.source_translation_id is not null)`,
];
