import { Migration } from '@mikro-orm/migrations';

/** When somebody is shown how a word is read, while it is asked. */
export class ChooseReadingHelp extends Migration {
  override up(): void {
    this.addSql(`alter table users
      add column reading_help text not null default 'always' check (reading_help in ('always', 'later', 'press'))`);
  }
}
