import { searchKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Mailer } from '../mail/mailer.ts';
import { invalid, type Refusal, refuse } from '../refusals/refusal.ts';
import type { ItemType, Visibility } from './item.entity.ts';
import { titleRefusal } from './title-refusal.ts';
import { mayPublish } from './may-publish.ts';

/** What people may change of an item. */
interface ItemFields {
  item_name: string;
  visibility: Visibility;
  /** The colour of a category; null for the default one. */
  colour: string | null;
}

/** What is asked for: `libs/contracts/src/items`. What is not named stays. */
export interface ItemChange extends Partial<{ [Field in keyof ItemFields]: ItemFields[Field] | undefined }> {
  item_id: number;
  /** The revision of the item that the user saw when they changed it. */
  rev?: number | undefined;
}

interface LockedItem extends ItemFields {
  item_type: ItemType;
  parent_id: number | null;
  rev: number;
  name_rev: number;
  visibility_rev: number;
  colour_rev: number;
}

/** Name, visibility and colour of items. */
@Injectable()
export class ChangeItemService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Changes an item and counts its `rev` up; nothing when it is so already. STALE, with the current fields in its
   * params, when a field that is named was changed since the `rev` that was seen: two tabs that change different fields
   * both have their way. A story is refused as {@link titleRefusal}
   * says. NOT_FOUND for all but the owner, NOT_ALLOWED for the root, NOT_VERIFIED for showing something
   * to others before the e-mail address is confirmed where mail is configured (decisions sections 1, 5 and 7).
   */
  change(user: CurrentUser, { item_id, rev, ...named }: ItemChange): Promise<Refusal | undefined> {
    const wanted = { ...named, ...(named.colour && { colour: named.colour.toUpperCase() }) };
    return inTransaction(this.pool, async (client) => {
      const before = await lockItem(client, user.user_id, item_id);
      if (!before) return refuse('NOT_FOUND');
      if (before.parent_id === null) return refuse('NOT_ALLOWED');
      if (wanted.colour !== undefined && before.item_type !== 'category') {
        return invalid('colour', 'Only a category has a colour');
      }
      const refusal = before.item_type === 'story' && wanted.item_name !== undefined && titleRefusal(wanted.item_name);
      if (refusal) return refusal;
      const changed = fields.filter((field) => wanted[field] !== undefined && wanted[field] !== before[field]);
      if (changed.some((field) => rev !== undefined && before[revs[field]] > rev)) return stale(before);
      if (changed.includes('visibility') && wanted.visibility !== 'private' && !mayPublish(user, this.mailer)) {
        return refuse('NOT_VERIFIED');
      }
      if (changed.length > 0) await write(client, item_id, { ...before, ...defined(wanted) }, changed);
      return undefined;
    });
  }

  /**
   * Gives an item another key: who has a link with the one before is a stranger to it from now on. NOT_FOUND for all but
   * the owner, and for the root.
   */
  async renewLink(user: CurrentUser, item_id: number): Promise<Refusal | undefined> {
    const { rowCount } = await this.pool.query(
      `update items set link_key = new_link_key()
       where item_id = $1 and owner_id = $2 and parent_id is not null and item_visibility(item_id) is not null`,
      [item_id, user.user_id],
    );
    return rowCount === 0 ? refuse('NOT_FOUND') : undefined;
  }
}

const fields = ['item_name', 'visibility', 'colour'] as const;
const revs = { item_name: 'name_rev', visibility: 'visibility_rev', colour: 'colour_rev' } as const;

async function lockItem(client: pg.ClientBase, user_id: number, item_id: number): Promise<LockedItem | undefined> {
  const { rows } = await client.query<LockedItem>(
    `select item_type, parent_id, item_name, visibility, colour, rev, name_rev, visibility_rev, colour_rev
     from items where item_id = $1 and owner_id = $2 and item_visibility(item_id) is not null for no key update`,
    [item_id, user_id],
  );
  return rows[0];
}

/** The params of a refusal are texts and numbers. */
const stale = ({ item_name, visibility, colour, rev }: LockedItem): Refusal =>
  refuse('STALE', { item_name, visibility, ...(colour !== null && { colour }), rev });

function defined(wanted: Partial<Record<keyof ItemFields, unknown>>): Partial<ItemFields> {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

async function write(
  client: pg.ClientBase,
  item_id: number,
  { item_name, visibility, colour, rev }: LockedItem,
  changed: readonly (keyof ItemFields)[],
): Promise<void> {
  const now = changed.map((field) => `, ${revs[field]} = $6`).join('');
  await client.query(
    `update items set item_name = $2, name_key = $3, visibility = $4, colour = $5, rev = $6${now} where item_id = $1`,
    [item_id, item_name, searchKey(item_name), visibility, colour, rev + 1],
  );
}
