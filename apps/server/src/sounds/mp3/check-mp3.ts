import { libraryLimits } from '@lexiroom/domain/library';
import { isSilent } from '@lexiroom/domain/loudness';
import { MPEGDecoderWebWorker } from 'mpg123-decoder';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal, refuse } from '../../refusals/refusal.ts';
import { framesOf, type Mp3Frames } from './mp3-frames.ts';

const longestDecodingMs = 10_000;

/**
 * An uploaded MP3 as it may be kept: its frames alone, after all of them were played. SOUND_TOO_BIG over 300 kb,
 * SOUND_TYPE for what is no MP3, SOUND_INVALID for what cannot be played (specification 3 section 5), SOUND_SILENT where
 * nobody would hear anything. How loud it is stays as it is: pages make sounds equally loud before they send them.
 */
export async function checkedMp3(base64: string): Promise<Uint8Array | Refusal> {
  const file = Buffer.from(base64.replace(/^data:[\w/.+-]{0,60};base64,/, ''), 'base64');
  if (file.length > libraryLimits.soundBytes) return refuse('SOUND_TOO_BIG');
  const frames = framesOf(file);
  if (frames === 'not_mp3') return refuse('SOUND_TYPE');
  if (frames === 'damaged') return refuse('SOUND_INVALID');
  const channels = await played(frames);
  if (!channels) return refuse('SOUND_INVALID');
  if (channels.every((samples) => isSilent(samples, frames.samplesPerSecond))) return refuse('SOUND_SILENT');
  return frames.bytes;
}

/**
 * What is heard in each channel, or undefined when it cannot be played. All of it is decoded in a thread of its own that is
 * ended whatever comes out: minutes of sound take a while.
 */
async function played({ bytes, samples, samplesPerSecond }: Mp3Frames): Promise<Float32Array[] | undefined> {
  const decoder = new MPEGDecoderWebWorker({ enableGapless: false });
  const stop = new AbortController();
  try {
    const tooLong = sleep(longestDecodingMs, undefined, { signal: stop.signal });
    tooLong.catch(() => {});
    const decoded = await Promise.race([decoder.ready.then(() => decoder.decode(bytes.slice())), tooLong]);
    if (!decoded || decoded.errors.length > 0 || decoded.sampleRate !== samplesPerSecond) return undefined;
    // The first frame may hold a table instead of sound, and the last one waits for its next.
    const leftOut = 3 * 1152;
    const isWhole = decoded.samplesDecoded > 0 && decoded.samplesDecoded >= samples - leftOut;
    return isWhole ? decoded.channelData : undefined;
  } finally {
    stop.abort();
    await decoder.free();
  }
}
