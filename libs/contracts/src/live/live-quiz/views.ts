import { quizKinds } from '@lexiroom/domain/games/live-quiz';
import { emblems } from '@lexiroom/domain/live-session';
import { teamIds } from '@lexiroom/domain/live-teams';
import { languageIds } from '@lexiroom/domain/languages';
import { z } from 'zod/mini';
import { answerFields } from '../answer-fields.ts';
import { LiveSettings } from './settings.ts';

/** A seat that is shown with its rank. */
const Ranked = z.object({
  seat_id: z.int(),
  name: z.string(),
  emblem: z.optional(z.enum(emblems)),
  score: z.number(),
  rank: z.int(),
  previous_rank: z.nullable(z.int()),
  team: z.optional(z.string()),
});
/** After a question: the best, those who share a place with more than there are rows for as one, and who is called out. */
const Leaderboard = z.object({
  rows: z.array(
    z.union([
      z.object({ ...Ranked.shape, gained: z.number(), streak: z.int() }),
      z.object({ rank: z.int(), score: z.number(), players: z.int() }),
    ]),
  ),
  callouts: z.array(
    z.object({ type: z.enum(['climb', 'streak']), by: z.int(), players: z.int(), names: z.array(z.string()) }),
  ),
});
/** A team of a quiz, with how it stands. */
const Team = z.object({
  team: z.enum(teamIds),
  size: z.int(),
  score: z.nullable(z.int()),
  rank: z.nullable(z.int()),
  previous_rank: z.nullable(z.int()),
});
const teams = z.optional(z.array(Team));
const Option = z.object({ text: z.optional(z.string()), image_path: z.optional(z.string()) });
const Question = z.object({
  number: z.int(),
  of: z.int(),
  asked_before: z.optional(z.int()),
  kind: z.enum(quizKinds),
  text: z.optional(z.string()),
  image_path: z.optional(z.string()),
  sound_path: z.optional(z.string()),
  opens_at: z.number(),
  deadline_at: z.nullable(z.number()),
  options: z.optional(z.array(Option)),
});
/** What a word means in the language of whoever reads. */
const meaningFields = { language: z.enum(languageIds), text: z.string() };
const WordShown = z.object({
  target_translation: z.string(),
  source_translation: z.nullable(z.string()),
  image_path: z.nullable(z.string()),
  sound_path: z.optional(z.string()),
});
const Reveal = z.object({
  correct_option: z.optional(z.int()),
  correct_text: z.optional(z.string()),
  counts: z.array(z.int()),
  unanswered: z.int(),
  word: WordShown,
  voided: z.boolean(),
});
const Podium = z.object({
  top: z.array(Ranked),
  figures: z.object({ players: z.int(), questions: z.int(), answers: z.int(), accuracy: z.nullable(z.number()) }),
});

/** A quiz at the pace of its players, while it runs. */
const Race = z.object({
  goal_points: z.optional(z.int()),
  goal_seconds: z.optional(z.int()),
  deadline_at: z.nullable(z.number()),
  top: z.optional(
    z.array(
      z.object({
        seat_id: z.int(),
        name: z.string(),
        emblem: z.optional(z.enum(emblems)),
        score: z.number(),
        rank: z.nullable(z.int()),
        group: z.optional(z.string()),
      }),
    ),
  ),
  more: z.optional(z.int()),
  answers: z.optional(z.int()),
});
/** The question that one seat is asked, under its own number. */
const OwnQuestion = z.object({
  number: z.int(),
  kind: z.enum(quizKinds),
  text: z.optional(z.string()),
  image_path: z.optional(z.string()),
  sound_path: z.optional(z.string()),
  options: z.optional(z.array(Option)),
  again: z.optional(z.literal(true)),
});

/** What was typed instead of a word. */
const TypedInstead = z.object({ text: z.string(), times: z.int(), near: z.boolean(), accepted: z.boolean() });
/** A word that was missed in a race, or does not count, on the host's own screen. */
const MissedWord = z.object({
  question: z.int(),
  text: z.string(),
  answers: z.int(),
  right: z.int(),
  voided: z.optional(z.literal(true)),
  typed: z.optional(z.array(TypedInstead)),
});

/** The fields that a quiz adds to each view of a session, named as `GameViews` of the rules names them. */
export const quizFields = {
  everybody: {
    pace: z.optional(z.literal('player')),
    race: z.optional(Race),
    starts_at: z.optional(z.number()),
    pictures: z.optional(z.array(z.string())),
    skipped: z.optional(z.int()),
    question: z.optional(Question),
    correct_option: z.optional(z.int()),
    correct_text: z.optional(z.string()),
    counts: z.optional(z.array(z.int())),
    reveal: z.optional(Reveal),
    top: z.optional(z.array(Ranked)),
    podium: z.optional(Podium),
    teams,
  },
  screens: {
    settings: LiveSettings,
    teams,
    answered: z.optional(z.int()),
    leaderboard: z.optional(Leaderboard),
  },
  host: {
    right_option: z.optional(z.int()),
    right_text: z.optional(z.string()),
    typed: z.optional(z.array(TypedInstead)),
    words: z.optional(z.array(MissedWord)),
  },
  players: { phones: z.enum(['question_and_options', 'options']), phone_sounds: z.optional(z.literal(true)) },
  seat: {
    streak: z.int(),
    team: z.optional(z.enum(teamIds)),
    question: z.optional(OwnQuestion),
    pictures: z.optional(z.array(z.string())),
    answered: z.optional(z.object({ question: z.int(), ...answerFields })),
    meaning: z.optional(z.object({ question: z.int(), ...meaningFields })),
    last: z.optional(
      z.object({
        question: z.int(),
        correct: z.boolean(),
        points: z.number(),
        option: z.nullable(z.int()),
        text: answerFields.text,
        correct_option: z.optional(z.int()),
        correct_text: z.optional(z.string()),
        voided: z.optional(z.literal(true)),
      }),
    ),
    /** Once the quiz is over; each with what it means in the language that this seat reads, where the library knows it. */
    missed: z.optional(z.array(z.extend(WordShown, { meaning: z.optional(z.object(meaningFields)) }))),
  },
} as const;
