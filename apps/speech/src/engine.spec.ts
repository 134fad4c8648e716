import { expect, test } from '@jest/globals';
import { openEngine, samplesPerSecond } from './engine.ts';
import { engineVoice } from './voices.ts';

test.each([
  ['english_us', 'good morning everybody how are you'],
  ['arabic', 'صباح الخير يا صديقي'],
  ['chinese', '你好我的朋友'],
] as const)('in %s female voices are higher than male ones, and no two are alike', async (language, text) => {
  const synthesize = await openEngine();
  const [female1 = 0, male1 = 0, female2 = 0, male2 = 0] = [0, 1, 2, 3].map((speaker_id) =>
    hertz(synthesize(text, engineVoice(language, speaker_id)!).samples),
  );
  expect(Math.min(female1, female2)).toBeGreaterThan(1.4 * Math.max(male1, male2));
  expect(Math.abs(female1 - female2)).toBeGreaterThan(5);
  expect(Math.abs(male1 - male2)).toBeGreaterThan(5);
});

const frame = 2048;
/** Distances, in samples, at which a voice may repeat itself: from 367 down to 73 times a second. */
const distances = Array.from({ length: 240 }, (_, index) => index + 60);

/** The pitch of a voice: the median over its voiced frames of how often a second the wave repeats itself. */
function hertz(samples: Int16Array): number {
  const found: number[] = [];
  for (let at = 0; at + 2 * frame < samples.length; at += frame) {
    const alike = distances.map((distance) => likeness(samples, at, at + distance));
    const most = Math.max(...alike);
    if (most > 0.6) found.push(samplesPerSecond / distances[alike.indexOf(most)]!);
  }
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)]!;
}

/** Correlation of two stretches, -1 to 1; 0 when there is hardly any sound. */
function likeness(samples: Int16Array, a: number, b: number): number {
  let [product, powerA, powerB] = [0, 0, 0];
  for (let index = 0; index < frame; index++) {
    product += samples[a + index]! * samples[b + index]!;
    powerA += samples[a + index]! ** 2;
    powerB += samples[b + index]! ** 2;
  }
  return powerA < frame * 1_000_000 ? 0 : product / Math.sqrt(powerA * powerB);
}
