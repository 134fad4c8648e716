import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';
import { SoundTiming } from '../stories/index.ts';

/**
 * What the server asks the speech process for, one thing at a time: to say a text, or to make an MP3 of what another voice
 * has said, as loud as its own.
 */
export const SpeechOrder = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('say'),
    order_id: z.int(),
    text: z.string(),
    language: Language,
    /** The place of the voice in the language's list. */
    speaker_id: z.int(),
  }),
  z.object({
    type: z.literal('level'),
    order_id: z.int(),
    /** One channel, between -1 and 1. */
    samples: z.instanceof(Float32Array),
    samples_per_second: z.int(),
  }),
]);
export type SpeechOrder = z.infer<typeof SpeechOrder>;
export type SayOrder = Extract<SpeechOrder, { type: 'say' }>;
export type LevelOrder = Extract<SpeechOrder, { type: 'level' }>;

/** Something said, as an MP3, and when each of its words sounds, as the voice told while it spoke; null where it did not. */
export const Speech = z.object({
  sound: z.instanceof(Uint8Array),
  timings: z.nullable(z.array(SoundTiming)),
});
export type Speech = z.infer<typeof Speech>;

/**
 * What the speech process tells: that it can begin; that it never can, as its engine is not installed; and each thing
 * said or made, or null when nothing in it can be said, or heard.
 */
export const SpeechReply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('no_engine') }),
  z.object({ type: z.literal('said'), order_id: z.int(), speech: z.nullable(Speech) }),
]);
export type SpeechReply = z.infer<typeof SpeechReply>;
