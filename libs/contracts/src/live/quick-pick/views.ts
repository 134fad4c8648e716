import { questionKinds } from '@lexiroom/domain/study/question';
import { z } from 'zod/mini';
import { QuickPickSettings } from './settings.ts';

const perGroup = <Value extends z.ZodMiniType>(value: Value) => z.object({ a: value, b: value });
const Result = z.enum(['correct', 'incorrect', 'winner', 'loser', 'unanswered']);
const Option = z.object({ text: z.optional(z.string()), image_path: z.optional(z.string()) });
const Round = z.object({
  number: z.int(),
  kind: z.enum(questionKinds),
  text: z.optional(z.string()),
  image_path: z.optional(z.string()),
  options: z.array(Option),
});
const game = z.literal('quick-pick');

/** The fields that Quick Pick adds to each view of a session, named as `GameViews` of the rules names them. */
export const quickPickFields = {
  everybody: {
    game,
    game_number: z.int(),
    wins: perGroup(z.int()),
    sizes: perGroup(z.int()),
    challenge_type: z.enum(['1v1', 'mayhem']),
    first_to_reach: z.number(),
    scores: perGroup(z.number()),
    streaks: perGroup(z.int()),
    results: perGroup(Result),
    picks: perGroup(z.nullable(z.int())),
    starts_at: z.optional(z.number()),
    round: z.optional(Round),
    correct_option: z.optional(z.int()),
    next_at: z.optional(z.number()),
    winner: z.optional(z.enum(['a', 'b'])),
  },
  screens: {
    settings: QuickPickSettings,
    members: perGroup(z.array(z.int())),
    asked: z.optional(z.object({ word_id: z.int(), sound_path: z.nullable(z.string()) })),
  },
  players: {},
  seat: {
    game,
    group: z.enum(['a', 'b']),
    may_choose_group: z.optional(z.literal(true)),
    streak: z.int(),
    answered: z.optional(z.object({ question: z.int(), option: z.int() })),
    last: z.optional(
      z.object({ question: z.int(), correct: z.boolean(), points: z.number(), option: z.nullable(z.int()) }),
    ),
  },
} as const;
