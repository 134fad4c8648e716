import type { ToEncode } from './mp3.worker.ts';
import { trimmed } from './trim.ts';

const samplesPerSecond = 44_100;
const longestMs = 15_000;

/** What was recorded, as MP3, without the silence around the word; undefined when nothing was said. Throws when it fails. */
export async function encodeRecording(recorded: Blob): Promise<File | undefined> {
  const context = new OfflineAudioContext(1, 1, samplesPerSecond);
  const audio = await context.decodeAudioData(await recorded.arrayBuffer());
  const samples = trimmed(audio.getChannelData(0), audio.sampleRate);
  return samples && new File([await encodeMp3({ samples, samplesPerSecond: audio.sampleRate })], 'recording.mp3');
}

/** In a thread of its own, which ends with its work. */
function encodeMp3(order: ToEncode): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('mp3.worker.ts', import.meta.url), { type: 'module' });
  const encoded = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const fail = () => reject(new Error('The recording could not be encoded an MP3'));
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => resolve(data));
    worker.addEventListener('error', fail);
    setTimeout(fail, longestMs);
    worker.postMessage(order, [order.samples.buffer]);
  });
  return encoded.finally(() => worker.terminate());
}
