import { classLimits } from '@lexiroom/domain/classes';
import { exerciseKinds, printLimits, variantNames } from '@lexiroom/domain/printed-quiz';
import { z } from 'zod/mini';
import { latestArrivalDays } from '../answers/index.ts';
import { Language, LocalDay } from '../decks/index.ts';
import { lastId } from '../numbers/index.ts';

const Id = z.int().check(z.gte(1), z.lte(lastId));

/** Marks can be dated so many days back, as answers can arrive. */
export const earliestQuizDays = latestArrivalDays;

/** The most questions that sheets can have: every exercise with as many as it takes. */
export const mostQuestions = exerciseKinds.length * printLimits.questions.most;

/** The most marks that are saved at once. */
export const mostMarksAtOnce = 5000;

const Place = z.int().check(z.gte(0), z.lt(mostQuestions));
const Order = z.array(Place).check(z.minLength(1), z.maxLength(mostQuestions));

/** A question by what it asks. */
const AskedInQuiz = z.union([
  z.strictObject({ kind: z.enum(['choose_text', 'choose_picture', 'match', 'write']), word_id: Id }),
  z.strictObject({ kind: z.literal('blanks'), sentence_id: Id }),
]);

/**
 * Sheets that are printed, as far as they are to be marked: see `printedQuiz` of the domain. `print_search`: what stands
 * behind `/create_quiz/search` where they are printed again. `is_printed`: they go to a printer, and are not looked at alone;
 * then `class_id` says for which class, when it is one.
 */
export const NewPrintedQuiz = z.strictObject({
  questions: z.array(AskedInQuiz).check(z.minLength(1), z.maxLength(mostQuestions)),
  variants: z
    .array(z.strictObject({ name: z.enum(variantNames), order: Order }))
    .check(z.minLength(1), z.maxLength(variantNames.length)),
  print_search: z.string().check(z.regex(/^\?[\w.~%&=+!*'()-]*$/), z.maxLength(4000)),
  is_printed: z._default(z.boolean(), false),
  class_id: z._default(z.nullable(Id), null),
});
export type NewPrintedQuiz = z.input<typeof NewPrintedQuiz>;

/** `marks_address`: of the page on which marks are typed in, as phones reach it. */
export const KeptPrintedQuiz = z.object({ quiz_id: z.int(), marks_address: z.string() });
export type KeptPrintedQuiz = z.infer<typeof KeptPrintedQuiz>;

/** A question as it was printed, also when its word was changed or deleted since. */
export const PrintedQuestion = z.object({
  kind: z.enum(exerciseKinds),
  text: z.string(),
  /** What the word means; null where that was not printed. */
  meaning: z.nullable(z.string()),
  target_language: Language,
  source_language: z.nullable(Language),
});
export type PrintedQuestion = z.infer<typeof PrintedQuestion>;

/** Printed sheets, and with which classes they can be marked. For whoever printed them alone. */
export const PrintedQuizDetails = z.object({
  quiz_id: z.int(),
  /** Of the decks that are still there, in the order of the questions. */
  deck_names: z.array(z.string()),
  print_search: z.string(),
  /** Epoch milliseconds. */
  printed_at: z.number(),
  questions: z.array(PrintedQuestion),
  variants: z.array(z.object({ name: z.enum(variantNames), order: z.array(z.int()) })),
  /** The teacher's classes: those in use, and those of the archive that have marks. */
  classes: z.array(z.object({ class_id: z.int(), class_name: z.string(), marked_students: z.int() })),
});
export type PrintedQuizDetails = z.infer<typeof PrintedQuizDetails>;

/** Sheets that were printed, for a class or for none; also those that a class has marks for without that. */
export const Print = z.object({
  quiz_id: z.int(),
  /** Of the decks that are still there, in the order of the questions. */
  deck_names: z.array(z.string()),
  print_search: z.string(),
  /** Epoch milliseconds: the last time. */
  printed_at: z.number(),
  question_count: z.int(),
  variants: z.array(z.enum(variantNames)),
  /** Null: for no class, and no class has marks for it. */
  for_class: z.nullable(
    z.object({
      class_id: z.int(),
      class_name: z.string(),
      /** Of those who are in its list, and how many of them have a mark. */
      student_count: z.int(),
      marked_students: z.int(),
    }),
  ),
});
export type Print = z.infer<typeof Print>;

/** So many are told at once. */
export const mostPrints = 100;

/** The last {@link mostPrints}, the latest first. */
export const Prints = z.object({ prints: z.array(Print) });
export type Prints = z.infer<typeof Prints>;

/** Marks of one student: the places of the questions that were right and wrong. */
export const StudentMarks = z.object({
  student_id: z.int(),
  /** The day that most of them count for. */
  day: LocalDay,
  right: z.array(z.int()),
  wrong: z.array(z.int()),
});
export type StudentMarks = z.infer<typeof StudentMarks>;

/** What a class has of printed sheets so far. */
export const PrintedMarks = z.object({
  quiz_id: z.int(),
  class_id: z.int(),
  class_name: z.string(),
  /** The teacher's day. */
  today: LocalDay,
  /** Those who are in the list of the class. */
  students: z.array(z.object({ student_id: z.int(), student_name: z.string(), is_absent: z.boolean() })),
  marks: z.array(StudentMarks),
});
export type PrintedMarks = z.infer<typeof PrintedMarks>;

const Places = z._default(z.array(Place).check(z.maxLength(mostQuestions)), []);

/**
 * Marks of a class, as far as they are to be changed: what is not named stays. `day`: on which new ones count, today or up
 * to {@link earliestQuizDays} days back; one that takes the place of another counts on the day of that one.
 */
export const NewMarks = z.strictObject({
  quiz_id: Id,
  class_id: Id,
  day: LocalDay,
  students: z
    .array(z.strictObject({ student_id: Id, right: Places, wrong: Places, blank: Places }))
    .check(z.minLength(1), z.maxLength(classLimits.students)),
});
export type NewMarks = z.input<typeof NewMarks>;

/** What became of marks, and what the class has now. */
export const SavedMarks = z.object({
  ...PrintedMarks.shape,
  /** How many are new, how many took the place of another, and how many were taken away. */
  recorded: z.int(),
  corrected: z.int(),
  taken_away: z.int(),
});
export type SavedMarks = z.infer<typeof SavedMarks>;
