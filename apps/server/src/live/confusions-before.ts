import type { Confusions } from '@lexiroom/domain/study/question';
import type pg from 'pg';
import { eventsThat } from './replay/events-that.ts';

/** What is looked at, newest first: of each word so many wrong answers, and of a class so many sessions. */
const newest = { answers: 100, lives: 100 } as const;
/**
 * Many have confused two words when so many people did, with at least so many hosts: nobody alone decides what all others
 * are offered.
 */
const many = { people: 5, hosts: 2 } as const;
/** The words that one was most often taken for; what is rarer is chance. */
const mostKept = 3;

interface Word {
  word_id: number;
  origin_word_id: number;
}

/**
 * Which of these words were taken for which in sessions before: by this class; of a word that it never got wrong, by many
 * others. Copies of a word are one, and what was taken back does not count.
 */
export async function readConfusions(db: pg.Pool, words: readonly Word[], class_id?: number): Promise<Confusions> {
  const origins = [...new Set(words.map(({ origin_word_id }) => origin_word_id))];
  const byOthers = await db.query<Confused>(byManySql, [
    origins,
    eventsThat('taken_back'),
    eventsThat('counted_again'),
    many.people,
    many.hosts,
  ]);
  const byClass =
    class_id === undefined
      ? undefined
      : await db.query<Confused>(byClassSql, [
          origins,
          eventsThat('taken_back'),
          eventsThat('counted_again'),
          class_id,
        ]);
  const ofWords = new Map<number, Confused[]>();
  const known = new Set(byClass?.rows.map(({ asked }) => asked));
  for (const row of [...(byClass?.rows ?? []), ...byOthers.rows.filter(({ asked }) => !known.has(asked))])
    ofWords.set(row.asked, [...(ofWords.get(row.asked) ?? []), row]);
  const hereOf = Map.groupBy(words, ({ origin_word_id }) => origin_word_id);
  return Object.fromEntries(
    words.flatMap(({ word_id, origin_word_id }) => {
      const most = (ofWords.get(origin_word_id) ?? []).slice(0, mostKept);
      const here = most.flatMap(({ chosen, times }) => hereOf.get(chosen)?.map((word) => ({ word_id: word.word_id, times })) ?? []); // prettier-ignore
      return here.length === 0 ? [] : [[word_id, here]];
    }),
  );
}

/** By the words of which these are copies; the most frequent first. */
interface Confused {
  asked: number;
  chosen: number;
  times: number;
}

/** SQL: of wrong answers, named `wrong`, those that count and whose chosen word is one of these. */
const counted = `
  join words as chosen on chosen.word_id = wrong.chosen_word_id and chosen.origin_word_id = any($1)
  where chosen.origin_word_id <> wrong.origin_word_id and not coalesce((
    -- What was said last decides: of a question by its number, of a race by its word.
    select void.type = any($2) from live_events void
    where void.live_id = wrong.live_id and void.type = any($2::text[] || $3::text[])
      and ((void.body ->> 'number')::integer = wrong.question or (void.body ->> 'word_id')::integer = wrong.word_id)
    order by void.seq desc limit 1), false)`;

const byManySql = `
  select wrong.origin_word_id as asked, chosen.origin_word_id as chosen,
    count(distinct (live_id, seat_id))::integer as times
  from unnest($1::integer[]) as word (origin_word_id)
  cross join lateral (
    select answers.origin_word_id, live_id, seat_id, question, word_id, chosen_word_id from answers
    where answers.origin_word_id = word.origin_word_id
      and not is_correct and chosen_word_id is not null and schedule like 'live:%'
    order by answered_at desc limit ${newest.answers}
  ) as wrong
  join lives using (live_id)
  ${counted}
  group by 1, 2 having count(distinct (live_id, seat_id)) >= $4 and count(distinct host_id) >= $5
  order by times desc, 1, 2`;

const byClassSql = `
  select wrong.origin_word_id as asked, chosen.origin_word_id as chosen, count(*)::integer as times
  from (select live_id from lives where class_id = $4 order by live_id desc limit ${newest.lives}) as played
  join answers as wrong on wrong.schedule = 'live:' || played.live_id and wrong.live_id = played.live_id
    and not wrong.is_correct and wrong.origin_word_id = any($1)
  ${counted}
  group by 1, 2
  order by times desc, 1, 2`;
