import { Migration } from '@mikro-orm/migrations';

/** What hosts choose for live quizzes: for the last one, as presets, and for quizzes that are opened later. */
export class KeepSetUps extends Migration {
  override up(): void {
    this.addSql(`
      create table set_ups (
        user_id integer not null references users (user_id) on delete cascade,
        -- Made by the sender: no two accounts share one, whatever they send.
        set_up_id uuid not null,
        kind text not null check (kind in ('last', 'preset', 'prepared')),
        name text not null,
        settings jsonb not null,
        -- Of what is prepared; a deck may be gone by the time it is opened.
        deck_ids integer[],
        word_ids integer[],
        link_key text,
        saved_at timestamptz not null,
        primary key (user_id, set_up_id)
      )`);
    this.addSql(`create unique index set_ups_last_index on set_ups (user_id) where kind = 'last'`);
  }
}
