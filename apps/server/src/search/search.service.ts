import { type DeckResult, pageSize } from '@lexiroom/contracts/decks';
import type { DeckSearchQuery, UserResult } from '@lexiroom/contracts/search';
import type { LanguageId } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { Viewer } from '../http/gate/current-user.ts';
import { type DeckResultRow, toDeckResult } from '../items/deck-results.ts';
import { searchDecks, searchUsers } from './search-statements.ts';

/** Decks with how many of their words have a name in a language that everybody is shown. */
async function withNamed(pool: pg.Pool, decks: DeckResult[], language: LanguageId): Promise<DeckResult[]> {
  const { rows } = await pool.query<{ deck_id: number; words: number }>(
    `select deck_id, count(*)::integer as words from words join picture_languages using (image_id)
     where deck_id = any($1) and target_text is not null and languages & language_bit($2) <> 0 group by deck_id`,
    [decks.map(({ item_id }) => item_id), language],
  );
  const counts = new Map(rows.map(({ deck_id, words }) => [deck_id, words]));
  return decks.map((deck) => ({ ...deck, named: { language, words: counts.get(deck.item_id) ?? 0 } }));
}

/** Finding decks by name, and users by theirs. */
@Injectable()
export class SearchService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * A page of the public decks whose name has the term, and of those that are shared with a class of whoever searches;
   * accents and case do not count. Best first: the whole name, its
   * beginning, the beginning of a word, the inside of one (for two letters or more); then by the name from that word on,
   * then the older deck. With `names_in` each tells how many of its words have names in that language.
   */
  async decks(
    { user }: Pick<Viewer, 'user'>,
    term: string,
    page: number,
    { names_in, ...languages }: DeckSearchQuery,
  ): Promise<DeckResult[]> {
    const key = searchKey(term);
    if (key === '') return [];
    const { rows } = await this.pool.query<DeckResultRow>(searchDecks(key, page, pageSize, languages, user?.user_id));
    const found = rows.map(toDeckResult);
    return names_in === undefined ? found : withNamed(this.pool, found, names_in);
  }

  /**
   * A page of the users whose name, or a part of it after - or _, begins with the term; best first, as {@link decks}.
   * Who is hidden from search, suspended, or about to leave is not found.
   */
  async users(term: string, page: number): Promise<UserResult[]> {
    const key = searchKey(term);
    if (key === '') return [];
    const { rows } = await this.pool.query<UserResult>(searchUsers(key, page, pageSize));
    return rows;
  }
}
