import type pg from 'pg';
import { deckResultColumns } from '../decks/deck-results.ts';
import type { LanguagesWanted } from '../decks/decks.service.ts';

/** The statement for a page of decks, best first, for a folded term that is not empty; pages count from 1. */
export function searchDecks(
  key: string,
  page: number,
  pageSize: number,
  { target_language, source_language }: LanguagesWanted,
): pg.QueryConfig {
  // Each filter has a statement of its own, as each has an index of its own.
  const wanted = Object.entries({ target_language, source_language }).filter(([, language]) => language !== undefined);
  const filter = wanted.map(([column], place) => `and ${column} = $${5 + place}`).join(' ');
  return {
    name: ['search-decks', ...wanted.map(([column]) => column)].join(' '),
    text: `with ${pageOf('deck_search_keys', 'deck_id', filter)}
      select ${deckResultColumns}
      from page join items i on i.item_id = page.deck_id join decks d on d.deck_id = page.deck_id
      where item_visibility(page.deck_id) = 'public'
      order by page.place, page.key, page.deck_id`,
    values: [...rangeOf(key), ...rowsOf(page, pageSize), ...wanted.map(([, language]) => language)],
  };
}

/** The statement for a page of users, best first, with the number of their public decks and stories. */
export function searchUsers(key: string, page: number, pageSize: number): pg.QueryConfig {
  return {
    name: 'search-users',
    text: `with ${pageOf('user_search_keys', 'user_id', '')}
      select u.username, u.user_picture,
        (select count(*)::text from findable_items f where f.owner_id = u.user_id) as item_count
      from page join users u on u.user_id = page.user_id
      where not u.is_hidden and u.suspended_at is null and u.deletion_asked_at is null
      order by page.place, page.key, page.user_id`,
    values: [...rangeOf(key), ...rowsOf(page, pageSize)],
  };
}

/** The keys that begin with a key are those from it to it with the last of all letters: a stretch of an index. */
const rangeOf = (key: string) => [key, `${key}\u{10FFFF}`];

/** Up to which row is read, and how many are left out. */
const rowsOf = (page: number, pageSize: number) => [page * pageSize, (page - 1) * pageSize];

/**
 * The rows of a page: who begins with the term first; only as many as are missing then begin a word with it. Each is read
 * in the order of an index until the page is full. What is the same in a better key of the same row is left out.
 */
const pageOf = (table: string, id: string, filter: string) => `
  at_start as materialized (
    select ${id}, key from ${table}
    where is_start and key >= $1 and key < $2 ${filter}
    order by key, ${id} limit $3
  ), at_word as materialized (
    select ${id}, key from ${table}
    where not is_start and key >= $1 and key < $2 and shared_letters < length($1) ${filter}
    order by key, ${id} limit $3 - (select count(*) from at_start)
  ), page as (
    select 1 as place, at_start.* from at_start union all select 2, at_word.* from at_word
    order by place, key, ${id} offset $4
  )`;
