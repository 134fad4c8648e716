import { mostAtOnce } from '@lexiroom/domain/today';
import { z } from 'zod/mini';
import { Language, LocalDay } from '../decks/index.ts';
import { idsInAddress } from '../numbers/index.ts';

/** Words that can be studied together, and how much that is. */
const ToStudy = z.object({
  due_count: z.int(),
  /** Words that were never answered, as far as the daily numbers go. */
  new_count: z.int(),
  /** About how long it takes, by the learner's own answers. */
  minutes: z.int(),
  /** What is studied at once: due words first, then new ones; at most 100. */
  word_ids: z.array(z.int()),
});

export const LanguageToday = z.object({ target_language: Language, ...ToStudy.shape });
export type LanguageToday = z.infer<typeof LanguageToday>;

/** What there is to do today over all decks somebody learns: their own, and those that a class shares with them. */
export const Today = z.object({
  today: LocalDay,
  ...ToStudy.shape,
  /** The same of each target language, the one with most to do first. */
  languages: z.array(LanguageToday),
  /** The decks that have something to do, most first. */
  decks: z.array(
    z.object({
      item_id: z.int(),
      item_name: z.string(),
      /** Its owner: the learner, or a teacher of theirs. */
      username: z.string(),
      target_language: Language,
      due_count: z.int(),
      new_count: z.int(),
    }),
  ),
  /** New words beyond the daily numbers, for whoever wants more: the next of them. */
  more_word_ids: z.array(z.int()),
  /** The next day on which words that were answered come back, and how many; null when none will. */
  next: z.nullable(z.object({ day: LocalDay, due_count: z.int() })),
  /** They have answered a word of these decks. */
  has_studied: z.boolean(),
});
export type Today = z.infer<typeof Today>;

/** Words of decks that somebody learns, in the order in which they are to be studied. */
export const TodaysWordIds = z.strictObject({ id: idsInAddress(mostAtOnce) });

/** What was answered on one day. */
export const AnswersOfDay = z.object({ day: LocalDay, answers: z.int(), right: z.int() });
export type AnswersOfDay = z.infer<typeof AnswersOfDay>;

/** How somebody gets on over all decks they learn. */
export const Progress = z.object({
  today: LocalDay,
  /** Days with an answer, the oldest first; of the last 53 weeks. */
  days: z.array(AnswersOfDay),
  /** Days of study in a row, rest days left out: see restingStreak. */
  streak: z.int(),
  /** What was done today: words, each once, and how long their answers took. */
  done: z.object({ words: z.int(), ms: z.int() }),
  /** By target language, of the decks they learn: all words, those that were answered, and those that are known. */
  languages: z.array(z.object({ target_language: Language, words: z.int(), answered: z.int(), known: z.int() })),
});
export type Progress = z.infer<typeof Progress>;
