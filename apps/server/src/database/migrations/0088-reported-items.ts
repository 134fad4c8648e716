import { Migration } from '@mikro-orm/migrations';

/** Decks and stories are reported as well, as a whole. */
export class ReportItems extends Migration {
  override up(): void {
    this.addSql(`alter table entry_reports drop constraint entry_reports_entry_check,
      add constraint entry_reports_entry_check check (entry in ('image', 'translation', 'sound', 'word', 'item'))`);
  }
}
