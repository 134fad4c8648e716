import { z } from 'zod/mini';
import { DeckIds, DeckWord, Language } from '../decks/index.ts';
import { lastId, numberInAddress } from '../numbers/index.ts';
import { StudentGroup } from './students.ts';

/** What of a class is looked at: these decks of its teacher, or all that are shared with it or were answered in it. */
export const ClassDecks = z.strictObject({ id: z.optional(DeckIds.shape.id) });

/** The most words that are told of at once; what comes after them is counted only. */
export const mostMatrixWords = 1200;
/** The most words that a class may be told to have forgotten at once. */
export const mostForgotten = 400;

/** The most days since 1970 that a day is named by; some time after the year 9999. */
const lastDay = 3_000_000;

/**
 * The same, for one student when one is named. `from_day`, as days since 1970: the figures of that student from then on;
 * when a word is due goes by all that they have answered.
 */
export const StatisticsWanted = z
  .strictObject({
    ...ClassDecks.shape,
    student_id: z.optional(numberInAddress(lastId)),
    from_day: z.optional(numberInAddress(lastDay)),
    /** How the words went in class is all that is wanted: no student has a row. */
    students: z.optional(z.literal('none')),
  })
  .check(
    z.refine(({ student_id, from_day }) => from_day === undefined || student_id !== undefined, {
      path: ['from_day'],
      message: 'Only for one student',
    }),
  );

/** A word of a deck of the teacher, as lists show it. A word that stands in several decks is told once. */
export const ClassWord = z.pick(DeckWord, {
  word_id: true,
  deck_id: true,
  word_order: true,
  image_path: true,
  thumbnail_path: true,
  target_translation: true,
  extra_target_translation: true,
  source_translation: true,
  target_language: true,
  source_language: true,
});
export type ClassWord = z.infer<typeof ClassWord>;

/**
 * How words went, in columns: the figures of a word stand where it stands in the list of words. Days are days since 1970;
 * they are 0 for a word without answers.
 */
export const WordFigures = z.object({
  answers: z.array(z.int()),
  right_answers: z.array(z.int()),
  /** The last day on which the word was answered. */
  last_days: z.array(z.int()),
  /** By the scheduler of the word's deck. */
  due_days: z.array(z.int()),
});
export type WordFigures = z.infer<typeof WordFigures>;

/** How the words went for one student, wherever they answered them. */
export const StudentFigures = z.object({
  student_id: z.int(),
  student_name: z.string(),
  group: z.nullable(StudentGroup),
  /** Days with an answer to one of the words. */
  days: z.int(),
  /** The first of them, as days since 1970; 0 without answers. */
  first_day: z.int(),
  ...WordFigures.shape,
});
export type StudentFigures = z.infer<typeof StudentFigures>;

/** A deck as a name to choose by. */
const DeckName = z.object({ deck_id: z.int(), deck_name: z.string() });

/** The decks of its teacher that are shared with a class, or were answered in it. */
export const DecksOfClass = z.object({
  /** The teacher's day, as days since 1970. */
  today: z.int(),
  decks: z.array(DeckName),
});
export type DecksOfClass = z.infer<typeof DecksOfClass>;

/**
 * Students × words (decisions section 6). Students who were removed have no row; what they answered in class is in the
 * figures of the class.
 */
export const ClassStatistics = z.object({
  class_id: z.int(),
  class_name: z.string(),
  /** The teacher's day, as days since 1970. */
  today: z.int(),
  decks: z.array(DeckName),
  words: z.array(ClassWord),
  /** Words that were left out, as there are more than can be told of at once. */
  words_left_out: z.int(),
  /** How the words went in class. */
  in_class: WordFigures,
  students: z.array(StudentFigures),
});
export type ClassStatistics = z.infer<typeof ClassStatistics>;

/** What a class is forgetting over some decks: at most `n` words. */
export const ForgettingWanted = z.strictObject({
  ...ClassDecks.shape,
  n: z._default(numberInAddress(mostForgotten), 20),
});

/** A word that a class is about to forget, with what says so. */
export const ForgottenWord = z.object({
  ...ClassWord.shape,
  /** Days since it was due in class; below 0 when it is due later. */
  overdue_days: z.int(),
  /** In class. */
  answers: z.int(),
  right_answers: z.int(),
  /** As days since 1970. */
  last_day: z.int(),
});
export type ForgottenWord = z.infer<typeof ForgottenWord>;

export const ClassForgetting = z.object({
  today: z.int(),
  decks: z.array(DeckName),
  /** Most overdue first, then those that failed most; at most as many as were asked for. */
  words: z.array(ForgottenWord),
  /** How many there are in all. */
  count: z.int(),
});
export type ClassForgetting = z.infer<typeof ClassForgetting>;

/** What a class has learned of some words, by what was answered in class. */
export const LearnedWords = z.object({
  words: z.int(),
  /** Words with an answer in class. */
  answered: z.int(),
  /** Words that come back after 21 days or more by the classic rule. */
  long_term: z.int(),
  /** Words that are due today or earlier; those without an answer are. */
  due: z.int(),
  /** Words with less than 80 % right answers. */
  unsuccessful: z.int(),
});
export type LearnedWords = z.infer<typeof LearnedWords>;

export const ClassLearned = z.object({
  ...LearnedWords.shape,
  /** The answers in class of the last 30 days, and how many were right. */
  recent: z.object({ answers: z.int(), right_answers: z.int() }),
  decks: z.array(z.object({ ...DeckName.shape, is_shared: z.boolean(), ...LearnedWords.shape })),
});
export type ClassLearned = z.infer<typeof ClassLearned>;

/** A page of what a student answered; pages start at 1. */
export const HistoryPage = z.strictObject({ page: z._default(numberInAddress(100_000), 1) });

/** An answer of a student, as their teacher sees it. */
export const StudentAnswer = z.object({
  answer_id: z.string(),
  /** Epoch milliseconds. */
  answered_at: z.number(),
  /** The day it counts for, 'YYYY-MM-DD'. */
  local_day: z.string(),
  is_correct: z.boolean(),
  /** Such as `study`, `test`, `live_quiz`. */
  mode: z.string(),
  /** Given in class; otherwise alone. */
  in_class: z.boolean(),
  word_id: z.int(),
  /** Null when the word is no longer there. */
  word: z.nullable(
    z.object({
      target_translation: z.string(),
      target_language: Language,
      source_translation: z.nullable(z.string()),
      source_language: z.nullable(Language),
    }),
  ),
});
export type StudentAnswer = z.infer<typeof StudentAnswer>;

/** What a student answered, newest first, of both rows where two were merged. */
export const StudentHistory = z.object({
  student_id: z.int(),
  student_name: z.string(),
  class_id: z.int(),
  class_name: z.string(),
  page: z.int(),
  pages: z.int(),
  /** Epoch milliseconds are told in this zone. */
  time_zone: z.string(),
  today: z.string(),
  answers: z.array(StudentAnswer),
});
export type StudentHistory = z.infer<typeof StudentHistory>;
