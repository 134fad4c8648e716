import { expect, test } from '@jest/globals';
import { toSixteenBits, wavFormat, wavHeader } from './wav.ts';

test('the header says how long the file is, and how its samples are to be read', () => {
  const header = new DataView(wavHeader(1000).buffer);
  const name = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => header.getUint8(at + index)));
  expect([name(0), name(8), name(12), name(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect([header.byteLength, header.getUint32(4, true), header.getUint32(40, true)]).toEqual([44, 2036, 2000]);
  expect([header.getUint16(20, true), header.getUint16(22, true), header.getUint16(34, true)]).toEqual([1, 1, 16]);
  expect(header.getUint32(24, true)).toBe(wavFormat.sampleRate);
  expect(header.getUint32(28, true)).toBe(wavFormat.sampleRate * header.getUint16(32, true));
});

test('samples keep their height, and what is too loud is cut off', () => {
  expect([...toSixteenBits(new Float32Array([0, 1, -1, 0.5, 7, -7]))]).toEqual([
    0, 32_767, -32_767, 16_384, 32_767, -32_767,
  ]);
});
