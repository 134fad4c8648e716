import type pg from 'pg';
import type { Difference } from '../event-log/difference.ts';
import { holderOf, isDueSchedule, isSentenceSchedule } from '../event-log/schedules.ts';
import { choiceRefusal } from './choice-refusal.ts';

interface SoloAnswer {
  schedule: string;
  answer_id: string;
  word_id: number;
  is_correct: boolean;
  option_word_ids: number[] | null;
  chosen_word_id: number | null;
}

/** How many answers are read at once. */
const batch = 20_000;

/**
 * Finds answers given alone, or by students whom their teacher asks, that cannot be: of another person, class or student
 * than their schedule's, in a deck of somebody who does not share it with them, about a word or sentence that never was, with options
 * that contradict the result, or taking back an answer that is not there.
 */
export async function compareSoloAnswers(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(foreign);
  return [...rows, ...(await strangeChoices(client))];
}

/** SQL for the last id that was given in the table of words or sentences. */
const lastOf = (what: 'word' | 'sentence'): string =>
  `greatest((select max(${what}_id) from ${what}s),
      pg_sequence_last_value(pg_get_serial_sequence('${what}s', '${what}_id')::regclass))`;

/** Decks, words and sentences may be gone by now, but none has a number that was never given. */
const foreign = `
  with last as (
    select ${lastOf('word')} as word_id, ${lastOf('sentence')} as sentence_id
  )
  select format('answers of %s, %s', schedule, answer_id) as what, 'of ' || schedule as expected,
    'of person ' || person_id as found
  from answers where schedule like 'person:%' and ${holderOf('schedule')} is distinct from 'person:' || person_id
  union all
  select format('answers of %s, %s', schedule, answer_id), 'of ' || schedule || ', and of no person',
    concat_ws(', ', 'of class ' || class_id, 'of student ' || student_id, 'of person ' || person_id)
  from answers
  where person_id is not null and schedule like any ('{class:%,student:%}')
    or schedule like 'class:%' and ${holderOf('schedule')} is distinct from 'class:' || class_id
    or schedule like 'student:%' and ${holderOf('schedule')} is distinct from 'student:' || student_id
  union all
  select format('answers of %s, %s', own.schedule, own.answer_id), 'in a deck of user ' || own.person_id,
    format('in deck %s of user %s', own.deck_id, owner_id)
  from answers own join items on item_id = deck_id
  where ${holderOf('own.schedule')} = 'person:' || own.person_id and own.live_id is null and owner_id <> own.person_id
    -- A teacher's deck is learned by students: then the answer is theirs as well, whatever class they are in by now.
    and not exists (
      select 1 from answers copy where copy.schedule like 'student:%' and copy.answer_id = coalesce(own.voids, own.answer_id))
  union all
  select format('answers of %s, %s', schedule, answer_id), 'a word that is or was',
    format('word %s of origin %s', answers.word_id, origin_word_id)
  from answers, last
  where ${isDueSchedule} and not ${isSentenceSchedule}
    and not (answers.word_id between 1 and last.word_id and origin_word_id between 1 and last.word_id)
  union all
  select format('answers of %s, %s', schedule, answer_id), 'a sentence that is or was',
    format('sentence %s of origin %s', answers.word_id, origin_word_id)
  from answers, last
  where ${isDueSchedule} and ${isSentenceSchedule} and not (answers.word_id between 1 and coalesce(last.sentence_id, 0)
    and origin_word_id between 1 and coalesce(last.sentence_id, 0))
  union all
  select format('answers of %s, %s', schedule, answer_id), 'word ' || word_id || ' of origin ' || words.origin_word_id,
    'of origin ' || answers.origin_word_id
  from answers join words using (word_id)
  where ${isDueSchedule} and not ${isSentenceSchedule} and words.origin_word_id <> answers.origin_word_id
  union all
  select format('answers of %s, %s', schedule, answer_id), 'sentence ' || word_id || ' of origin ' || origin_sentence_id,
    'of origin ' || origin_word_id
  from answers join sentences on sentence_id = word_id
  where ${isDueSchedule} and ${isSentenceSchedule} and origin_sentence_id <> origin_word_id
  union all
  select format('answers of %s, %s', later.schedule, later.answer_id), 'an answer that it takes back',
    'takes back ' || later.voids
  from answers later where voids is not null and not exists (
    select 1 from answers earlier where earlier.schedule = later.schedule and earlier.answer_id = later.voids)
  order by what`;

async function strangeChoices(client: pg.ClientBase): Promise<Difference[]> {
  const differences: Difference[] = [];
  let after = { schedule: '', answer_id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await client.query<SoloAnswer>(
      `select schedule, answer_id, word_id, is_correct, option_word_ids, chosen_word_id from answers
       where (schedule, answer_id) > ($1, $2) and ${isDueSchedule} and live_id is null
       order by schedule, answer_id limit ${batch}`,
      [after.schedule, after.answer_id],
    );
    for (const row of rows) {
      const { schedule, answer_id, word_id, is_correct, option_word_ids, chosen_word_id } = row;
      const choice = {
        word_id,
        is_correct,
        ...(option_word_ids && { option_word_ids }),
        ...(chosen_word_id && { chosen_word_id }),
      };
      const refusal = choiceRefusal(choice);
      if (!refusal) continue;
      const what = `answers of ${schedule}, ${answer_id}`;
      const found = `${refusal.params?.problem ?? refusal.code}: ${JSON.stringify(choice)}`;
      differences.push({ what, expected: 'a choice that can be', found });
    }
    if (rows.length < batch) return differences;
    after = rows.at(-1)!;
  }
}
