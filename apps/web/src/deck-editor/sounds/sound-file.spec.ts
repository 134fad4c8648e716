import { expect, test } from '@jest/globals';
import { soundProblem } from './sound-file.ts';

const file = (name: string, bytes = 10, type = '') => {
  const made = new File([new Uint8Array(bytes)], name, { type });
  // jsdom does not read files.
  made.arrayBuffer = async () => Promise.resolve(new ArrayBuffer(bytes));
  return made;
};
const plays = async () => Promise.resolve(true);
const fails = async () => Promise.resolve(false);

test.each([
  ['cat.wav', 10, 'audio/wav', 'SOUND_TYPE'],
  ['cat', 10, '', 'SOUND_TYPE'],
  ['CAT.MP3', 10, '', undefined],
  ['cat', 10, 'audio/mpeg', undefined],
  ['cat.mp3', 300_000, 'audio/mpeg', undefined],
  ['cat.mp3', 300_001, 'audio/mpeg', 'SOUND_TOO_BIG'],
])('a file %s of %i bytes, %s: %s', async (name, bytes, type, problem) => {
  expect(await soundProblem(file(name, bytes, type), plays)).toBe(problem);
});

test('what cannot be played is no valid sound file', async () => {
  expect(await soundProblem(file('cat.mp3'), fails)).toBe('SOUND_INVALID');
});

test('a file that has gone from the device is no valid sound file', async () => {
  const gone = file('cat.mp3');
  gone.arrayBuffer = async () => Promise.reject(new Error('NotFoundError'));
  expect(await soundProblem(gone, plays)).toBe('SOUND_INVALID');
});
