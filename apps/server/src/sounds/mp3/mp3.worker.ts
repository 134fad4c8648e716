// A thread of its own: what it does to minutes of sound takes a while, and a quiz must not wait for it.
import { isSilent, levelled, soundLevel, truePeakOf } from '@lexiroom/domain/loudness';
import { libraryLimits } from '@lexiroom/domain/library';
import { MPEGDecoder } from 'mpg123-decoder';
import { createMp3Encoder } from 'wasm-media-encoders';
import { parentPort } from 'node:worker_threads';
import type { Mp3Frames } from './mp3-frames.ts';

/** An MP3 as it came, and whether everything in it has to stay where it is in time. */
export interface ToLevel {
  frames: Pick<Mp3Frames, 'bytes' | 'samples' | 'samplesPerSecond'>;
  keepsTimes: boolean;
}
/**
 * An MP3 that is as loud as all others; 'as it is' when the one that came is that already; 'silent' when nothing is heard;
 * 'unplayable' when it cannot be played to its end.
 */
export type LevelledMp3 = Uint8Array | 'as it is' | 'silent' | 'unplayable';
/** What the thread says of an order: that all was played, which is the first half of the work, and then what came of it. */
export type FromThread = { type: 'played' } | { type: 'levelled'; mp3: LevelledMp3 };

/** The first frame may hold a table instead of sound, and the last one waits for its next. */
const leftOut = 3 * 1152;
/** A difference of so many LU is none: words are hardly longer than the moment that loudness is measured in. */
const closeEnough = 2;
/** Kilobits a second for speech in one channel, the best first. */
const bitrates = [64, 48, 32, 24, 16, 8] as const;
const besides = 2000;
/** The encoder turns everything down by so much before it begins. */
const turnedDown = 0.95;
/** How many samples later a player hears what was put in. What came has this silence in front already. */
const playersDelay = 576 + 529;

const encoder = await createMp3Encoder();
const decoder = new MPEGDecoder({ enableGapless: false });

const inOneChannel = ([first = new Float32Array(0), ...others]: readonly Float32Array<ArrayBuffer>[]) =>
  others.length === 0
    ? first
    : first.map((sample, at) => others.reduce((sum, channel) => sum + channel[at]!, sample) / (others.length + 1));

/** What is heard in each channel, or undefined when it cannot be played. Each MP3 finds the decoder as new. */
async function played({ bytes, samples, samplesPerSecond }: ToLevel['frames']): Promise<Float32Array<ArrayBuffer>[] | undefined> {
  await decoder.ready;
  try {
    const { errors, sampleRate, samplesDecoded, channelData } = decoder.decode(bytes);
    if (errors.length > 0 || sampleRate !== samplesPerSecond) return undefined;
    const isWhole = samplesDecoded > 0 && samplesDecoded >= samples - leftOut;
    return isWhole ? distinct(channelData as Float32Array<ArrayBuffer>[]) : undefined;
  } finally {
    await decoder.reset();
  }
} // prettier-ignore

/** A sound of one channel is played on two; what both say is worked on once. */
function distinct(channels: Float32Array<ArrayBuffer>[]): Float32Array<ArrayBuffer>[] {
  const [first, ...others] = channels;
  return first && others.every((channel) => isSame(channel, first)) ? [first] : channels;
}

function isSame(one: Float32Array, other: Float32Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

async function level({ frames, keepsTimes }: ToLevel): Promise<LevelledMp3> {
  const channels = await played(frames);
  if (!channels) return 'unplayable';
  parentPort!.postMessage({ type: 'played' } satisfies FromThread);
  const { samplesPerSecond } = frames;
  if (channels.every((samples) => isSilent(samples, samplesPerSecond))) return 'silent';
  const heard = inOneChannel(channels);
  const made = levelled(heard, samplesPerSecond);
  if (!made) return 'silent';
  const isTooHigh = () => channels.some((channel) => truePeakOf(channel) > soundLevel.truePeak);
  if (Math.abs(made.louder) <= closeEnough && !isTooHigh()) return 'as it is';
  return encoded(keepsTimes ? inItsPlace(made, heard.length) : made.samples, samplesPerSecond);
}

/** The sound with the silence around it, without what the player adds. */
function inItsPlace({ samples, cutBefore }: { samples: Float32Array; cutBefore: number }, length: number) {
  const whole = new Float32Array(length);
  whole.set(samples, cutBefore);
  return whole.slice(playersDelay);
}

function encoded(samples: Float32Array, samplesPerSecond: number): Uint8Array {
  const most = ((libraryLimits.soundBytes - besides) * 8) / 1000 / (samples.length / samplesPerSecond);
  const bitrate = bitrates.find((each) => each <= most && (each >= 32 || samplesPerSecond < 32_000)) ?? 32;
  encoder.configure({ sampleRate: samplesPerSecond, channels: 1, bitrate });
  // What the encoder hands out is overwritten by its next call.
  const body = encoder.encode([samples.map((sample) => sample / turnedDown)]).slice();
  return Buffer.concat([body, encoder.finalize()]);
}

async function carryOut(order: ToLevel): Promise<void> {
  parentPort!.postMessage({ type: 'levelled', mp3: await level(order) } satisfies FromThread);
}

// What fails ends the thread, which is told to whoever waits.
parentPort!.on('message', (order: ToLevel) => void carryOut(order));
