import { interfaceLanguageCodes, languageIds } from '@lexiroom/domain/languages';
import { z } from 'zod/mini';

export const roles = ['learner', 'teacher'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** An IANA name that this machine knows. */
export const TimeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone, 'This is not a time zone'));
const Language = z.enum(languageIds);

/** What a user has chosen for themselves (decisions section 5); every one of them changes something they see. */
export const UserSettings = z.object({
  /** Of new decks and of the search; null: as the browser remembers. */
  target_language: z.nullable(Language),
  source_language: z.nullable(Language),
  /** Of new decks. */
  purpose: z.enum(['study', 'learn']),
  /** Null: as the browser says. */
  interface_language: z.nullable(z.enum(interfaceLanguageCodes)),
  /** Of new decks. */
  option_count: z.literal([2, 3, 4]),
  /** Of new decks. */
  scheduler: z.enum(['classic', 'fsrs']),
  /** Where their days are told from now on; days that were counted stay as they are. */
  time_zone: TimeZone,
  /** Hours after midnight at which their day begins. */
  day_boundary: z.int().check(z.gte(0), z.lte(23)),
  /** Whether words are said and games sound. */
  has_sound: z.boolean(),
  reduced_motion: z.boolean(),
  dyslexia_font: z.boolean(),
  high_contrast: z.boolean(),
  /** Not found by the search for users. */
  is_hidden: z.boolean(),
  /** When they are shown how a word is read, while it is asked: always, after a moment, or when they press for it. */
  reading_help: z.enum(['always', 'later', 'press']),
  /** How many new words they want a day, of all their decks together. */
  daily_new_words: z.int().check(z.gte(0), z.lte(100)),
  /** What their goal of a day counts; null: they have none. */
  daily_goal_kind: z.nullable(z.enum(['words', 'minutes'])),
  daily_goal: z.int().check(z.gte(1), z.lte(500)),
  /** So many days of a week may be left out without ending their days in a row. */
  rest_days: z.int().check(z.gte(0), z.lte(6)),
});
export type UserSettings = z.infer<typeof UserSettings>;

/** Some settings, and the role; what is not named stays as it is. */
export const ChangeSettings = z.strictObject({ ...z.partial(UserSettings).shape, role: z.optional(Role) });
export type ChangeSettings = z.infer<typeof ChangeSettings>;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
