import { createMp3Encoder } from 'wasm-media-encoders';

/** Kilobits a second: speech of one voice sounds the same with more. */
const bitrate = 48;
/** The encoder turns everything down by so much before it begins. */
const turnedDown = 0.95;

/** How much later a player hears a sample than it was put in: what encoder and decoder look ahead, in seconds. */
export const mp3DelaySeconds = (samplesPerSecond: number): number => (576 + 529) / samplesPerSecond;

/** Makes an MP3 of samples of one channel between -1 and 1. */
export type EncodeMp3 = (samples: Float32Array, samplesPerSecond: number) => Uint8Array<ArrayBuffer>;

/** Gets ready to make MP3s. */
export async function openMp3Encoder(): Promise<EncodeMp3> {
  const encoder = await createMp3Encoder();
  return (samples, samplesPerSecond) => {
    encoder.configure({ sampleRate: samplesPerSecond, channels: 1, bitrate });
    // What the encoder hands out is overwritten by its next call.
    const body = encoder.encode([samples.map((sample) => sample / turnedDown)]).slice();
    return Buffer.concat([body, encoder.finalize()]);
  };
}
