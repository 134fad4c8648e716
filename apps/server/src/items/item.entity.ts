import { defineEntity, p } from '@mikro-orm/core';

export type ItemType = 'folder' | 'category' | 'deck' | 'story';
export type Visibility = 'public' | 'link' | 'private';

const ItemSchema = defineEntity({
  name: 'Item',
  tableName: 'items',
  properties: {
    item_id: p.integer().primary().autoincrement(),
    owner_id: p.integer(),
    item_type: p.text().$type<ItemType>(),
    item_name: p.text(),
    /** The name folded (domain/text), for sorting and comparing. */
    name_key: p.text(),
    /** Null for the root folder that everybody has one of. */
    parent_id: p.integer().nullable(),
    category_id: p.integer().nullable(),
    item_order: p.integer().default(0),
    visibility: p.text().$type<Visibility>().default('public'),
    /** Opens it to others while it is seen by link (ADR 27). */
    link_key: p.text().defaultRaw('new_link_key()'),
    /** The colour of a category as '#RRGGBB'; null for the default one. */
    colour: p.text().nullable(),
    /** Since when it lies in the bin, with all that is in it. */
    deleted_at: p.datetime().nullable(),
    rev: p.integer().default(1),
    /** The `rev` when each was last changed. */
    name_rev: p.integer().default(0),
    visibility_rev: p.integer().default(0),
    colour_rev: p.integer().default(0),
    created_at: p.datetime().defaultRaw('now()'),
  },
});

/** A row of somebody's tree. */
export class Item extends ItemSchema.class {}
ItemSchema.setClass(Item);
