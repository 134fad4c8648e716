import { Migration } from '@mikro-orm/migrations';

/** A live session remembers by which link its host came to the decks: the way back to them leads by the same. */
export class AddLinksOfLives extends Migration {
  override up(): void {
    this.addSql('alter table lives add column link_key text');
  }
}
