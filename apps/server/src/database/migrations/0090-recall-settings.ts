import { Migration } from '@mikro-orm/migrations';

/** How somebody is asked for the words of a deck, whoever owns it. No row: nothing was chosen. */
export class ChooseRecall extends Migration {
  override up(): void {
    this.addSql(`create table recall_settings (
      user_id integer not null references users on delete cascade,
      deck_id integer not null references decks on delete cascade,
      -- Also by their sound; by typing, once they are known; slips of typing are wrong.
      listening boolean not null,
      typing boolean not null,
      strict boolean not null,
      primary key (user_id, deck_id)
    )`);
    this.addSql('create index recall_settings_deck_id_index on recall_settings (deck_id)');
  }
}
