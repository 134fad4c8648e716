import { Migration } from '@mikro-orm/migrations';

/** A name that several people give a picture is one row, and each of them may use it. */
export class CreateNameGivers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // Whoever gives a picture a name that it has from somebody else, and that waits for an admin.
  `create table name_givers (
    translation_id integer not null references translations on delete cascade,
    user_id integer not null references users on delete cascade,
    primary key (translation_id, user_id)
  )`,
  'create index name_givers_user_index on name_givers (user_id)',
];
