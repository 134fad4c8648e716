import type { Calendar, DeckWord, WordAnswer } from '@lexiroom/contracts/decks';
import { classicDueDay, classicOf, type ClassicState, dayNumber, dayText, localDay } from '@lexiroom/domain/scheduling';

/** An answer that is added to a word or a sentence; `answered_at` in epoch milliseconds. */
export interface OneMoreAnswer {
  answered_at: number;
  is_correct: boolean;
  /** The class and the student who was asked; absent: the owner answered. */
  class_id?: number | null | undefined;
  student_id?: number | null | undefined;
}

/** What a word or a sentence has of its answers. */
export type Remembered = Pick<DeckWord, 'answers' | 'answer_count' | 'right_answers' | 'due_date' | 'due_dates'>;

/**
 * A word or sentence after one more answer in the schedule of `calendar`: it has the answer, and is due by the classic rule.
 * What the other rule says, only the server knows; a deck that goes by it shows the classic day until the server has
 * answered. An answer that is there already (by its time) changes nothing. Of a class the browser knows only the last
 * answers: where that is not all, the due date waits for the server too.
 */
export function withOneMore<Item extends Remembered>(
  item: Item,
  { answered_at, is_correct, class_id = null, student_id = null }: OneMoreAnswer,
  calendar: Calendar,
): Item {
  if (item.answers.some(({ answer_date }) => answer_date === answered_at)) return item;
  const added: WordAnswer = {
    is_correct,
    answer_date: answered_at,
    local_day: localDay(answered_at, calendar.time_zone, calendar.day_boundary),
    class_id,
    student_id,
    student_name: null,
  };
  const answers = [...item.answers, added].toSorted((a, b) => a.answer_date - b.answer_date);
  const { answer_count, right_answers } = item;
  const counted = {
    ...item,
    answers,
    ...(answer_count !== undefined && { answer_count: answer_count + 1 }),
    ...(right_answers !== undefined && { right_answers: right_answers + Number(is_correct) }),
  };
  if (answer_count !== undefined && answer_count > item.answers.length) return counted;
  const due_date = classicDueDate(answers, class_id, calendar);
  return { ...counted, due_date, due_dates: { fsrs: due_date, ...item.due_dates, classic: due_date } };
}

/** By the answers of the class, or with null those that belong to none (specification 1 section 4). */
function classicDueDate(answers: readonly WordAnswer[], class_id: number | null, calendar: Calendar): string {
  return dayText(classicDueDay(stateOf(answers, class_id, calendar), dayNumber(calendar.today)));
}

/**
 * Right days in a row up to the last one on which a word was answered, of a class or with null of nobody's; 0 for a word
 * without answers. Of a class the browser knows only the last answers, which are enough for it.
 */
export const streakOf = (answers: readonly WordAnswer[], class_id: number | null, calendar: Calendar): number =>
  stateOf(answers, class_id, calendar)?.streak ?? 0;

function stateOf(
  answers: readonly WordAnswer[],
  class_id: number | null,
  { time_zone, day_boundary }: Calendar,
): ClassicState | null {
  const days = answers
    .filter((answer) => answer.class_id === class_id)
    .map(({ answer_date, local_day = localDay(answer_date, time_zone, day_boundary), is_correct }) => ({
      day: dayNumber(local_day),
      is_correct,
    }))
    // Stable: within a day they stay in the order they were given. A clock set back must not turn days round.
    .toSorted((a, b) => a.day - b.day);
  return classicOf(days, class_id === null ? 'first' : 'majority');
}
