// A thread of its own: what it does to minutes of sound takes a while, and a quiz must not wait for it.
import { levelled, loudnessOf, soundLevel, truePeakOf } from '@lexiroom/domain/loudness';
import { libraryLimits } from '@lexiroom/domain/library';
import { createMp3Encoder } from 'wasm-media-encoders';
import { parentPort, workerData } from 'node:worker_threads';

/** What is heard in an MP3 as it came, and whether everything in it has to stay where it is in time. */
export interface ToLevel {
  channels: Float32Array<ArrayBuffer>[];
  samplesPerSecond: number;
  keepsTimes: boolean;
}
/** An MP3 that is as loud as all others; 'as it is' when the one that came is that already; 'silent' when nothing is heard. */
export type LevelledMp3 = Uint8Array | 'as it is' | 'silent';

/** A difference of so many LU is none: words are hardly longer than the moment that loudness is measured in. */
const closeEnough = 2;
/** Kilobits a second for speech in one channel, the best first. */
const bitrates = [64, 48, 32, 24, 16, 8] as const;
const besides = 2000;
/** The encoder turns everything down by so much before it begins. */
const turnedDown = 0.95;
/** How many samples later a player hears what was put in. What came has this silence in front already. */
const playersDelay = 576 + 529;

const inOneChannel = ([first = new Float32Array(0), ...others]: readonly Float32Array<ArrayBuffer>[]) =>
  others.length === 0
    ? first
    : first.map((sample, at) => others.reduce((sum, channel) => sum + channel[at]!, sample) / (others.length + 1));

async function level({ channels, samplesPerSecond, keepsTimes }: ToLevel): Promise<LevelledMp3> {
  const heard = inOneChannel(channels);
  const made = levelled(heard, samplesPerSecond);
  if (!made) return 'silent';
  const difference = loudnessOf(made.samples, samplesPerSecond) - loudnessOf(heard, samplesPerSecond);
  const isTooHigh = channels.some((channel) => truePeakOf(channel) > soundLevel.truePeak);
  if (Math.abs(difference) <= closeEnough && !isTooHigh) return 'as it is';
  return encoded(keepsTimes ? inItsPlace(made, heard.length) : made.samples, samplesPerSecond);
}

/** The sound with the silence around it, without what the player adds. */
function inItsPlace({ samples, cutBefore }: { samples: Float32Array; cutBefore: number }, length: number) {
  const whole = new Float32Array(length);
  whole.set(samples, cutBefore);
  return whole.slice(playersDelay);
}

async function encoded(samples: Float32Array, samplesPerSecond: number): Promise<Uint8Array> {
  const most = ((libraryLimits.soundBytes - besides) * 8) / 1000 / (samples.length / samplesPerSecond);
  const bitrate = bitrates.find((each) => each <= most && (each >= 32 || samplesPerSecond < 32_000)) ?? 32;
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: samplesPerSecond, channels: 1, bitrate });
  // What the encoder hands out is overwritten by its next call.
  const body = encoder.encode([samples.map((sample) => sample / turnedDown)]).slice();
  return Buffer.concat([body, encoder.finalize()]);
}

parentPort!.postMessage(await level(workerData as ToLevel));
