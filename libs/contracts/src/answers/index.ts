import { sentenceModes } from '@lexiroom/domain/sentences/practice';
import { z } from 'zod/mini';
import { LocalDay } from '../decks/index.ts';
import { SenderMadeId } from '../ids/index.ts';
import { soloGameIds } from '../scores/index.ts';

/**
 * What somebody was doing when they answered alone: a mode of a study, or a game for one; `story`: they looked a word up
 * in a story and took it into a deck, as they did not know it yet.
 */
export const soloModes = ['study', 'revise', 'test', 'story', ...soloGameIds] as const;
export const SoloMode = z.enum(soloModes);
export type SoloMode = z.infer<typeof SoloMode>;

/**
 * How a word was asked. `flashcard`: the learner judged by thumb. `typed`: from its picture or source text; in a game letter
 * by letter. `sound_to_…`: by its sound, to choose a picture or to type it.
 */
export const answerKinds = [
  'text_to_picture',
  'picture_to_text',
  'flashcard',
  'typed',
  'sound_to_picture',
  'sound_to_typed',
] as const;
export const AnswerKind = z.enum(answerKinds);
export type AnswerKind = z.infer<typeof AnswerKind>;

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

const SmallCount = z.int().check(z.gte(0), z.lte(1000));

/**
 * What the rules of a game need of an answer besides whether it is right and how long it took. Of a word that was typed: how
 * many letters it has, how many were mistaken, how many were shown as hints, and whether it was typed to its end.
 */
export const Play = z.strictObject({
  letters: z.optional(SmallCount),
  mistakes: z.optional(SmallCount),
  hints: z.optional(SmallCount),
  typed: z.optional(z.boolean()),
});
export type Play = z.infer<typeof Play>;

/** An answer may reach the server so much later than it was given. */
export const latestArrivalDays = 30;

/**
 * One attempt at a word (specification 1 section 7; decisions section 1). `answer_id` is the client's: sending it twice
 * records one answer, and the server makes one when it is absent. `answered_at` is when it was given, epoch
 * milliseconds, at most {@link latestArrivalDays} days ago; now when absent, or when that time has not come yet.
 */
export const QuestionAnswer = z.strictObject({
  word_id: Id,
  deck_id: Id,
  is_correct: z.boolean(),
  /** Whom the teacher asked, in which class; without a student nothing is recorded. */
  class_id: z.optional(z.nullable(Id)),
  student_id: z.optional(z.nullable(Id)),
  answer_id: z.optional(SenderMadeId),
  mode: z._default(SoloMode, 'study'),
  kind: z.optional(AnswerKind),
  /** Asked again in the same study: not recorded. */
  repeated: z._default(z.boolean(), false),
  answered_at: z.optional(z.int().check(z.gte(0))),
  /** Up to seven in a game, four elsewhere. */
  option_word_ids: z.optional(z.array(Id).check(z.maxLength(7))),
  chosen_word_id: z.optional(Id),
  ms: z.optional(z.int().check(z.gte(0), z.lte(86_400_000))),
  /** In a game: the round it was given in, its place there, counted from 1, and what else the rules need of it. */
  round_id: z.optional(SenderMadeId),
  round_step: z.optional(z.int().check(z.gte(1), z.lte(32_000))),
  play: z.optional(Play),
});
export type QuestionAnswer = z.input<typeof QuestionAnswer>;

/**
 * One attempt at a sentence, sent and kept like one at a word ({@link QuestionAnswer}). `student_id`: whom the teacher asked;
 * the class is theirs when none is named (specification 2 section 7).
 */
export const SentenceAnswer = z.strictObject({
  sentence_id: Id,
  is_correct: z.boolean(),
  class_id: z.optional(z.nullable(Id)),
  student_id: z.optional(z.nullable(Id)),
  answer_id: z.optional(SenderMadeId),
  mode: z._default(z.enum(sentenceModes), 'sentence-revise'),
  /** Asked again in the same run: not recorded. */
  repeated: z._default(z.boolean(), false),
  answered_at: z.optional(z.int().check(z.gte(0))),
  ms: z.optional(z.int().check(z.gte(0), z.lte(86_400_000))),
});
export type SentenceAnswer = z.input<typeof SentenceAnswer>;

/** An answer can be undone for so long after it was given, in milliseconds; that may reach the server as late as answers do. */
export const undoableMs = 10 * 60_000;

/**
 * The last answer of Study, Revise or Test was a slip, and is taken back. `undone_at`: when, epoch milliseconds, now when
 * absent; at most {@link undoableMs} after the answer was given. With a class, that of the student who was asked.
 */
export const UndoneAnswer = z.strictObject({
  answer_id: SenderMadeId,
  undone_at: z.optional(z.int().check(z.gte(0))),
  class_id: z.optional(Id),
  student_id: z.optional(Id),
});
export type UndoneAnswer = z.input<typeof UndoneAnswer>;

/** When the word is due as if the answer had never been; absent when the word has no answer any more. */
export const AnswerUndone = z.object({
  answer_id: z.uuid(),
  due_date: z.optional(LocalDay),
  due_dates: z.optional(z.object({ classic: LocalDay, fsrs: LocalDay })),
});
export type AnswerUndone = z.infer<typeof AnswerUndone>;

/** What became of it. `recorded` is false for repeated ones, and where nobody has a schedule that it counts for. */
export const RecordedAnswer = z.object({
  answer_id: z.uuid(),
  recorded: z.boolean(),
  /** The new due dates of the word or sentence: of the class, when one is named. */
  due_date: z.optional(LocalDay),
  due_dates: z.optional(z.object({ classic: LocalDay, fsrs: LocalDay })),
});
export type RecordedAnswer = z.infer<typeof RecordedAnswer>;
