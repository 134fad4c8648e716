import type { LanguageFilters } from '@lexiroom/contracts/search';
import type pg from 'pg';
import { isInUse } from '../accounts/account-in-use.ts';
import { deckResultColumns } from '../items/deck-results.ts';
import { matchInsideWords, wordBegunBy } from './match-inside-words.ts';
import { matchSharedDecks } from './shared-decks.ts';

/**
 * The statement for a page of decks, best first, for a folded term that is not empty; pages count from 1. With those that
 * are shared with a class of this person. A deck is found by each language that it can be read from, and called so.
 */
export function searchDecks(
  key: string,
  page: number,
  pageSize: number,
  { target_language, source_language }: LanguageFilters,
  person?: number,
): pg.QueryConfig {
  // The language that is learned and the key are joined to one text, as in the index.
  const text = target_language === undefined ? 'key' : `target_language || ' ' || key`;
  const languages = target_language === undefined ? '' : `${target_language} `;
  const isRead = source_language === undefined ? 'true' : 'languages & language_bit($10) <> 0';
  const hasFilter = target_language !== undefined || source_language !== undefined;
  const forPerson = person !== undefined;
  return {
    name: [
      forPerson ? 'search-decks-and-shared' : 'search-decks',
      ...(target_language === undefined ? [] : ['target']),
      ...(source_language === undefined ? [] : ['source']),
    ].join(' '),
    text: `with recursive ${fromWords('deck_search_keys', 'deck_id', text, isRead)},
      ${matchInsideWords(text, isRead, hasFilter ? 'inLanguages' : 'inAll')},
      ${forPerson ? `${matchSharedDecks(text, isRead)},` : ''} page as (
        select * from (
          select distinct on (deck_id) * from (
            select * from at_start union all select * from at_word
            union all select * from inside_first_word union all select * from inside_later_word
            ${forPerson ? 'union all select * from in_shared' : ''}
          ) as found order by deck_id, place, text
        ) as best order by place, text, deck_id offset $4 limit $3 - $4
      )
      select ${deckResultColumns('$9', '$10')} ${forPerson ? ', page.deck_id in (select item_id from shared_items) as is_shared' : ''}
      from page join items i on i.item_id = page.deck_id join decks d on d.deck_id = page.deck_id
      where ${forPerson ? `item_visibility_for(page.deck_id, null, $9) <> 'private'` : `item_visibility(page.deck_id) = 'public'`}
      order by page.place, page.text, page.deck_id`,
    values: [
      ...rangeOf(languages + key),
      ...rowsOf(page, pageSize),
      key,
      ...wordBegunBy(key),
      languages,
      person ?? null,
      source_language ?? null,
    ],
  };
}

/** The statement for a page of users, best first, with the number of their public decks and stories. */
export function searchUsers(key: string, page: number, pageSize: number): pg.QueryConfig {
  return {
    name: 'search-users',
    text: `with ${fromWords('user_search_keys', 'user_id', 'key', 'true')}, page as (
        select * from at_start union all select * from at_word order by place, text, user_id offset $4
      )
      select u.username, u.user_picture,
        (select count(*)::text from findable_items f where f.owner_id = u.user_id) as item_count
      from page join users u on u.user_id = page.user_id
      where not u.is_hidden and ${isInUse}
      order by page.place, page.text, page.user_id`,
    values: [...rangeOf(key), ...rowsOf(page, pageSize), key],
  };
}

/** The texts that begin with a text are those from it to it with the last of all letters: a stretch of an index. */
const rangeOf = (text: string) => [text, `${text}\u{10FFFF}`];

/** Up to which row is read, and how many are left out. */
const rowsOf = (page: number, pageSize: number) => [page * pageSize, (page - 1) * pageSize];

/**
 * The rows up to the end of a page: what begins with the term first; only as many as are missing then have a word that
 * does. Each is read in the order of an index until the page is full. What a better key of the same row says already is
 * left out, and what is not wanted.
 */
const fromWords = (table: string, id: string, text: string, isWanted: string) => `
  at_start as materialized (
    select 1 as place, ${id}, ${text} as text from ${table}
    where is_start and ${text} >= $1 and ${text} < $2 and ${isWanted}
    order by ${text}, ${id} limit $3
  ), at_word as materialized (
    select 2 as place, ${id}, ${text} as text from ${table}
    where not is_start and ${text} >= $1 and ${text} < $2 and shared_letters < length($5) and ${isWanted}
    order by ${text}, ${id} limit $3 - (select count(*) from at_start)
  )`;
