import { Migration } from '@mikro-orm/migrations';

/** What imports make is also stories, and categories that these lie in. */
export class ImportStories extends Migration {
  override up(): void {
    this.addSql('alter table import_things drop constraint import_things_kind_check');
    this.addSql(`alter table import_things add constraint import_things_kind_check
      check (kind in ('folder', 'category', 'deck', 'story', 'word', 'sentence', 'picture', 'sound'))`);
  }
}
