import { Migration } from '@mikro-orm/migrations';

/** What is known of clocks that disagree: the server's with itself over a restart, a learner's with the server's. */
export class AddClocks extends Migration {
  override up(): void {
    // Epoch milliseconds of the clock that deadlines go by; null in the beat of an earlier version.
    this.addSql('alter table server_beats add column steady_now double precision');
    // The answer came with a time that had not come yet: `answered_at` is when it arrived.
    this.addSql('alter table answers add column dated_ahead boolean not null default false');
  }
}
