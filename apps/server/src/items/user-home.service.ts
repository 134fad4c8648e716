import type { UserHome } from '@lexiroom/contracts/decks';
import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { CurrentUser } from '../accounts/current-user.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { type DeckResultRow, deckResultColumns, toDeckResult } from '../decks/deck-results.ts';
import { personSchedule } from '../event-log/schedules.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Visibility } from './item.entity.ts';

/** A page shows so many decks. */
const mostDecks = 500;

type HomeDeckRow = DeckResultRow & { visibility: Visibility; due_count: number | null };
type HomeOwner = Pick<UserHome, 'username' | 'user_picture' | 'role'> & { user_id: number };

/** What lies in a user's tree, as their page lists it. */
@Injectable()
export class UserHomeService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The decks of a user that the visitor may find: all of one's own, with the number of words that are due; of others
   * those that are public. In the order of the tree, the first 500. NOT_FOUND when there is no such user.
   */
  async home(visitor: CurrentUser | undefined, username: string): Promise<UserHome | Refusal> {
    const { rows } = await this.pool.query<HomeOwner>(
      'select user_id, username, user_picture, role from users where username_key = $1',
      [username],
    );
    if (!rows[0]) return refuse('NOT_FOUND');
    const { user_id, ...user } = rows[0];
    const decks = await this.#decks(user_id, visitor?.user_id === user_id ? visitor : undefined);
    return { ...user, decks };
  }

  async #decks(owner_id: number, owner: CurrentUser | undefined): Promise<UserHome['decks']> {
    const { rows } = await this.pool.query<HomeDeckRow>(decksOfHome, [
      owner_id,
      owner !== undefined,
      mostDecks,
      owner && localDay(this.clock.now(), owner.time_zone, owner.day_boundary),
      personSchedule(owner_id),
    ]);
    return rows.map(({ visibility, due_count, ...row }) => ({ ...toDeckResult(row), visibility, due_count }));
  }
}

/**
 * $1 the owner, $2 whether it is they who ask, $3 how many, $4 the day it is for them, $5 their schedule. A word is due when the rule of its
 * deck says today or earlier, or when it was never answered. One without a text is not asked, nor one that says the same
 * as an earlier word (decks/duplicates.ts).
 */
const decksOfHome = `
  with page as materialized (
    select ordered.item_id, seen.visibility
    from (
      select item_id, item_order, name_key from items where owner_id = $1 and item_type = 'deck'
      order by item_order, name_key, item_id
    ) as ordered
    -- In order, so that the way up is looked at only until the page is full.
    cross join lateral (select item_visibility(ordered.item_id) as visibility offset 0) as seen
    where case when $2 then seen.visibility is not null else seen.visibility = 'public' end
    limit $3
  )
  select ${deckResultColumns}, page.visibility,
    case when $2 then (
      select count(*)::integer from (
        select distinct on (w.image_id, meaning, target.fold_key) w.origin_word_id
        from words w
        join translations target on target.translation_id = w.target_translation_id
        left join translations source on source.translation_id = w.source_translation_id
        cross join lateral (select case when w.image_id is null then coalesce(source.fold_key, '') end as meaning) as of
        where w.deck_id = d.deck_id
        order by w.image_id, meaning, target.fold_key, w.word_order, w.word_id
      ) as word
      left join word_schedules s on s.schedule = $5 and s.origin_word_id = word.origin_word_id
      where coalesce(case d.scheduler when 'fsrs' then s.fsrs_due_date else s.due_date end, $4::date) <= $4::date
    ) end as due_count
  from page join items i using (item_id) join decks d on d.deck_id = i.item_id
  order by i.item_order, i.name_key, i.item_id`;
