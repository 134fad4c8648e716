import { expect, test } from '@jest/globals';
import { giveSounds } from './level-sound.fixture.ts';
import { levelledMp3 } from './level-sound.ts';

const recorded = new Blob(['anything']);

test('a sound becomes an MP3 of this name', async () => {
  const { orders } = giveSounds();
  const mp3 = (await levelledMp3(recorded, 'word.mp3')) as File;
  expect([mp3.name, mp3.type, mp3.size]).toEqual(['word.mp3', 'audio/mpeg', 3]);
  expect(orders).toMatchObject([{ samplesPerSecond: 44_100, bitrate: 64 }]);
});

test('of several channels it hears the mean, of one all', async () => {
  const { orders } = giveSounds({ channels: [Float32Array.from([1, 0, 0.5]), Float32Array.from([0, 0, -0.5])] });
  await levelledMp3(recorded, 'word.mp3');
  expect([...orders[0]!.samples]).toEqual([0.5, 0, 0]);
  const alone = giveSounds({ channels: [Float32Array.from([1, -1])] });
  await levelledMp3(recorded, 'word.mp3');
  expect([...alone.orders[0]!.samples]).toEqual([1, -1]);
});

test.each([
  [36, 64, 44_100],
  [38, 32, 44_100],
  [90, 16, 22_050],
  [200, 8, 22_050],
  [290, 8, 22_050],
])('%i seconds fit into 300 kb at %i kilobits and %i samples a second', async (seconds, bitrate, samplesPerSecond) => {
  const { orders } = giveSounds({ seconds });
  await levelledMp3(recorded, 'word.mp3');
  expect(orders).toMatchObject([{ bitrate, samplesPerSecond }]);
});

test('what the browser makes no sound of is unplayable', async () => {
  giveSounds();
  OfflineAudioContext.prototype.decodeAudioData = () => Promise.reject(new Error('EncodingError'));
  expect(await levelledMp3(recorded, 'word.mp3')).toBe('unplayable');
});

test('a file that has gone from the device, and one without a sample, are unplayable', async () => {
  giveSounds({ channels: [new Float32Array(0)] });
  expect(await levelledMp3(recorded, 'word.mp3')).toBe('unplayable');
  Blob.prototype.arrayBuffer = () => Promise.reject(new Error('NotFoundError'));
  expect(await levelledMp3(recorded, 'word.mp3')).toBe('unplayable');
});

test('where nothing is heard there is no MP3', async () => {
  giveSounds({ mp3: null });
  expect(await levelledMp3(recorded, 'word.mp3')).toBe('silent');
});
