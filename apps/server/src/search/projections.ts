import type pg from 'pg';
import { isInUse } from '../accounts/account-in-use.ts';
import type { Difference } from '../event-log/difference.ts';

/** Throws away what searches read and makes it anew from decks, folders, names of pictures and users. */
export async function rebuildSearch(client: pg.ClientBase): Promise<void> {
  await client.query('select rebuild_search()');
}

/** Holds what searches read against what is there: whose name is found, under which keys, and from which languages. */
export async function compareSearch(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(differences);
  return rows;
}

/** What may be found is asked of every item by itself, by the rule that everything else goes by. */
const differences = `
  with expected_items as (
    select item_id from items i join users u on u.user_id = i.owner_id
    where (i.item_type = 'story' or exists (select 1 from decks where deck_id = i.item_id))
      and ${isInUse} and item_visibility(i.item_id) = 'public'
  ), agreed_items as (
    select item_id from expected_items join findable_items using (item_id)
  ), expected_decks as (
    select * from deck_search_keys_of(array(select item_id from agreed_items))
  ), found_decks as (
    -- The keys of what should be hidden are no faults of their own.
    select k.* from deck_search_keys k join agreed_items on item_id = deck_id
  ), expected_users as (
    select * from user_search_keys_of(array(select user_id from users))
  )
  select 'item ' || coalesce(e.item_id, f.item_id) || ' in search' as what,
    case when e.item_id is null then 'hidden' else 'found' end as expected,
    case when f.item_id is null then 'hidden' else 'found' end as found
  from expected_items e full join findable_items f on f.item_id = e.item_id
  where e.item_id is null or f.item_id is null
  union all
  select 'deck ' || coalesce(e.deck_id, k.deck_id) || ' under ' || coalesce(e.key, k.key),
    coalesce(to_json(e)::text, 'nothing'), coalesce(to_json(k)::text, 'nothing')
  from expected_decks e full join found_decks k on k.deck_id = e.deck_id and k.key = e.key
  where (e.is_start, e.shared_letters, e.target_language, e.source_language, e.languages) is distinct from
    (k.is_start, k.shared_letters, k.target_language, k.source_language, k.languages)
  union all
  select 'names of picture ' || coalesce(e.image_id, f.image_id),
    array_to_string(languages_in(coalesce(e.languages, 0)), ', '), array_to_string(languages_in(coalesce(f.languages, 0)), ', ')
  from picture_languages_of(array(select image_id from images)) as e full join picture_languages f using (image_id)
  where coalesce(e.languages, 0) <> coalesce(f.languages, 0)
  union all
  select 'deck ' || e.deck_id || ' read from', array_to_string(languages_in(e.languages), ', '),
    coalesce(array_to_string(languages_in(f.languages), ', '), 'nothing')
  from deck_languages_of(array(select deck_id from decks)) as e left join deck_languages f using (deck_id)
  where e.languages is distinct from f.languages
  union all
  select 'user ' || coalesce(e.user_id, k.user_id) || ' under ' || coalesce(e.key, k.key),
    coalesce(to_json(e)::text, 'nothing'), coalesce(to_json(k)::text, 'nothing')
  from expected_users e full join user_search_keys k on k.user_id = e.user_id and k.key = e.key
  where (e.is_start, e.shared_letters) is distinct from (k.is_start, k.shared_letters)
  union all
  select 'word ' || word || ' of names', 'found from the inside', 'not from ' || substr(word, place)
  from (select distinct search_word_of(key) as word from expected_decks) as words,
    generate_series(2, length(word) - 1) as place
  where not exists (
    select 1 from search_word_ends where ending = substr(word, place) and before = left(word, place - 1))`;
