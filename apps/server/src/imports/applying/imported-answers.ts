import { dayText, localDay } from '@lexiroom/domain/scheduling';
import { derivedId } from '../../event-log/derived-id.ts';
import type { ScheduledAnswer } from '../../event-log/scheduled-answers.ts';
import { personSchedule, sentenceSchedule } from '../../event-log/schedules.ts';
import type { ImportKey } from '../store/import-rows.ts';
import type { ImportingUser } from './importing-user.ts';
import type { SentenceRow, WordRow } from './ready-row.ts';

const longestMs = 86_400_000;

/** A word or sentence that was written, with the row that it came from. */
interface Answered {
  deck_id: number;
  id: number;
  origin_id: number;
  row: WordRow | SentenceRow;
}

/**
 * The answers that a file tells of, as they stand in the schedule of whoever brought it: on the days on which they were given,
 * however long ago. Their ids follow from the import and the word, so that an answer that is written again is the same.
 */
export function answersTo(
  { user_id, time_zone, day_boundary }: ImportingUser,
  { import_id }: ImportKey,
  written: readonly Answered[],
): ScheduledAnswer[] {
  const ofWords = personSchedule(user_id);
  return written.flatMap(({ deck_id, id, origin_id, row }) => {
    const schedule = row.kind === 'word' ? ofWords : sentenceSchedule(ofWords);
    const { answers } = row.kind === 'word' ? row.word : row.sentence;
    return answers.map(({ answered_at, is_correct, ms, day }, index): ScheduledAnswer => ({
      schedule,
      answer_id: derivedId(`${user_id} ${import_id} ${schedule} ${id} ${index}`),
      mode: 'imported',
      kind: null,
      person_id: user_id,
      class_id: null,
      student_id: null,
      live_id: null,
      seat_id: null,
      question: null,
      deck_id,
      word_id: id,
      origin_word_id: origin_id,
      option_word_ids: null,
      chosen_option: null,
      chosen_word_id: null,
      is_correct,
      ms: ms === null ? null : Math.round(Math.min(Math.max(ms, 0), longestMs)),
      answered_at: new Date(answered_at).toISOString(),
      local_day: day === undefined ? localDay(answered_at, time_zone, day_boundary) : dayText(day),
      dated_ahead: false,
    }));
  });
}
