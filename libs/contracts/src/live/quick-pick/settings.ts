import { defaultSettings, firstToReachChoices } from '@lexiroom/domain/games/quick-pick';
import { z } from 'zod/mini';
import { lastId } from '../../numbers/index.ts';

const id = z.int().check(z.gte(1), z.lte(lastId));
/** No class has more students. */
const groupOfStudents = z.array(id).check(z.maxLength(500));
const fields = {
  challenge_type: z._default(z.enum(['1v1', 'mayhem']), defaultSettings.challenge_type),
  first_to_reach: z._default(z.literal([...firstToReachChoices]), defaultSettings.first_to_reach),
  late_join: z._default(z.boolean(), defaultSettings.late_join),
  records_answers: z._default(z.boolean(), defaultSettings.records_answers),
  uses_confusions: z._default(z.boolean(), defaultSettings.uses_confusions),
  /** Who plays as A and who as B. */
  students: z.optional(z.tuple([id, id])),
  /** The students of either group. */
  groups: z.optional(z.strictObject({ a: groupOfStudents, b: groupOfStudents })),
};
const nameSources = z.enum(['own', 'generated', 'roster']);

/** The choices of a game as they turned out. */
export const QuickPickSettings = z.strictObject({
  ...fields,
  names: z._default(nameSources, defaultSettings.names),
  class_id: z.optional(z.int()),
});

/** The same as whoever opens a game sends it. A class plays under its names. */
export const QuickPickSettingsChoice = z.pipe(
  z.strictObject({ ...fields, class_id: z.optional(z.nullable(id)) }).check(
    z.refine(
      ({ class_id, students, groups }) => !!class_id || (!students && !groups),
      'Choose the class whose students play',
    ),
    z.refine(
      ({ students, challenge_type }) => !students || challenge_type === '1v1',
      'Two students play one against one',
    ),
    z.refine(({ groups, challenge_type }) => !groups || challenge_type === 'mayhem', 'Groups play mayhem'),
    z.refine(({ students, groups }) => areDistinct(students ?? [...(groups?.a ?? []), ...(groups?.b ?? [])]), 'A student plays once'), // prettier-ignore
  ),
  z.transform(({ class_id, ...settings }): z.output<typeof QuickPickSettings> => ({
    ...settings,
    names: class_id ? 'roster' : 'own',
    ...(class_id ? { class_id } : {}),
  })),
);

const areDistinct = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;
export type QuickPickSettingsInput = z.input<typeof QuickPickSettingsChoice>;
