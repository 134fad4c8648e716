import { z } from 'zod/mini';
import { ItemName, Language } from '../decks/index.ts';
import { SenderMadeId } from '../ids/index.ts';
import { LiveSettings, LiveSettingsChoice } from './live-quiz/settings.ts';
import { liveSource } from './source.ts';

/** So many of each kind an account can keep. */
export const setUpLimits = { preset: 30, prepared: 60 } as const;

export const SetUpId = SenderMadeId;

/**
 * What a host keeps under an id of the sender's making, so that sending it twice keeps it once, and sending another under
 * the same id changes it. A preset is choices alone; a prepared quiz has its words as well.
 */
export const SaveSetUp = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('preset'), name: ItemName, settings: LiveSettingsChoice }),
  z.strictObject({
    kind: z.literal('prepared'),
    name: ItemName,
    settings: LiveSettingsChoice,
    source: liveSource,
    /** The key of the link by which the decks are seen. */
    link_key: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  }),
]);
export type SaveSetUp = z.output<typeof SaveSetUp>;
export type SaveSetUpInput = z.input<typeof SaveSetUp>;

const kept = {
  set_up_id: z.string(),
  name: z.string(),
  settings: LiveSettings,
  /** Epoch milliseconds. */
  saved_at: z.number(),
};
const Preset = z.object(kept);
export type Preset = z.output<typeof Preset>;
const PreparedQuiz = z.object({
  ...kept,
  /** The decks it was prepared with. */
  prepared_deck_ids: z.array(z.int()),
  /** Those of them that are still there for the host. */
  deck_ids: z.array(z.int()),
  /** How many are not: deleted, or shown to the host no longer. */
  decks_gone: z.int(),
  /** Only these words of them; all when absent. */
  word_ids: z.optional(z.array(z.int())),
  /** The language to read them from; that of the decks when absent. */
  source_language: z.optional(Language),
  /** The key of the link by which the host came to the decks. */
  link_key: z.nullable(z.string()),
});
export type PreparedQuiz = z.output<typeof PreparedQuiz>;

/** What a host has kept. Choices that are no longer offered have their defaults. */
export const SetUps = z.object({
  /** What was chosen for the last quiz that was opened; its class and its words are not remembered. */
  last: z.nullable(LiveSettings),
  /** By name. */
  presets: z.array(Preset),
  /** Newest first. */
  prepared: z.array(PreparedQuiz),
});
export type SetUps = z.output<typeof SetUps>;
