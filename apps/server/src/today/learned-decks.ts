import { itemsInside } from '../classes/sharing/shared-items.ts';
import { isNotInBin } from '../items/tree/read-tree.ts';

/**
 * Parts of a recursive statement about the decks that somebody learns; $1 is the user, $2 their schedule. `state` has a row
 * for each word with a text of the decks that they may learn, with what their schedule knows of it; `learned` are the
 * decks of these that they do learn, with `last_answered_at`, null where no word was answered: shared ones, those that are
 * there to be learned, of a learner all, and whatever they have answered a word of. Nothing that lies in the bin, or is
 * shared with a class in the archive. A word that stands in several decks is there several times, with one origin.
 */
export const stateOfLearnedWords = `
  folders as (
    select item_id from items where owner_id = $1 and parent_id is null
    union all
    select i.item_id from folders join items i on i.parent_id = folders.item_id
    where i.item_type = 'folder' and i.deleted_at is null
  ), ${itemsInside(`class_id in (
    select class_id from students join classes using (class_id) where person_id = $1 and archived_at is null)`)},
  candidates as materialized (
    select d.deck_id, true as is_own, d.purpose = 'learn' or exists (
      select from users where user_id = $1 and role = 'learner') as is_to_learn
    from folders join items i on i.parent_id = folders.item_id join decks d on d.deck_id = i.item_id
    where ${isNotInBin}
    union all
    select distinct item_id, false, true from inside join items i using (item_id)
    where inside.item_type = 'deck' and i.owner_id <> $1
  ), state as materialized (
    select w.word_id, w.deck_id, w.origin_word_id, s.last_answered_at,
      case d.scheduler when 'fsrs' then s.fsrs_due_date else s.due_date end - date '1970-01-01' as due_day,
      (s.classic ->> 'days')::integer as days, (s.classic ->> 'last_day')::integer as last_day,
      (s.classic ->> 'streak')::integer as streak
    from words w join decks d using (deck_id)
    left join word_schedules s on s.schedule = $2 and s.origin_word_id = w.origin_word_id
    -- An array, so that words are looked up deck by deck, however many there are of other people's.
    where w.deck_id = any(array(select deck_id from candidates)) and w.target_text is not null
  ), answered as materialized (
    select deck_id, max(last_answered_at) as last_answered_at, count(*) - count(last_answered_at) as new_count
    from state group by deck_id
  ), learned as materialized (
    select deck_id, is_own, last_answered_at, new_count from candidates join answered using (deck_id)
    where is_to_learn or last_answered_at is not null
  )`;
