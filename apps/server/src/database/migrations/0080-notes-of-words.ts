import { Migration } from '@mikro-orm/migrations';

/** What the owner of a word tells of it: a note, and a sentence with it and its translation. */
export class GiveWordsNotes extends Migration {
  override up(): void {
    this.addSql('alter table words add column note text, add column example text, add column example_translation text');
  }
}
