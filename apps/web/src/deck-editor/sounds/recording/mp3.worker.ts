import { createEncoder } from 'wasm-media-encoders';
import encoderAddress from 'wasm-media-encoders/wasm/mp3?url';

/** What the page sends: one channel, samples between -1 and 1. */
export interface ToEncode {
  samples: Float32Array;
  samplesPerSecond: number;
}

/** Kilobits a second: a voice sounds as it should, and the longest recording stays under 300 kb. */
const bitrate = 64;

// The encoder is WebAssembly, which the content policy of pages forbids; this file is served with one of its own.
addEventListener('message', ({ data: { samples, samplesPerSecond } }: MessageEvent<ToEncode>) => {
  void encode(samples, samplesPerSecond).then((mp3) => postMessage(mp3, { transfer: [mp3.buffer] }));
});

async function encode(samples: Float32Array, sampleRate: number): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createEncoder('audio/mpeg', encoderAddress);
  encoder.configure({ sampleRate, channels: 1, bitrate });
  // What the encoder hands out is overwritten by its next call.
  const body = encoder.encode([samples]).slice();
  const end = encoder.finalize();
  const mp3 = new Uint8Array(body.length + end.length);
  mp3.set(body);
  mp3.set(end, body.length);
  return mp3;
}
