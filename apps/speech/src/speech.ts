import type { Speech, SpeechOrder } from '@lexiroom/contracts/speech';
import { sentTiming, timingsOf } from '@lexiroom/domain/stories/timings';
import { openEngine, samplesPerSecond } from './engine.ts';
import { mp3DelaySeconds, openMp3Encoder } from './mp3.ts';
import { spokenText } from './spoken-text.ts';
import { engineVoice } from './voices.ts';

/** Says an order, as an MP3 and when each word sounds in it; null when nothing in it can be said, or when there is no such voice. */
export type Say = (order: Omit<SpeechOrder, 'order_id'>) => Promise<Speech | null>;

/** Gets everything ready to speak. @throws what `import` throws when the engine is not installed. */
export async function openSpeech(): Promise<Say> {
  const [synthesize, encode] = await Promise.all([openEngine(), openMp3Encoder()]);
  return async ({ text, language, speaker_id }) => {
    const voice = engineVoice(language, speaker_id);
    const read = await spokenText(text, language);
    if (voice === undefined || read === undefined) return null;
    const { samples, marks, pauses } = synthesize(read.spoken, voice);
    if (samples.length === 0) return null;
    const timings = timingsOf(text.normalize('NFC'), language, {
      marks: marks.flatMap(({ place, seconds }) => {
        const textOffset = read.places[place];
        return textOffset === undefined ? [] : [{ textOffset, audioOffset: seconds + mp3DelaySeconds }];
      }),
      pauses: pauses.map((seconds) => seconds + mp3DelaySeconds),
      length: samples.length / samplesPerSecond + mp3DelaySeconds,
    });
    return { sound: encode(samples), timings: timings.map(sentTiming) };
  };
}
