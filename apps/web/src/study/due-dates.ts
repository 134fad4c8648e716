import type { RecordedAnswer } from '@lexiroom/contracts/answers';
import type { Calendar, DeckData, DeckWord, WordAnswer } from '@lexiroom/contracts/decks';
import { classicDueDay, classicOf, dayNumber, dayText, localDay } from '@lexiroom/domain/scheduling';

/** Due are words whose date is today or earlier (specification 1 section 4); nothing is due without a schedule. */
export function isDue({ due_date }: Pick<DeckWord, 'due_date'>, today: string): boolean {
  return due_date !== null && due_date <= today;
}

/** Words, and the calendar that their due dates belong to. */
type WordsWithCalendar = Pick<DeckData, 'calendar'> & { words: readonly DeckWord[] };

/** The words of a study that are due today, in its order. */
export function dueWords({ words, calendar }: WordsWithCalendar): DeckWord[] {
  return calendar ? words.filter((word) => isDue(word, calendar.today)) : [];
}

/**
 * A study that was read some days ago, as it stands on the day that has come since: words that were due later may be due
 * now, and those that were never answered are due on that day (decisions section 3). `now`: the server's clock, epoch
 * milliseconds; one that has gone back changes nothing.
 */
export function onTheDayOf(data: DeckData, now: number): DeckData {
  const { calendar } = data;
  if (!calendar) return data;
  const today = localDay(now, calendar.time_zone, calendar.day_boundary);
  if (today <= calendar.today) return data;
  const due = { due_date: today, due_dates: { classic: today, fsrs: today } };
  return {
    ...data,
    now,
    calendar: { ...calendar, today },
    words: data.words.map((word) => (word.answers.length === 0 ? { ...word, ...due } : word)),
  };
}

/** An answer as it is added to a study; `answered_at` in epoch milliseconds. */
export interface AddedAnswer {
  origin_word_id: number;
  answered_at: number;
  is_correct: boolean;
}

/**
 * A study after one more answer of its owner: every word of that origin has it, and is due by the classic rule. What the
 * other rule says, only the server knows; a deck that goes by it shows the classic day until the server has answered.
 * An answer that is there already (by its time) changes nothing, and so does one in a study without a schedule.
 */
export function withAnswerAdded(data: DeckData, { origin_word_id, answered_at, is_correct }: AddedAnswer): DeckData {
  const { calendar } = data;
  if (!calendar) return data;
  const added: WordAnswer = {
    is_correct,
    answer_date: answered_at,
    local_day: localDay(answered_at, calendar.time_zone, calendar.day_boundary),
    class_id: null,
    student_id: null,
    student_name: null,
  };
  return withWords(data, origin_word_id, (word) => {
    if (word.answers.some(({ answer_date }) => answer_date === answered_at)) return word;
    const answers = [...word.answers, added].toSorted((a, b) => a.answer_date - b.answer_date);
    const due_date = classicDueDate(answers, calendar);
    return { ...word, answers, due_date, due_dates: { fsrs: due_date, ...word.due_dates, classic: due_date } };
  });
}

/** The server's reply to an answer: `due_date` goes by the rule of the deck in which it was given. */
export interface ServerDueDates {
  origin_word_id: number;
  deck_id: number;
  due_date: NonNullable<RecordedAnswer['due_date']>;
  due_dates: NonNullable<RecordedAnswer['due_dates']>;
}

/**
 * A study after the server has said when the words of an origin are due. Its decks may go by different rules: in the deck
 * of the answer its date holds, elsewhere the one by the study's rule.
 */
export function withDueDates(
  data: DeckData,
  { origin_word_id, deck_id, due_date, due_dates }: ServerDueDates,
): DeckData {
  if (!data.calendar) return data;
  return withWords(data, origin_word_id, (word) => ({
    ...word,
    due_dates,
    due_date: word.deck_id === deck_id ? due_date : due_dates[data.scheduler],
  }));
}

function withWords(data: DeckData, origin_word_id: number, change: (word: DeckWord) => DeckWord): DeckData {
  const isMeant = (word: DeckWord) => word.origin_word_id === origin_word_id;
  if (!data.words.some(isMeant)) return data;
  return { ...data, words: data.words.map((word) => (isMeant(word) ? change(word) : word)) };
}

/** By the answers that belong to no class (specification 1 section 4). */
function classicDueDate(answers: readonly WordAnswer[], { time_zone, day_boundary, today }: Calendar): string {
  const days = answers
    .filter(({ class_id }) => class_id === null)
    .map(({ answer_date, local_day = localDay(answer_date, time_zone, day_boundary), is_correct }) => ({
      day: dayNumber(local_day),
      is_correct,
    }))
    // Stable: within a day they stay in the order they were given. A clock set back must not turn days round.
    .toSorted((a, b) => a.day - b.day);
  return dayText(classicDueDay(classicOf(days, 'first'), dayNumber(today)));
}
