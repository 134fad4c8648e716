import { Migration } from '@mikro-orm/migrations';

/** Where the language of the interface is remembered. */
const columns = [
  ['users', 'interface_language'],
  ['outbox_mails', 'language'],
  ['push_subscriptions', 'language'],
] as const;

/** The interface speaks more languages, and the contract says which: here only that it is one. */
export class SpeakMoreLanguages extends Migration {
  override up(): void {
    for (const [table, column] of columns) {
      const constraint = `${table}_${column}_check`;
      this.addSql(`alter table ${table} drop constraint ${constraint}`);
      this.addSql(`alter table ${table} add constraint ${constraint} check (${column} ~ '^[a-z]{2}$')`);
    }
  }
}
