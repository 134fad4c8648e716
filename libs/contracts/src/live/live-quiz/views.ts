import { questionKinds } from '@lexiroom/domain/games/live-quiz';
import { z } from 'zod/mini';
import { LiveSettings } from './settings.ts';

/** A seat that is shown with its rank. */
const Ranked = z.object({
  seat_id: z.int(),
  name: z.string(),
  score: z.number(),
  rank: z.int(),
  previous_rank: z.nullable(z.int()),
});
const Option = z.object({ text: z.optional(z.string()), image_path: z.optional(z.string()) });
const Question = z.object({
  number: z.int(),
  of: z.int(),
  kind: z.enum(questionKinds),
  text: z.optional(z.string()),
  image_path: z.optional(z.string()),
  opens_at: z.number(),
  deadline_at: z.nullable(z.number()),
  options: z.optional(z.array(Option)),
});
const WordShown = z.object({
  target_translation: z.string(),
  source_translation: z.nullable(z.string()),
  image_path: z.nullable(z.string()),
});
const Reveal = z.object({
  correct_option: z.int(),
  counts: z.array(z.int()),
  unanswered: z.int(),
  word: WordShown,
  voided: z.boolean(),
});
const Podium = z.object({
  top: z.array(Ranked),
  figures: z.object({ players: z.int(), questions: z.int(), answers: z.int(), accuracy: z.nullable(z.number()) }),
});

/** The fields that a quiz adds to each view of a session, named as `GameViews` of the rules names them. */
export const quizFields = {
  everybody: {
    starts_at: z.optional(z.number()),
    pictures: z.optional(z.array(z.string())),
    skipped: z.optional(z.int()),
    question: z.optional(Question),
    correct_option: z.optional(z.int()),
    counts: z.optional(z.array(z.int())),
    reveal: z.optional(Reveal),
    top: z.optional(z.array(Ranked)),
    podium: z.optional(Podium),
  },
  screens: { settings: LiveSettings, answered: z.optional(z.int()) },
  host: { right_option: z.optional(z.int()) },
  players: { phones: z.enum(['question_and_options', 'options']) },
  seat: {
    streak: z.int(),
    answered: z.optional(z.object({ question: z.int(), option: z.int() })),
    last: z.optional(
      z.object({ question: z.int(), correct: z.boolean(), points: z.number(), option: z.nullable(z.int()) }),
    ),
    missed: z.optional(z.array(WordShown)),
  },
} as const;
