import { beforeAll, expect, test } from '@jest/globals';
import { loudnessOf, soundLevel, truePeakOf } from '@lexiroom/domain/loudness';
import { speakersOf } from '@lexiroom/domain/speech';
import { played } from './played.fixture.ts';
import { type Level, openSpeech, type Say } from './speech.ts';

let say: Say;
let level: Level;
beforeAll(async () => {
  ({ say, level } = await openSpeech());
});

test.each([
  ['english_uk', 'dog'],
  ['english_uk', 'umbrella'],
  ['german', 'Hund'],
  ['spanish', 'perro'],
  ['chinese', '狗'],
  ['arabic', 'كلب'],
  ['thai', 'ร่ม'],
  ['russian', 'собака'],
  ['swahili', 'mbwa'],
  ['korean', '강아지가 공원에서 놀아요'],
] as const)('every voice of %s says %s as loud as any other, and without a peak', async (language, text) => {
  for (const { speaker_id } of speakersOf(language)) {
    const { samples, samplesPerSecond } = await played((await say({ text, language, speaker_id }))!.sound);
    expect(Math.abs(loudnessOf(samples, samplesPerSecond) - soundLevel.loudness)).toBeLessThan(1);
    expect(truePeakOf(samples)).toBeLessThanOrEqual(soundLevel.truePeak);
  }
});

const isHeard = (sample: number) => Math.abs(sample) > 0.01;

test('a word begins within a moment, and ends with its sound', async () => {
  const { samples, samplesPerSecond } = await played((await say({ text: 'perro', language: 'spanish', speaker_id: 0 }))!.sound); // prettier-ignore
  expect(samples.findIndex(isHeard) / samplesPerSecond).toBeLessThan(0.15);
  expect((samples.length - samples.findLastIndex(isHeard)) / samplesPerSecond).toBeLessThan(0.15);
});

test.each([16_000, 22_050, 44_100])(
  'what another voice has said becomes as loud, of %i samples a second',
  async (rate) => {
    const hum = Float32Array.from({ length: rate }, (_, at) => 0.01 * Math.sin((2 * Math.PI * 300 * at) / rate));
    const { samples, samplesPerSecond } = await played(level({ samples: hum, samples_per_second: rate })!.sound);
    // Of its rate the encoder makes one that its bits do for; a second stays a second, in whole frames of an MP3.
    expect(Math.abs(samples.length / samplesPerSecond - 1)).toBeLessThan(0.15);
    expect(Math.abs(loudnessOf(samples, samplesPerSecond) - soundLevel.loudness)).toBeLessThan(1);
  },
);

test('of silence nothing is made', () => {
  expect(level({ samples: new Float32Array(22_050), samples_per_second: 22_050 })).toBeNull();
});
