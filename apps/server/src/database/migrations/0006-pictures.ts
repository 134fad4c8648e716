import { Migration } from '@mikro-orm/migrations';

/** Pictures are uploaded, replaced and deleted. */
export class CreatePictures extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // What two people upload, or what is deleted and comes again, has its own row and the same files.
  'alter table images drop constraint images_image_hash_key',
  'create index images_image_hash_index on images (image_hash)',
  // Files that were written for a picture, or that it had before; deleted when no picture has them a day later.
  `create table loose_pictures (
    image_hash text primary key,
    noted_at timestamptz not null
  )`,
  'create index loose_pictures_noted_at_index on loose_pictures (noted_at)',
];
