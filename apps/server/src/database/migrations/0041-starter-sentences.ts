import { Migration } from '@mikro-orm/migrations';

/** Which topic decks of the starter library have had their sentences, so that what was deleted of them does not return. */
export class RememberStarterSentences extends Migration {
  override up(): void {
    this.addSql(`create table starter_sentences (
      deck_id integer primary key references decks on delete cascade,
      added_at timestamptz not null default now()
    )`);
  }
}
