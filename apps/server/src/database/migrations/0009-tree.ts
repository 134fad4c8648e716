import { Migration } from '@mikro-orm/migrations';

/** Folders, categories and the bin as people use them. */
export class CompleteTree extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements: string[] = [];
