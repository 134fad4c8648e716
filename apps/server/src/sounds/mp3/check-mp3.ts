import { libraryLimits } from '@lexiroom/domain/library';
import { isSilent } from '@lexiroom/domain/loudness';
import { MPEGDecoderWebWorker } from 'mpg123-decoder';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal, refuse } from '../../refusals/refusal.ts';
import { levelMp3 } from './level-mp3.ts';
import { framesOf, type Mp3Frames } from './mp3-frames.ts';

const longestDecodingMs = 10_000;

/**
 * An uploaded MP3 as it may be kept: its frames alone, after all of them were played. SOUND_TOO_BIG over 300 kb,
 * SOUND_TYPE for what is no MP3, SOUND_INVALID for what cannot be played (specification 3 section 5), SOUND_SILENT where
 * nobody would hear anything. One that is not as loud as all sounds are, or swings too high, is made so and loses the silence
 * around it; with `keepsTimes` that stays, for what is followed word by word. What pages send is so already, and is kept byte
 * by byte.
 */
export async function checkedMp3(
  base64: string,
  { keepsTimes = false }: { keepsTimes?: boolean } = {},
): Promise<Uint8Array | Refusal> {
  const file = Buffer.from(base64.replace(/^data:[\w/.+-]{0,60};base64,/, ''), 'base64');
  if (file.length > libraryLimits.soundBytes) return refuse('SOUND_TOO_BIG');
  const frames = framesOf(file);
  if (frames === 'not_mp3') return refuse('SOUND_TYPE');
  if (frames === 'damaged') return refuse('SOUND_INVALID');
  const channels = await played(frames);
  if (!channels) return refuse('SOUND_INVALID');
  if (channels.every((samples) => isSilent(samples, frames.samplesPerSecond))) return refuse('SOUND_SILENT');
  const levelled = await levelMp3({ channels, samplesPerSecond: frames.samplesPerSecond, keepsTimes });
  if (levelled === 'silent') return refuse('SOUND_SILENT');
  if (levelled === 'as it is') return frames.bytes;
  return levelled.length > libraryLimits.soundBytes ? refuse('SOUND_TOO_BIG') : levelled;
}

/**
 * What is heard in each channel, or undefined when it cannot be played. All of it is decoded in a thread of its own that is
 * ended whatever comes out: minutes of sound take a while.
 */
async function played({
  bytes,
  samples,
  samplesPerSecond,
}: Mp3Frames): Promise<Float32Array<ArrayBuffer>[] | undefined> {
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
    // Copies of its own, which can be handed to another thread.
    return isWhole ? decoded.channelData.map((channel) => new Float32Array(channel)) : undefined;
  } finally {
    stop.abort();
    await decoder.free();
  }
}
