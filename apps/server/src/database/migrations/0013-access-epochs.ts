import { Migration } from '@mikro-orm/migrations';

/** What ends for an account ends everywhere: its epoch, and since when its address is known to be its owner's. */
export class CreateAccessEpochs extends Migration {
  override up(): void {
    for (const statement of people) this.addSql(statement);
  }
}

const people = [
  `alter table users
    -- Raised when everybody is logged out: host tokens carry it, and a log-in is only opened under the one it was proved in.
    add column access_epoch integer not null default 0,
    -- When the address was last shown to be its owner's, by a link that was followed there or by a provider.
    add column confirmed_at timestamptz`,
  // Before this was written down, what was written of links that were followed tells it; else the sign-up.
  `update users set confirmed_at = coalesce(
      (select max(at) from audit_rows
        where audit_rows.user_id = users.user_id
          and action in ('email_verified', 'email_changed', 'email_change_reverted')),
      created_at)
    where verified`,
];
