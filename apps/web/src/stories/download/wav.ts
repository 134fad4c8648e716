/** What a WAV file holds: one channel, 16 bits. */
export const wavFormat = { sampleRate: 22_050, bytesPerSample: 2 } as const;

const headerBytes = 44;

/** The header of a WAV file of so many samples: one channel, 16 bits, 22,050 samples a second. */
export function wavHeader(sampleCount: number): Uint8Array<ArrayBuffer> {
  const { sampleRate, bytesPerSample } = wavFormat;
  const dataBytes = sampleCount * bytesPerSample;
  const view = new DataView(new ArrayBuffer(headerBytes));
  const name = (at: number, text: string) =>
    Array.from(text).forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  name(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  name(8, 'WAVE');
  name(12, 'fmt ');
  view.setUint32(16, 16, true);
  // Samples as they are, of one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, 8 * bytesPerSample, true);
  name(36, 'data');
  view.setUint32(40, dataBytes, true);
  return new Uint8Array(view.buffer);
}

/** Samples between −1 and 1 as numbers of 16 bits; what is louder is cut off. */
export function toSixteenBits(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
}
