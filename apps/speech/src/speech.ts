import type { SpeechOrder } from '@lexiroom/contracts/speech';
import { openEngine } from './engine.ts';
import { openMp3Encoder } from './mp3.ts';
import { spokenText } from './spoken-text.ts';
import { engineVoice } from './voices.ts';

/** Says an order as an MP3; null when nothing in it can be said, or when there is no such voice. */
export type Say = (order: Omit<SpeechOrder, 'order_id'>) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Gets everything ready to speak. @throws what `import` throws when the engine is not installed. */
export async function openSpeech(): Promise<Say> {
  const [synthesize, encode] = await Promise.all([openEngine(), openMp3Encoder()]);
  return async ({ text, language, speaker_id }) => {
    const voice = engineVoice(language, speaker_id);
    const spoken = await spokenText(text, language);
    if (voice === undefined || spoken === undefined) return null;
    const samples = synthesize(spoken, voice);
    return samples.length === 0 ? null : encode(samples);
  };
}
