import type { LanguageId } from '@lexiroom/domain/languages';
import type { Day } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import { personSchedule } from '../event-log/schedules.ts';
import { stateOfLearnedWords } from './learned-decks.ts';

/** A word by itself and by its origin, under which it was answered. */
export interface FoundWord {
  word_id: number;
  origin_word_id: number;
}

/** A deck that somebody learns, and what there is to do in it. */
export interface LearnedDeck {
  item_id: number;
  item_name: string;
  /** Its owner. */
  username: string;
  target_language: LanguageId;
  /** How many new words of it there are to be a day; null: it shares the number of the account. */
  daily_new_words: number | null;
  has_answers: boolean;
  /** How many of its words were never answered. */
  new_count: number;
  /** The words that are due, in the order of their days and of the deck. */
  due: (FoundWord & { due_day: Day })[];
  /** The origins of the words that were answered for the first time today. */
  started_today: number[];
}

/** The next day on which words come back, and how many. */
export interface NextDay {
  next_day: Day | null;
  next_count: number;
}

/**
 * The decks that somebody learns with what is to be done in them on a day: those answered last come first, then those
 * that were never begun, own ones first, in the order of their folders; and the day after it on which words come back.
 */
export async function readLearnedDecks(
  pool: pg.Pool,
  user_id: number,
  today: Day,
): Promise<{ decks: LearnedDeck[]; next: NextDay }> {
  const { rows } = await pool.query<{ decks: LearnedDeck[]; next: NextDay }>({
    name: 'learned-decks',
    text: decksSql,
    values: [user_id, personSchedule(user_id), today],
  });
  return rows[0]!;
}

const decksSql = `
  with recursive ${stateOfLearnedWords}, due as (
    select deck_id, json_agg(json_build_object('word_id', word_id, 'origin_word_id', origin_word_id, 'due_day', due_day)
      order by due_day, word_order, word_id) as due
    from state join words using (word_id, deck_id, origin_word_id) where due_day <= $3 group by deck_id
  ), started as (
    select deck_id, json_agg(origin_word_id) as started_today from state where days = 1 and last_day = $3 group by deck_id
  ), next as (
    select min(due_day) as next_day from state join learned using (deck_id) where due_day > $3
  ), told as (
    select i.item_id, i.item_name, u.username, d.target_language, d.daily_new_words,
      learned.last_answered_at is not null as has_answers, new_count, coalesce(due, '[]') as due,
      coalesce(started_today, '[]') as started_today,
      row_number() over (
        order by learned.last_answered_at desc nulls last, is_own desc, i.parent_id, i.item_order, i.item_id) as place
    from learned join items i on i.item_id = deck_id join users u on u.user_id = i.owner_id join decks d using (deck_id)
    left join due using (deck_id) left join started using (deck_id)
  )
  select coalesce((select json_agg(told order by place) from told), '[]') as decks,
    (select json_build_object('next_day', next_day, 'next_count', (
      select count(distinct origin_word_id) from state join learned using (deck_id) where due_day = next_day))
     from next) as next`;

/** The first words of each of these decks that somebody never answered, at most so many of a deck, by deck. */
export async function readNewWords(
  pool: pg.Pool,
  user_id: number,
  deck_ids: readonly number[],
  most: number,
): Promise<Map<number, FoundWord[]>> {
  const { rows } = await pool.query<FoundWord & { deck_id: number }>(
    `select deck_id, word_id, origin_word_id from unnest($1::integer[]) as deck_id cross join lateral (
       select word_id, origin_word_id, word_order from words
       where words.deck_id = deck_id.deck_id and target_text is not null and not exists (
         select from word_schedules s where s.schedule = $2 and s.origin_word_id = words.origin_word_id)
       order by word_order, word_id limit $3
     ) as word
     order by deck_id, word_order, word_id`,
    [deck_ids, personSchedule(user_id), most],
  );
  return Map.groupBy(rows, ({ deck_id }) => deck_id);
}

/** How long the last answer of somebody took to each of these words, in milliseconds, where that is known. */
export async function readAnswerTimes(pool: pg.Pool, user_id: number, word_ids: readonly number[]): Promise<number[]> {
  if (word_ids.length === 0) return [];
  const { rows } = await pool.query<{ ms: number }>(
    `select last.ms from words cross join lateral (
       select ms from answers
       where schedule = $1 and answers.origin_word_id = words.origin_word_id and ms is not null and voids is null
       order by local_day desc, answered_at desc, answer_id desc limit 1
     ) as last
     where word_id = any($2)`,
    [personSchedule(user_id), word_ids],
  );
  return rows.map(({ ms }) => ms);
}
