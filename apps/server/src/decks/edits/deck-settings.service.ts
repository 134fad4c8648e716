import type { Scheduler } from '@lexiroom/contracts/decks';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { isOwnDeck } from './own-deck.ts';

/** What is answered when there is nothing to tell but that it is done. */
export interface Done {
  done: true;
}

/** How a deck is studied, for its owner to choose. Each of these can be sent twice. */
@Injectable()
export class DeckSettingsService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** How many options the questions of a deck have: 2, 3 or 4 (specification 2 section 7). */
  changeOptionCount(user: CurrentUser, deck_id: number, option_count: number): Promise<Done | Refusal> {
    return this.#change('option_count', user, deck_id, option_count);
  }

  /** Which rule gives the words of a deck their due dates. Switching loses nothing (decisions section 3). */
  chooseScheduler(user: CurrentUser, deck_id: number, scheduler: Scheduler): Promise<Done | Refusal> {
    return this.#change('scheduler', user, deck_id, scheduler);
  }

  /** How many new words of a deck there are to be a day; null: as many as the account says. */
  chooseDailyNewWords(user: CurrentUser, deck_id: number, daily_new_words: number | null): Promise<Done | Refusal> {
    return this.#change('daily_new_words', user, deck_id, daily_new_words);
  }

  /** Pins or unpins a word wherever it stands in the user's decks: by its origin (specification 1 section 4). */
  async pinWord(user: CurrentUser, word_id: number, is_pinned: boolean): Promise<Done | Refusal> {
    const { rows } = await this.pool.query<{ origin_word_id: number }>(
      `select w.origin_word_id from words w join items i on i.item_id = w.deck_id
       where w.word_id = $1 and i.owner_id = $2 and item_visibility(i.item_id) is not null`,
      [word_id, user.user_id],
    );
    if (!rows[0]) return refuse('NOT_FOUND');
    await this.pool.query(
      // Rows are locked in one order, so that two clicks never wait for each other.
      `with places as (
         select w.word_id from words w join items i on i.item_id = w.deck_id
         where w.origin_word_id = $1 and i.owner_id = $2
         order by w.word_id for update of w
       )
       update words set is_pinned = $3 from places where words.word_id = places.word_id`,
      [rows[0].origin_word_id, user.user_id, is_pinned],
    );
    return { done: true };
  }

  async #change(
    column: 'option_count' | 'scheduler' | 'daily_new_words',
    user: CurrentUser,
    deck_id: number,
    value: number | null | Scheduler,
  ): Promise<Done | Refusal> {
    const { rowCount } = await this.pool.query(
      `update decks set ${column} = $3 from items i where decks.deck_id = i.item_id and ${isOwnDeck}`,
      [deck_id, user.user_id, value],
    );
    return rowCount === 0 ? refuse('NOT_FOUND') : { done: true };
  }
}
