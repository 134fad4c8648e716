import { libraryLimits } from '@lexiroom/domain/library';
import type { Encoded, ToEncode } from './mp3.worker.ts';

/** Ways to write an MP3, the best first: samples a second, kilobits a second. */
const ways = [
  { samplesPerSecond: 44_100, bitrate: 64 },
  { samplesPerSecond: 44_100, bitrate: 32 },
  { samplesPerSecond: 22_050, bitrate: 16 },
  { samplesPerSecond: 22_050, bitrate: 8 },
] as const;
/** Bits of a kilobit; and what an MP3 has besides what its rate says, in bytes. */
const kilobit = 1000;
const besides = 2000;
const longestMs = 15_000;

/**
 * A recording, or an MP3 of the device, as it is sent: an MP3 of one channel, without the silence around the word, as loud as
 * all other sounds and not above 300 kb. `silent` when there is nothing to hear in it, `unplayable` when this browser makes no
 * sound of it. Throws when it fails.
 */
export async function levelledMp3(sound: Blob, name: string): Promise<File | 'silent' | 'unplayable'> {
  const bytes = await sound.arrayBuffer().catch(() => undefined);
  const [best] = ways;
  const played = bytes && (await decoded(bytes.slice(0), best.samplesPerSecond));
  if (!played || played.length === 0) return 'unplayable';
  const way = ways.find((each) => fits(each, played.duration)) ?? ways.at(-1)!;
  const audio =
    way.samplesPerSecond === best.samplesPerSecond ? played : await decoded(bytes.slice(0), way.samplesPerSecond);
  if (!audio) return 'unplayable';
  const mp3 = await encodeMp3({ ...way, samples: inOneChannel(audio), samplesPerSecond: audio.sampleRate });
  return mp3 ? new File([mp3], name, { type: 'audio/mpeg' }) : 'silent';
}

const fits = ({ bitrate }: (typeof ways)[number], seconds: number): boolean =>
  (seconds * bitrate * kilobit) / 8 + besides <= libraryLimits.soundBytes;

function decoded(bytes: ArrayBuffer, samplesPerSecond: number): Promise<AudioBuffer | undefined> {
  return new OfflineAudioContext(1, 1, samplesPerSecond).decodeAudioData(bytes).catch(() => undefined);
}

/** The mean of all channels. */
function inOneChannel(audio: AudioBuffer): Float32Array {
  const channels = Array.from({ length: audio.numberOfChannels }, (_, channel) => audio.getChannelData(channel));
  const [first = new Float32Array(0), ...others] = channels;
  if (others.length === 0) return first.slice();
  return first.map((sample, at) => others.reduce((sum, channel) => sum + channel[at]!, sample) / channels.length);
}

/** In a thread of its own, which ends with its work. */
function encodeMp3(order: ToEncode): Promise<Encoded> {
  const worker = new Worker(new URL('mp3.worker.ts', import.meta.url), { type: 'module' });
  const encoded = new Promise<Encoded>((resolve, reject) => {
    const fail = () => reject(new Error('The sound could not be made an MP3'));
    worker.addEventListener('message', ({ data }: MessageEvent<Encoded>) => resolve(data));
    worker.addEventListener('error', fail);
    setTimeout(fail, longestMs);
    worker.postMessage(order, [order.samples.buffer]);
  });
  return encoded.finally(() => worker.terminate());
}
