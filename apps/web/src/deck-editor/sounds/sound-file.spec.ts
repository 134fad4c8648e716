import { expect, test } from '@jest/globals';
import { chosenSound } from './sound-file.ts';

const file = (name: string, bytes = 10, type = '') => new File([new Uint8Array(bytes)], name, { type });
const made = file('cat.mp3', 8, 'audio/mpeg');
const levels = async () => Promise.resolve(made);

test.each([
  ['cat.wav', 10, 'audio/wav', 'SOUND_TYPE'],
  ['cat', 10, '', 'SOUND_TYPE'],
  ['CAT.MP3', 10, '', made],
  ['cat', 10, 'audio/mpeg', made],
  ['cat.mp3', 300_000, 'audio/mpeg', made],
  ['cat.mp3', 300_001, 'audio/mpeg', 'SOUND_TOO_BIG'],
])('a file %s of %i bytes, %s: %s', async (name, bytes, type, outcome) => {
  expect(await chosenSound(file(name, bytes, type), levels)).toBe(outcome);
});

test('what cannot be played is no valid sound file', async () => {
  expect(await chosenSound(file('cat.mp3'), async () => Promise.resolve('unplayable'))).toBe('SOUND_INVALID');
});

test('nor is what cannot be made an MP3 again', async () => {
  expect(await chosenSound(file('cat.mp3'), async () => Promise.reject(new Error('no thread')))).toBe('SOUND_INVALID');
});

test('a file of silence is told as such', async () => {
  expect(await chosenSound(file('cat.mp3'), async () => Promise.resolve('silent'))).toBe('SOUND_SILENT');
});
