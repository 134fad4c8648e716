import { Migration } from '@mikro-orm/migrations';

/** Remembers of which texts of a sentence no sound could be made, so that its author is told after a reload as well. */
export class RememberFailedSounds extends Migration {
  override up(): void {
    this.addSql(`alter table sentences add column failed_sounds text[] not null default '{}'
      check (failed_sounds <@ array['target', 'extra_target'])`);
  }
}
