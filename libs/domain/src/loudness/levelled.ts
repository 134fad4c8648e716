import { limited } from './limited.ts';
import { loudnessOf } from './measured.ts';
import { soundingPart } from './silence.ts';
import { highestOf, swings } from './true-peak.ts';

/** How loud everything is that is heard of words: voices, uploads and recordings. */
export const soundLevel = {
  /** In LUFS: as loud as podcasts and audio books in one channel are. */
  loudness: -19,
  /** No wave goes higher, in dBTP. */
  truePeak: -1,
} as const;

/** An MP3 swings up to so many decibels higher than what was put in. */
const encodersShare = 1;
/** Peaks are turned down by so many decibels at most; more would be heard. */
const mostLimiting = 8;
const closeEnough = 0.1;
const rounds = 6;

const amplitude = (decibels: number): number => 10 ** (decibels / 20);
const decibels = (height: number): number => 20 * Math.log10(height);

/** A sound that is as loud as all others, and how many samples of silence were cut off before it. */
export interface Levelled {
  samples: Float32Array<ArrayBuffer>;
  cutBefore: number;
  /** By how much it became louder, in LU. */
  louder: number;
}

/**
 * Samples of one channel between -1 and 1 without the silence before and after them, at {@link soundLevel}, ready to become
 * an MP3; undefined when there is nothing to hear. A sound of a few high peaks, such as a clap, stays quieter.
 */
export function levelled(samples: Float32Array, samplesPerSecond: number): Levelled | undefined {
  const part = soundingPart(samples, samplesPerSecond);
  if (!part) return undefined;
  const sound = samples.slice(part.start, part.end);
  // What swings less far than this is never turned down.
  const swung = swings(sound, highestOf(sound) * amplitude(-mostLimiting));
  const highest = decibels(highestOf(swung));
  const ceiling = soundLevel.truePeak - encodersShare;
  const most = ceiling - highest + mostLimiting;
  const turnedUp = (by: number) =>
    limited(sound, swung, { samplesPerSecond, factor: amplitude(by), ceiling: amplitude(ceiling) });
  const loudness = loudnessOf(sound, samplesPerSecond);
  let gain = Math.min(most, soundLevel.loudness - loudness);
  let made = turnedUp(gain);
  let reached = loudness + gain;
  // Where peaks were turned down, the whole became quieter with them.
  for (let round = 1; highest + gain > ceiling; round++) {
    reached = loudnessOf(made, samplesPerSecond);
    const missing = soundLevel.loudness - reached;
    if (round === rounds || gain >= most || missing < closeEnough) break;
    gain = Math.min(most, gain + missing);
    made = turnedUp(gain);
  }
  return { samples: made, cutBefore: part.start, louder: reached - loudness };
}
