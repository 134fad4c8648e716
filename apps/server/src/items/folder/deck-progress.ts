import { localDay } from '@lexiroom/domain/scheduling';
import { knownStreak } from '@lexiroom/domain/today';
import type pg from 'pg';
import { personSchedule } from '../../event-log/schedules.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';

/** How far somebody is with the words of a deck. */
export interface DeckProgress {
  /** Words that were answered before and are due today. */
  due_count: number;
  /** Words that are known: see isKnown. */
  known_count: number;
}

/**
 * How far the user is with the words of these decks at a moment (epoch ms), by deck; a deck of which nothing is due or known
 * is left out. A word is due when it was answered and the rule of its deck says today or earlier; one that was never
 * answered is new and not due, so that nobody owes what they never began. One without a text is not counted, nor one that
 * says the same as an earlier word (decks/duplicates.ts).
 */
export async function progressOfDecks(
  pool: pg.Pool,
  { user_id, time_zone, day_boundary }: CurrentUser,
  deck_ids: readonly number[],
  now: number,
): Promise<Map<number, DeckProgress>> {
  if (deck_ids.length === 0) return new Map();
  const { rows } = await pool.query<DeckProgress & { deck_id: number }>(
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
     select deck_id,
       (count(*) filter (where case d.scheduler when 'fsrs' then s.fsrs_due_date else s.due_date end <= $3::date))::integer
         as due_count,
       (count(*) filter (where (s.classic ->> 'streak')::integer >= $4))::integer as known_count
     from asked join decks d using (deck_id)
     join word_schedules s on s.schedule = $2 and s.origin_word_id = asked.origin_word_id
     group by deck_id`,
    [deck_ids, personSchedule(user_id), localDay(now, time_zone, day_boundary), knownStreak],
  );
  return new Map(rows.map(({ deck_id, ...progress }) => [deck_id, progress]));
}
