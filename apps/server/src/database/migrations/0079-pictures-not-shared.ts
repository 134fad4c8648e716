import { Migration } from '@mikro-orm/migrations';

/** Pictures that stay with whoever uploaded them, such as photographs of pupils; names that people give their own recordings. */
export class KeepPicturesPrivate extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'alter table images add column is_private boolean not null default false, alter column image_license drop not null',
  // Such a picture has no licence, is approved by nobody, and its address says nothing of what it shows: it begins with
  // 'private', which no hash of a content does.
  `alter table images
    add constraint images_private_licence_check check (is_private = (image_license is null)),
    add constraint images_private_approved_check check (not (is_private and image_approved)),
    add constraint images_private_hash_check check (is_private = starts_with(image_hash, 'private'))`,
  'create index images_private_index on images (submitted_by) where is_private',
  'drop index images_waiting_index',
  `create index images_waiting_index on images (created_at, image_id)
    where not image_approved and not is_deleted and not is_private`,
  'alter table sounds add column sound_name text',
];
