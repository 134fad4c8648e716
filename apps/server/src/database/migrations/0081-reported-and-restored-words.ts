import { Migration } from '@mikro-orm/migrations';

/**
 * Words are reported as well, by what their owners wrote; a report says in which deck or story the entry was seen; and
 * only reports of people whose address is confirmed hide something. Words that were deleted can come back as the same words.
 */
export class ReportAndRestoreWords extends Migration {
  override up(): void {
    for (const statement of [...reports, ...deletedWords]) this.addSql(statement);
  }
}

const reports = [
  `alter table entry_reports drop constraint entry_reports_entry_check,
    add constraint entry_reports_entry_check check (entry in ('image', 'translation', 'sound', 'word')),
    -- The deck or story in which it was seen, where that was told.
    add column seen_in integer references items on delete set null,
    -- False where the server sends mails and the address of whoever reported was not confirmed.
    add column hides boolean not null default true`,
  'create index entry_reports_seen_in_index on entry_reports (seen_in) where seen_in is not null',
  `create or replace function is_hidden(of_entry text, of_id integer) returns boolean language sql stable as $$
    select count(*) >= 3 from entry_reports
    where entry = of_entry and id = of_id and reviewed_at is null and hides
  $$`,
];

const deletedWords = [
  // What of a deleted word its answers are found by: its texts come back from the editor that undoes the deletion.
  `create table deleted_words (
    word_id integer primary key,
    deck_id integer not null references decks on delete cascade,
    origin_word_id integer not null,
    is_pinned boolean not null,
    created_at timestamptz not null,
    deleted_at timestamptz not null default now()
  )`,
  'create index deleted_words_deck_id_index on deleted_words (deck_id)',
  'create index deleted_words_deleted_at_index on deleted_words (deleted_at)',
];
