import { type DeckResult, pageSize } from '@lexiroom/contracts/decks';
import type { LanguageFilters, UserResult } from '@lexiroom/contracts/search';
import { searchKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { Viewer } from '../http/gate/current-user.ts';
import { type DeckResultRow, toDeckResult } from '../items/deck-results.ts';
import { searchDecks, searchUsers } from './search-statements.ts';

/** Finding decks by name, and users by theirs. */
@Injectable()
export class SearchService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * A page of the public decks whose name has the term, and of those that are shared with a class of whoever searches;
   * accents and case do not count. Best first: the whole name, its
   * beginning, the beginning of a word, the inside of one (for two letters or more); then by the name from that word on,
   * then the older deck.
   */
  async decks(
    { user }: Pick<Viewer, 'user'>,
    term: string,
    page: number,
    languages: LanguageFilters,
  ): Promise<DeckResult[]> {
    const key = searchKey(term);
    if (key === '') return [];
    const { rows } = await this.pool.query<DeckResultRow>(searchDecks(key, page, pageSize, languages, user?.user_id));
    return rows.map(toDeckResult);
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
