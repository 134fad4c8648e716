import { Migration } from '@mikro-orm/migrations';

/** Which account keeps the answers of a seat that a guest had. */
export class RememberClaims extends Migration {
  override up(): void {
    this.addSql(`
      alter table seats
        add column claimed_by integer references users (user_id) on delete set null,
        -- Stays when the account is deleted: a seat is claimed once.
        add column claimed_at timestamptz`);
    this.addSql('create index seats_claim_index on seats (claimed_by) where claimed_by is not null');
  }
}
