import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';
import { SoundTiming } from '../stories/index.ts';

/** What the server asks the speech process to say; one at a time. */
export const SpeechOrder = z.object({
  order_id: z.int(),
  text: z.string(),
  language: Language,
  /** The place of the voice in the language's list. */
  speaker_id: z.int(),
});
export type SpeechOrder = z.infer<typeof SpeechOrder>;

/** Something said, as an MP3, and when each of its words sounds, as the voice told while it spoke. */
export const Speech = z.object({
  sound: z.instanceof(Uint8Array),
  timings: z.array(SoundTiming),
});
export type Speech = z.infer<typeof Speech>;

/**
 * What the speech process tells: that it can begin; that it never can, as its engine is not installed; and each thing
 * said, or null when nothing in it can be said.
 */
export const SpeechReply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('no_engine') }),
  z.object({ type: z.literal('said'), order_id: z.int(), speech: z.nullable(Speech) }),
]);
export type SpeechReply = z.infer<typeof SpeechReply>;
