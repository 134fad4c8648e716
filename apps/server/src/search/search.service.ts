import { type DeckResult, pageSize } from '@lexiroom/contracts/decks';
import { foldKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { type DeckResultRow, deckResultColumns, toDeckResult } from '../decks/deck-results.ts';
import type { LanguagesWanted } from '../decks/decks.service.ts';

/** Finding decks by name. */
@Injectable()
export class SearchService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * A page of the public decks whose name, or a word of it, begins with the term; accents and case do not count. Best
   * first: the whole name, its beginning, the beginning of a word; then by name.
   */
  async decks(term: string, page: number, languages: LanguagesWanted): Promise<DeckResult[]> {
    const key = foldKey(term);
    if (key === '') return [];
    const { rows } = await this.pool.query<DeckResultRow>({
      name: 'search-decks',
      text: searchDecks,
      values: [
        key,
        // The keys that begin with it are those from it to it with the last of all letters: an index look-up.
        `${key}\u{10FFFF}`,
        languages.target_language ?? null,
        languages.source_language ?? null,
        pageSize,
        (page - 1) * pageSize,
      ],
    });
    return rows.map(toDeckResult);
  }
}

const searchDecks = `
  with found as (
    select deck_id, min(case when is_start then 1 else 2 end) as rank
    from deck_name_keys where key >= $1 and key < $2
    group by deck_id
  ), wanted as materialized (
    select found.deck_id, case when i.name_key = $1 then 0 else rank end as rank, i.name_key
    from found
    join items i on i.item_id = found.deck_id
    join decks d on d.deck_id = found.deck_id
    where i.visibility = 'public' and i.deleted_at is null
      and ($3::text is null or d.target_language = $3) and ($4::text is null or d.source_language = $4)
  ), page as (
    -- In order, so that the way up is looked at only until the page is full.
    select * from (select * from wanted order by rank, name_key, deck_id) as ordered
    where item_visibility(deck_id) = 'public'
    limit $5 offset $6
  )
  select ${deckResultColumns}
  from page join items i on i.item_id = page.deck_id join decks d on d.deck_id = page.deck_id
  order by page.rank, page.name_key, page.deck_id`;
