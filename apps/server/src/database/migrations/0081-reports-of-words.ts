import { Migration } from '@mikro-orm/migrations';

/**
 * Words are reported as well, by what their owners wrote; a report says in which deck or story the entry was seen; and
 * only reports of people whose address is confirmed hide something.
 */
export class ReportWords extends Migration {
  override up(): void {
    for (const statement of reports) this.addSql(statement);
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
