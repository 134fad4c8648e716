import { isCoherent } from './mp3-side-info.ts';

/** The frames of an MP3 with nothing before, between or behind them. */
export interface Mp3Frames {
  bytes: Uint8Array;
  count: number;
  samplesPerSecond: number;
  /** Samples of one channel in all frames. */
  samples: number;
}

/** Why bytes are no frames: no MP3 at all, or one that is damaged or cut up. */
export type Mp3Problem = 'not_mp3' | 'damaged';

interface Frame {
  length: number;
  samples: number;
  samplesPerSecond: number;
  version: number;
}

const headerBytes = 4;
const layerThree = 1;
const versionOne = 3;
const reserved = 1;
/** Kilobits a second by the number in the header; 0 is a stream without a rate, which nobody makes, 15 is none. */
const bitrates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Sample rates of MPEG version 1; version 2 has half of each, version 2.5 a quarter. */
const sampleRates = [44_100, 48_000, 32_000];
const rateParts: Record<number, number> = { 3: 1, 2: 2, 0: 4 };
/** Fewer do not make a sound that can be heard. */
const fewestFrames = 3;

/**
 * Takes an MP3 apart and keeps its sound alone: tags in front (ID3) and behind (ID3, APE, Lyrics) are left out. Anything
 * else that is no frame makes it `damaged`, but a last frame that is cut off, which is left out as well.
 */
export function framesOf(file: Uint8Array): Mp3Frames | Mp3Problem {
  const start = behindTags(file);
  const first = frameAt(file, start);
  if (!first) return start > 0 ? 'damaged' : 'not_mp3';
  let at = start;
  let count = 0;
  for (let frame: Frame | undefined = first; frame && at + frame.length <= file.length; frame = frameAt(file, at)) {
    if (frame.version !== first.version || frame.samplesPerSecond !== first.samplesPerSecond) return 'damaged';
    if (!isCoherent(file.subarray(at, at + frame.length))) return 'damaged';
    at += frame.length;
    count += 1;
  }
  if (count < fewestFrames || !isEnd(file.subarray(at))) return 'damaged';
  const { samples, samplesPerSecond } = first;
  return { bytes: file.slice(start, at), count, samplesPerSecond, samples: count * samples };
}

/** Where the tags in front end. Each says how long it is, in four times seven bits. */
function behindTags(file: Uint8Array): number {
  let at = 0;
  while (textAt(file, at, 3) === 'ID3' && at + 10 <= file.length) {
    const size = file.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    const hasFooter = (file[at + 5]! & 0x10) !== 0;
    at += 10 + size + (hasFooter ? 10 : 0);
  }
  if (at > 0) while (file[at] === 0) at += 1;
  return at;
}

/** The frame that begins here; undefined when none does. */
function frameAt(file: Uint8Array, at: number): Frame | undefined {
  if (at + headerBytes > file.length) return undefined;
  const [sync, kind, rates] = [file[at]!, file[at + 1]!, file[at + 2]!];
  const version = (kind >> 3) & 3;
  const bitrate = (version === versionOne ? bitrates.one : bitrates.later)[rates >> 4] ?? 0;
  const sampleRate = sampleRates[(rates >> 2) & 3];
  const isFrame = sync === 0xff && kind >> 5 === 7 && version !== reserved && ((kind >> 1) & 3) === layerThree;
  if (!isFrame || bitrate === 0 || sampleRate === undefined) return undefined;
  const samplesPerSecond = sampleRate / rateParts[version]!;
  const samples = version === versionOne ? 1152 : 576;
  const padding = (rates >> 1) & 1;
  return {
    length: Math.floor((samples * bitrate * 125) / samplesPerSecond) + padding,
    samples,
    samplesPerSecond,
    version,
  };
}

/** Whether the sound ends here: with the file, with a tag, with zeros, or with a frame that is cut off. */
function isEnd(rest: Uint8Array): boolean {
  const tag = textAt(rest, 0, 8);
  if (['TAG', 'APETAGEX', 'LYRICSBE', 'ID3'].some((name) => tag.startsWith(name))) return true;
  return rest.every((byte) => byte === 0) || rest.length < headerBytes || frameAt(rest, 0) !== undefined;
}

function textAt(file: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...file.subarray(at, at + length));
}
