import type { ClassStatistics, ClassWord, StudentFigures } from '@lexiroom/contracts/classes';
import { dayNumber } from '@lexiroom/domain/scheduling';

/** The day on which specs look at a class. */
export const today = dayNumber('2026-11-21');

export const aClassWord = (word_id: number, target_translation: string): ClassWord => ({
  word_id,
  deck_id: 12,
  word_order: word_id,
  image_path: null,
  thumbnail_path: null,
  target_translation,
  extra_target_translation: null,
  source_translation: `${target_translation} in English`,
  target_language: 'spanish',
  source_language: 'english_uk',
});

/** A student who answered each word so often, in pairs of right and all answers; the last time yesterday, due today. */
export function aStudent(
  student_id: number,
  student_name: string,
  results: [number, number][],
  group: 'first' | 'second' | null = null,
): StudentFigures {
  const answers = results.map(([, all]) => all);
  const isAnswered = answers.some((all) => all > 0);
  return {
    student_id,
    student_name,
    group,
    days: isAnswered ? 2 : 0,
    first_day: isAnswered ? today - 10 : 0,
    answers,
    right_answers: results.map(([right]) => right),
    last_days: answers.map((all) => (all > 0 ? today - 1 : 0)),
    due_days: answers.map((all) => (all > 0 ? today : 0)),
  };
}

/** Class 5, called 7b, with these words and students. */
export function classStatistics(words: string[], students: StudentFigures[]): ClassStatistics {
  const sum = (of: 'answers' | 'right_answers') =>
    words.map((_, place) => students.reduce((all, student) => all + student[of][place]!, 0));
  const answers = sum('answers');
  return {
    class_id: 5,
    class_name: '7b',
    today,
    decks: [{ deck_id: 12, deck_name: 'Unit 1' }],
    words: words.map((text, place) => aClassWord(place + 1, text)),
    words_left_out: 0,
    in_class: {
      answers,
      right_answers: sum('right_answers'),
      last_days: answers.map((all) => (all > 0 ? today - 1 : 0)),
      due_days: answers.map((all) => (all > 0 ? today : 0)),
    },
    students,
  };
}
