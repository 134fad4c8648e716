import type { LevelOrder, SayOrder, Speech } from '@lexiroom/contracts/speech';
import { levelled } from '@lexiroom/domain/loudness';
import { sentTiming, timingsOf } from '@lexiroom/domain/stories/timings';
import { openEngine, samplesPerSecond } from './engine.ts';
import { mp3DelaySeconds, openMp3Encoder } from './mp3.ts';
import { spokenText } from './spoken-text.ts';
import { engineVoice } from './voices.ts';

/**
 * Says an order, as an MP3 that is as loud as all others and when each word sounds in it; null when nothing in it can be
 * said, or when there is no such voice.
 */
export type Say = (order: Pick<SayOrder, 'text' | 'language' | 'speaker_id'>) => Promise<Speech | null>;
/** Makes an MP3 that is as loud as all others of what another voice has said; null when there is nothing to hear. */
export type Level = (order: Pick<LevelOrder, 'samples' | 'samples_per_second'>) => Speech | null;

const fullScale = 32_768;

/** Gets everything ready to speak. @throws what `import` throws when the engine is not installed. */
export async function openSpeech(): Promise<{ say: Say; level: Level }> {
  const [synthesize, encode] = await Promise.all([openEngine(), openMp3Encoder()]);
  const level: Level = ({ samples, samples_per_second }) => {
    const sound = levelled(samples, samples_per_second);
    return sound ? { sound: encode(sound.samples, samples_per_second), timings: null } : null;
  };
  const say: Say = async ({ text, language, speaker_id }) => {
    const voice = engineVoice(language, speaker_id);
    const read = await spokenText(text, language);
    if (voice === undefined || read === undefined) return null;
    const { samples, marks, pauses } = synthesize(read.spoken, voice);
    const sound = levelled(
      Float32Array.from(samples, (sample) => sample / fullScale),
      samplesPerSecond,
    );
    if (!sound) return null;
    const later = mp3DelaySeconds(samplesPerSecond) - sound.cutBefore / samplesPerSecond;
    const timings = timingsOf(text.normalize('NFC'), language, {
      marks: marks.flatMap(({ place, seconds }) => {
        const textOffset = read.places[place];
        return textOffset === undefined ? [] : [{ textOffset, audioOffset: Math.max(0, seconds + later) }];
      }),
      pauses: pauses.map((seconds) => Math.max(0, seconds + later)),
      length: sound.samples.length / samplesPerSecond + mp3DelaySeconds(samplesPerSecond),
    });
    return { sound: encode(sound.samples, samplesPerSecond), timings: timings.map(sentTiming) };
  };
  return { say, level };
}
