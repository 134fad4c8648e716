import type { DueDeck } from '@lexiroom/contracts/items';
import { localDay } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import { personSchedule } from '../../event-log/schedules.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { isNotInBin } from '../tree/read-tree.ts';

/** How many decks with due words are named. */
const mostDueDecks = 20;

/**
 * How many words of these decks are due for the user at a moment (epoch ms), by deck; a deck without any is left out. A
 * word is due when the rule of its deck says today or earlier, or when it was never answered. One without a text is not
 * asked, nor one that says the same as an earlier word (decks/duplicates.ts).
 */
export async function dueCounts(
  pool: pg.Pool,
  { user_id, time_zone, day_boundary }: CurrentUser,
  deck_ids: readonly number[],
  now: number,
): Promise<Map<number, number>> {
  if (deck_ids.length === 0) return new Map();
  const { rows } = await pool.query<{ deck_id: number; due_count: number }>(
    `with asked as materialized (
       select distinct on (w.deck_id, w.image_id, meaning, text_key) w.deck_id, w.origin_word_id
       from words w
       join decks d using (deck_id)
       cross join lateral (
         select name_case_key(d.target_language, w.target_text) as text_key,
           case when w.image_id is null then name_case_key(d.source_language, coalesce(w.source_text, '')) end as meaning
       ) as of
       where w.deck_id = any($1) and w.target_text is not null
       order by w.deck_id, w.image_id, meaning, text_key, w.word_order, w.word_id
     )
     select deck_id, count(*)::integer as due_count
     from asked join decks d using (deck_id)
     left join word_schedules s on s.schedule = $2 and s.origin_word_id = asked.origin_word_id
     where coalesce(case d.scheduler when 'fsrs' then s.fsrs_due_date else s.due_date end, $3::date) <= $3::date
     group by deck_id`,
    [deck_ids, personSchedule(user_id), localDay(now, time_zone, day_boundary)],
  );
  return new Map(rows.map(({ deck_id, due_count }) => [deck_id, due_count]));
}

/** A deck of a user's that is there to be learned. */
export type LearnedDeck = Omit<DueDeck, 'due_count'>;

/**
 * The decks of a user that they learn, wherever they lie; not those in the bin: what is there to be learned, what they have
 * answered a word of, and of a learner everything.
 */
export async function learnedDecks(pool: pg.Pool, { user_id, role }: CurrentUser): Promise<LearnedDeck[]> {
  const { rows } = await pool.query<LearnedDeck>(
    `with recursive folders as (
       select item_id from items where owner_id = $1 and parent_id is null
       union all
       select i.item_id from folders join items i on i.parent_id = folders.item_id
       where i.item_type = 'folder' and i.deleted_at is null
     )
     select i.item_id, i.item_name, d.target_language
     from folders join items i on i.parent_id = folders.item_id join decks d on d.deck_id = i.item_id
     where ${isNotInBin} and (
       d.purpose = 'learn' or $3 = 'learner'
       or exists (
         select from words w join word_schedules s on s.schedule = $2 and s.origin_word_id = w.origin_word_id
         where w.deck_id = d.deck_id
       )
     )
     order by i.name_key, i.item_id`,
    [user_id, personSchedule(user_id), role],
  );
  return rows;
}

/** The decks that have due words, the one with most of them first; twenty at most. */
export const mostDue = (decks: readonly LearnedDeck[], due: ReadonlyMap<number, number>): DueDeck[] =>
  decks
    .map((deck) => ({ ...deck, due_count: due.get(deck.item_id) ?? 0 }))
    .filter(({ due_count }) => due_count > 0)
    .toSorted((one, other) => other.due_count - one.due_count)
    .slice(0, mostDueDecks);
