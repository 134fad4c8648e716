import type { ExerciseKind, Mark } from '@lexiroom/domain/printed-quiz';
import { momentOf } from '@lexiroom/domain/reminders';
import { dayNumber, localDay } from '@lexiroom/domain/scheduling';
import type { AnswerKind } from '@lexiroom/contracts/answers';
import type { ScheduledAnswer } from '../event-log/scheduled-answers.ts';
import { classSchedule, personSchedule, sentenceSchedule, studentSchedule } from '../event-log/schedules.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { idOf, type StoredQuestion } from './stored-quiz.ts';

/** How each exercise asks for a word, as the log has it. */
const kinds: Record<ExerciseKind, AnswerKind | null> = {
  choose_text: 'picture_to_text',
  choose_picture: 'text_to_picture',
  match: 'text_to_picture',
  write: 'typed',
  blanks: null,
};

/** By whose days somebody's answers count. */
export type Days = Pick<CurrentUser, 'time_zone' | 'day_boundary'>;

/** Whose mark it is. */
export interface MarkedStudent {
  class_id: number;
  student_id: number;
  /** Who joined the class as this student. */
  linked: (Days & { person_id: number }) | null;
}

/** A mark for a question of a printed quiz. */
export interface GivenMark {
  round_id: string;
  place: number;
  question: StoredQuestion;
  mark: Mark;
  /** Epoch milliseconds, and the day of the class that it counts for. */
  at: number;
  day: string;
  /** How many marks this student had for the question before, whatever became of them. */
  earlier: number;
}

const noon = 12 * 60;

/**
 * When marks of a day count as given: at noon of that day by the clock of the class, or now, when noon has not come yet.
 * Questions follow each other by a millisecond, so that the first of two about one word is always the same.
 */
export const givenAt = (day: string, place: number, days: Days, now: number): number =>
  Math.min(now, momentOf(dayNumber(day), noon, days.time_zone) + place);

/**
 * A mark as answers: of the class, of the student, and of whoever joined the class as them, as in a quiz that is played
 * with a class (decisions section 2). The id follows from whose mark it is and which one, so that it is the same again.
 */
export function answersOfMark(
  { round_id, place, question, mark, at, day, earlier }: GivenMark,
  { class_id, student_id, linked }: MarkedStudent,
): ScheduledAnswer[] {
  const { kind, deck_id, asked_id, origin_id } = question;
  const nobody = { person_id: null, class_id: null, student_id: null };
  const inClass = { person_id: null, class_id, student_id };
  const answer = (
    schedule: string,
    who: Pick<ScheduledAnswer, keyof typeof nobody>,
    local_day: string,
  ): ScheduledAnswer => ({
    schedule: kind === 'blanks' ? sentenceSchedule(schedule) : schedule,
    ...who,
    answer_id: idOf('mark', round_id, class_id, student_id, place, earlier),
    mode: 'printed',
    kind: kinds[kind],
    live_id: null,
    seat_id: null,
    question: null,
    deck_id,
    word_id: asked_id,
    origin_word_id: origin_id,
    option_word_ids: null,
    chosen_option: null,
    chosen_word_id: null,
    is_correct: mark === 'right',
    ms: null,
    answered_at: new Date(at).toISOString(),
    local_day,
    dated_ahead: false,
    round_id,
    round_step: place,
  });
  const ofPerson = ({ person_id, time_zone, day_boundary }: Days & { person_id: number }) =>
    answer(personSchedule(person_id), { ...nobody, person_id }, localDay(at, time_zone, day_boundary));
  return [
    answer(classSchedule(class_id), inClass, day),
    answer(studentSchedule(student_id), inClass, day),
    ...(linked ? [ofPerson(linked)] : []),
  ];
}
