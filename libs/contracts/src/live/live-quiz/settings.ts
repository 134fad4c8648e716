import {
  defaultSettings,
  goalLimits,
  liveWordLimits,
  quizKinds,
  secondsLimits,
} from '@lexiroom/domain/games/live-quiz';
import { teamCounts } from '@lexiroom/domain/live-teams';
import { goalOf } from '@lexiroom/domain/quiz-questions';
import { z } from 'zod/mini';
import { lastId } from '../../numbers/index.ts';

const or = <Schema extends z.ZodMiniType>(schema: Schema, otherwise: NonNullable<z.output<Schema>> | null) =>
  z._default(schema, otherwise as never);

const nameSources = z.enum(['own', 'generated', 'roster']);

/** The choices of a host; what is left out has the default of the field. */
export const LiveSettings = z.strictObject({
  pace: or(z.enum(['host', 'player']), defaultSettings.pace),
  goal_points: z.optional(z.int().check(z.gte(goalLimits.points.least), z.lte(goalLimits.points.most))),
  goal_seconds: z.optional(z.int().check(z.gte(goalLimits.seconds.least), z.lte(goalLimits.seconds.most))),
  kinds: or(
    z
      .array(z.enum(quizKinds))
      .check(z.minLength(1, 'Choose at least one kind of question'), z.maxLength(quizKinds.length)),
    [...defaultSettings.kinds],
  ),
  questions: or(z.int().check(z.gte(1), z.lte(liveWordLimits.most)), defaultSettings.questions),
  option_count: or(z.literal([2, 3, 4]), defaultSettings.option_count),
  seconds: or(
    z.nullable(z.int().check(z.gte(secondsLimits.least), z.lte(secondsLimits.most))),
    defaultSettings.seconds,
  ),
  scoring: or(z.enum(['accuracy', 'speed']), defaultSettings.scoring),
  combo: or(z.boolean(), defaultSettings.combo),
  names: or(nameSources, defaultSettings.names),
  class_id: z.optional(z.int()),
  phones: or(z.enum(['question_and_options', 'options']), defaultSettings.phones),
  phone_sounds: or(z.boolean(), defaultSettings.phone_sounds),
  late_join: or(z.boolean(), defaultSettings.late_join),
  leaderboard: or(z.enum(['every', 'every_5th', 'end']), defaultSettings.leaderboard),
  records_answers: or(z.boolean(), defaultSettings.records_answers),
  uses_confusions: or(z.boolean(), defaultSettings.uses_confusions),
  teams: or(z.literal([...teamCounts]), 0),
});
/**
 * The same as a host may send it: what the wire names and this release does not have yet, at its default only. A class
 * plays under its names, unless others are chosen.
 */
export const LiveSettingsChoice = z.pipe(
  z
    .strictObject({
      ...LiveSettings.shape,
      questions: z.optional(LiveSettings.shape.questions.def.innerType),
      names: z.optional(nameSources),
      class_id: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(lastId)))),
    })
    .check(
      z.refine(({ names, class_id }) => names !== 'roster' || !!class_id, 'Choose a class whose names are taken'),
      z.refine(
        ({ pace, goal_points, goal_seconds }) =>
          [goal_points, goal_seconds].filter((goal) => goal !== undefined).length <= (pace === 'player' ? 1 : 0),
        'A race has one goal, and only a race has one',
      ),
    ),
  z.transform(({ class_id, names, questions, ...settings }): z.output<typeof LiveSettings> => ({
    ...settings,
    // A race is over all words, unless the host wants fewer.
    questions: questions ?? (settings.pace === 'player' ? liveWordLimits.most : defaultSettings.questions),
    ...(settings.pace === 'player' ? goalOf(settings) : {}),
    names: names ?? (class_id ? 'roster' : defaultSettings.names),
    ...(class_id ? { class_id } : {}),
  })),
);
export type LiveSettingsInput = z.input<typeof LiveSettings>;
