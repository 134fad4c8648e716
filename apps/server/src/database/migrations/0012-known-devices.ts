import { Migration } from '@mikro-orm/migrations';

/** Devices that somebody has logged in from, so that a restart does not forget them. */
export class CreateKnownDevices extends Migration {
  override up(): void {
    this.addSql(`
      create table known_devices (
        user_id integer not null references users (user_id) on delete cascade,
        device text not null,
        seen_at timestamptz not null default clock_timestamp(),
        primary key (user_id, device)
      )`);
  }
}
