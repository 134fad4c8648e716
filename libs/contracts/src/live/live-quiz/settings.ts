import { defaultSettings, liveWordLimits, questionKinds, secondsLimits } from '@lexiroom/domain/games/live-quiz';
import { z } from 'zod/mini';
import { lastId } from '../../numbers/index.ts';

const or = <Schema extends z.ZodMiniType>(schema: Schema, otherwise: NonNullable<z.output<Schema>> | null) =>
  z._default(schema, otherwise as never);

const nameSources = z.enum(['own', 'generated', 'roster']);

/** The choices of a host; what is left out has the default of the field. */
export const LiveSettings = z.strictObject({
  pace: or(z.literal('host'), defaultSettings.pace),
  kinds: or(
    z
      .array(z.enum(questionKinds))
      .check(z.minLength(1, 'Choose at least one kind of question'), z.maxLength(questionKinds.length)),
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
  late_join: or(z.boolean(), defaultSettings.late_join),
  leaderboard: or(z.enum(['every', 'every_5th', 'end']), defaultSettings.leaderboard),
  records_answers: or(z.boolean(), defaultSettings.records_answers),
});
/**
 * The same as a host may send it: what the wire names and this release does not have yet, at its default only. A class
 * plays under its names, unless others are chosen.
 */
export const LiveSettingsChoice = z.pipe(
  z
    .strictObject({
      ...LiveSettings.shape,
      names: z.optional(nameSources),
      teams: z.optional(z.literal(0)),
      class_id: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(lastId)))),
    })
    .check(z.refine(({ names, class_id }) => names !== 'roster' || !!class_id, 'Choose a class whose names are taken')),
  z.transform(({ teams: _teams, class_id, names, ...settings }): z.output<typeof LiveSettings> => ({
    ...settings,
    names: names ?? (class_id ? 'roster' : defaultSettings.names),
    ...(class_id ? { class_id } : {}),
  })),
);
export type LiveSettingsInput = z.input<typeof LiveSettings>;
