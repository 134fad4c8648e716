import { defineEntity, p } from '@mikro-orm/core';

const ImageSchema = defineEntity({
  name: 'Image',
  tableName: 'images',
  properties: {
    image_id: p.integer().primary().autoincrement(),
    /** Names its files, see media/media-paths.ts; two rows may share them. */
    image_hash: p.text(),
    artist_name: p.text().nullable(),
    /** Null of one that is not shared. */
    image_license: p.text().nullable(),
    /** Of one that is not shared: the licence that it came with, as the file says that brought it. */
    imported_license: p.text().nullable(),
    image_approved: p.boolean().default(false),
    /** Not to be shared: seen where private-pictures.ts says, and found by whoever uploaded it alone. */
    is_private: p.boolean().default(false),
    submitted_by: p.integer().nullable(),
    is_deleted: p.boolean().default(false),
    created_at: p.datetime().defaultRaw('now()'),
  },
});

/** A picture of the library. */
export class Image extends ImageSchema.class {}
ImageSchema.setClass(Image);

const ImageReferenceSchema = defineEntity({
  name: 'ImageReference',
  tableName: 'image_references',
  properties: {
    image_id: p.integer().primary(),
    reference_order: p.smallint().primary(),
    reference_link: p.text(),
  },
});

/** Where a picture comes from. */
export class ImageReference extends ImageReferenceSchema.class {}
ImageReferenceSchema.setClass(ImageReference);
