import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';

/** What owners are told before others see their decks. */
@Injectable()
export class UnsharedPicturesService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * How many pictures in these own items, and in all that lies in them, are not shared. NOT_FOUND when one of the items is
   * not the user's, or in the bin.
   */
  async count(user: CurrentUser, item_ids: readonly number[]): Promise<{ unshared_pictures: number } | Refusal> {
    const { rows } = await this.pool.query<{ owned: number; unshared_pictures: number }>(counts, [
      item_ids,
      user.user_id,
    ]);
    const { owned, unshared_pictures } = rows[0]!;
    return owned < new Set(item_ids).size ? refuse('NOT_FOUND') : { unshared_pictures };
  }
}

/** $1 the items, $2 their owner. */
const counts = `
  with recursive owned as (
    select item_id from items
    where item_id = any($1) and owner_id = $2 and item_visibility(item_id) is not null
  ), inside as (
    select item_id from owned
    union
    select i.item_id from inside join items i on inside.item_id in (i.parent_id, i.category_id)
    where i.deleted_at is null and i.owner_id = $2
  ), held as (
    select image_id from deck_holdings where deck_id in (select item_id from inside)
    union
    select deck_image_id from decks where deck_id in (select item_id from inside)
  )
  select (select count(*) from owned)::integer as owned,
    (select count(*) from held join images using (image_id) where is_private)::integer as unshared_pictures`;
