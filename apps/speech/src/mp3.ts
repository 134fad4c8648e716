import { createMp3Encoder } from 'wasm-media-encoders';
import { samplesPerSecond } from './engine.ts';

/** Kilobits a second: speech of one voice sounds the same with more. */
const bitrate = 48;
/** How much later a player hears a sample than it was put in: what encoder and decoder look ahead, in seconds. */
export const mp3DelaySeconds = (576 + 529) / samplesPerSecond;
const loudest = 32_768;

/** Gets ready to put samples of one channel into an MP3. */
export async function openMp3Encoder(): Promise<(samples: Int16Array) => Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder();
  return (samples) => {
    encoder.configure({ sampleRate: samplesPerSecond, channels: 1, bitrate });
    // What the encoder hands out is overwritten by its next call.
    const body = encoder.encode([Float32Array.from(samples, (sample) => sample / loudest)]).slice();
    return Buffer.concat([body, encoder.finalize()]);
  };
}
