import { Migration } from '@mikro-orm/migrations';

/** Files that are brought say whose their pictures are and which sounds a machine made; imports make categories too. */
export class KeepCreditsOfFiles extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // What a file says of the licence of a picture that came with it. The picture is not shared by it, and keeps it no longer
  // than it is not shared: whoever shares it says the licence themselves.
  `alter table images
    add column imported_license text,
    add constraint images_imported_license_check check (imported_license is null or is_private)`,
  // A file says of a sound that a machine made it. What our own voices make is `is_synthetic`, and everybody's.
  `alter table sounds
    add column is_imported_synthetic boolean not null default false,
    add constraint sounds_imported_synthetic_check check (not (is_imported_synthetic and is_synthetic))`,
  `alter table import_things
    drop constraint import_things_kind_check,
    add constraint import_things_kind_check
      check (kind in ('folder', 'category', 'deck', 'word', 'sentence', 'picture', 'sound'))`,
];
