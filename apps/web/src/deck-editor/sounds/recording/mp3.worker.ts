import { levelled } from '@lexiroom/domain/loudness';
import { createEncoder } from 'wasm-media-encoders';
import encoderAddress from 'wasm-media-encoders/wasm/mp3?url';

/** What the page sends: one channel, samples between -1 and 1, and how many kilobits a second the MP3 may have. */
export interface ToEncode {
  samples: Float32Array;
  samplesPerSecond: number;
  bitrate: 64 | 32 | 16 | 8;
}

/** The MP3, or null when there is nothing to hear. */
export type Encoded = Uint8Array<ArrayBuffer> | null;

/** The encoder turns everything down by so much before it begins. */
const turnedDown = 0.95;

// The encoder is WebAssembly, which the content policy of pages forbids; this file is served with one of its own.
addEventListener('message', ({ data }: MessageEvent<ToEncode>) => {
  void encode(data).then((mp3) => postMessage(mp3, { transfer: mp3 ? [mp3.buffer] : [] }));
});

async function encode({ samples, samplesPerSecond, bitrate }: ToEncode): Promise<Encoded> {
  const sound = levelled(samples, samplesPerSecond);
  if (!sound) return null;
  const encoder = await createEncoder('audio/mpeg', encoderAddress);
  encoder.configure({ sampleRate: samplesPerSecond, channels: 1, bitrate });
  // What the encoder hands out is overwritten by its next call.
  const body = encoder.encode([sound.samples.map((sample) => sample / turnedDown)]).slice();
  const end = encoder.finalize();
  const mp3 = new Uint8Array(body.length + end.length);
  mp3.set(body);
  mp3.set(end, body.length);
  return mp3;
}
