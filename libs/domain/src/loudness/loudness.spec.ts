import { describe, expect, test } from '@jest/globals';
import { isSilent, levelled, loudnessOf, soundLevel, truePeakOf } from './index.ts';
import { soundingPart } from './silence.ts';
import { highestOf, swings } from './true-peak.ts';

const rate = 48_000;
const amplitude = (decibels: number) => 10 ** (decibels / 20);
/** A tone of so many seconds, its peaks at so many decibels below full scale. */
function tone(seconds: number, decibels: number, { hertz = 997, samplesPerSecond = rate, phase = 0 } = {}) {
  const peak = amplitude(decibels);
  const turns = (2 * Math.PI * hertz) / samplesPerSecond;
  return Float32Array.from({ length: Math.round(seconds * samplesPerSecond) }, (_, at) => peak * Math.sin(turns * at + phase)); // prettier-ignore
}
/** Programmes of minutes are tried with fewer samples. */
const coarseRate = 8000;
const coarse = (seconds: number, decibels: number) => tone(seconds, decibels, { samplesPerSecond: coarseRate });
const silence = (seconds: number) => new Float32Array(Math.round(seconds * rate));
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

/** What the filters make of a tone, in decibels, by the numbers that BS.1770 gives for 48,000 samples a second. */
function published(hertz: number): number {
  const shelf = [
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [1, -1.69065929318241, 0.73248077421585],
  ] as const;
  const highPass = [
    [1, -2, 1],
    [1, -1.99004745483398, 0.99007225036621],
  ] as const;
  const w = (2 * Math.PI * hertz) / rate;
  const size = ([a, b, c]: readonly [number, number, number]) =>
    Math.hypot(a + b * Math.cos(w) + c * Math.cos(2 * w), b * Math.sin(w) + c * Math.sin(2 * w));
  return [shelf, highPass].reduce((sum, [over, under]) => sum + 20 * Math.log10(size(over) / size(under)), 0);
}

describe('loudness is that of ITU-R BS.1770', () => {
  test.each([48_000, 44_100, 22_050, 16_000])(
    'a tone of 997 Hz at full scale measures -3.01 LUFS, at %i samples a second as well',
    (samplesPerSecond) => {
      expect(loudnessOf(tone(3, 0, { samplesPerSecond }), samplesPerSecond)).toBeCloseTo(-3.01, 1);
    },
  );

  test('ten decibels less are ten less', () => {
    expect(loudnessOf(tone(3, -20), rate)).toBeCloseTo(-23.01, 1);
  });

  test.each([30, 100, 400, 2000, 4000, 10_000])(
    'a tone of %i Hz is weighed as by the filters of its table',
    (hertz) => {
      const [measured, reference] = [hertz, 997].map((tested) => loudnessOf(tone(3, 0, { hertz: tested }), rate));
      expect(Math.abs(measured! - reference! - (published(hertz) - published(997)))).toBeLessThan(0.05);
    },
  );

  test('what is ten decibels quieter than the rest counts for nothing (EBU Tech 3341, case 3)', () => {
    const [quiet, loud] = [coarse(10, -36), coarse(60, -23)];
    expect(Math.abs(loudnessOf(joined(quiet, loud, quiet), coarseRate) - -26.01)).toBeLessThan(0.1);
  });

  test('nor does what is below -70 LUFS (EBU Tech 3341, case 4)', () => {
    const [hardly, quiet, loud] = [coarse(10, -72), coarse(10, -36), coarse(60, -23)];
    expect(Math.abs(loudnessOf(joined(hardly, quiet, loud, quiet, hardly), coarseRate) - -26.01)).toBeLessThan(0.1);
  });

  test('a pause in a word makes it no quieter', () => {
    const word = tone(1, -20);
    expect(loudnessOf(joined(word, silence(3), word), rate)).toBeGreaterThan(-24.5);
  });

  test('a sound of half a block counts as a block half full of silence, which is three decibels less', () => {
    expect(loudnessOf(tone(0.2, -20), rate)).toBeCloseTo(-26.02, 1);
    expect(loudnessOf(tone(0.39, -20), rate)).toBeCloseTo(loudnessOf(tone(0.4, -20), rate), 0);
  });

  test('silence, and nothing at all, have none', () => {
    expect(loudnessOf(silence(2), rate)).toBe(-Infinity);
    expect(loudnessOf(new Float32Array(0), rate)).toBe(-Infinity);
  });
});

describe('the true peak', () => {
  test('is between the samples where the wave is highest there', () => {
    const between = tone(1, -6, { hertz: rate / 4, phase: Math.PI / 4 });
    const highestSample = between.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(20 * Math.log10(highestSample)).toBeCloseTo(-9, 1);
    expect(Math.abs(truePeakOf(between) - -6)).toBeLessThan(0.4);
  });

  test.each([100, 997, 5000])('of a tone of %i Hz is its height', (hertz) => {
    expect(Math.abs(truePeakOf(tone(1, -6, { hertz })) - -6)).toBeLessThan(0.2);
  });

  test('is worked out wherever the wave swings as far as is asked, and may be left out elsewhere', () => {
    const swelling = tone(1, 0, { hertz: 3000 }).map((sample, at) => sample * Math.sin((Math.PI * at) / rate) ** 4);
    const [all, far] = [swings(swelling), swings(swelling, 0.3)];
    expect(highestOf(far)).toBe(highestOf(all));
    expect(far.filter((swing, at) => all[at]! >= 0.3 && swing !== all[at])).toHaveLength(0);
    expect(far.filter((swing, at) => swing !== all[at]).length).toBeGreaterThan(rate / 5);
  });

  test('of silence is none', () => expect(truePeakOf(silence(1))).toBe(-Infinity));
});

describe('what is silent', () => {
  test.each([
    ['silence', silence(1), true],
    ['no sample', new Float32Array(0), true],
    ['what nobody hears', tone(1, -60), true],
    ['a quiet tone', tone(1, -40), false],
    ['a beep of 20 ms in ten seconds of silence', joined(silence(5), tone(0.02, -20), silence(5)), false],
  ])('%s: %#', (_, samples, answer) => expect(isSilent(samples, rate)).toBe(answer));

  test('before and after a word is cut, but for a twentieth of a second', () => {
    const part = soundingPart(joined(silence(2), tone(0.5, -20), silence(3)), rate)!;
    expect(part.start / rate).toBeCloseTo(1.95, 2);
    expect(part.end / rate).toBeCloseTo(2.55, 2);
  });

  test('is also what a room sounds like', () => {
    const room = Float32Array.from(silence(2), (_, at) => amplitude(-50) * Math.sin(at * at));
    const part = soundingPart(joined(room, tone(0.5, -15), room), rate)!;
    expect(part.start / rate).toBeCloseTo(1.95, 2);
    expect(part.end / rate).toBeCloseTo(2.55, 2);
  });

  test('a soft consonant of the word is not', () => {
    const part = soundingPart(joined(silence(1), tone(0.1, -50, { hertz: 6000 }), tone(0.4, -15)), rate)!;
    expect(part.start / rate).toBeCloseTo(0.95, 2);
  });
});

describe('everything is made equally loud', () => {
  test.each([
    ['a loud voice', tone(1, -3)],
    ['a quiet one', tone(1, -43)],
    ['a short word', tone(0.25, -25)],
    ['a word in silence', joined(silence(1), tone(0.6, -30), silence(1))],
  ])('%s', (_, samples) => {
    const made = levelled(samples, rate)!;
    expect(Math.abs(loudnessOf(made.samples, rate) - soundLevel.loudness)).toBeLessThan(0.3);
    expect(truePeakOf(made.samples)).toBeLessThan(soundLevel.truePeak);
  });

  test('a voice with single high peaks as well: they are turned down, and nothing else is', () => {
    const word = tone(1, -20, { hertz: 300 });
    const clicks = word.map((sample, at) => (at % 12_000 < 40 ? sample * 9 : sample));
    const made = levelled(clicks, rate)!;
    expect(truePeakOf(clicks)).toBeGreaterThan(-2);
    expect(truePeakOf(made.samples)).toBeLessThan(soundLevel.truePeak);
    expect(Math.abs(loudnessOf(made.samples, rate) - soundLevel.loudness)).toBeLessThan(0.3);
  });

  test('but a clap stays quieter rather than become a hiss', () => {
    const clap = joined(silence(0.1), tone(0.005, 0), silence(0.4));
    const made = levelled(clap, rate)!;
    expect(truePeakOf(made.samples)).toBeLessThan(soundLevel.truePeak);
    expect(loudnessOf(made.samples, rate)).toBeLessThan(soundLevel.loudness);
  });

  test('without the silence before it, which is told', () => {
    const made = levelled(joined(silence(1), tone(0.5, -20), silence(1)), rate)!;
    expect(made.cutBefore / rate).toBeCloseTo(0.95, 2);
    expect(made.samples.length / rate).toBeCloseTo(0.6, 2);
  });

  test('and of silence nothing is made', () => {
    expect(levelled(silence(1), rate)).toBeUndefined();
    expect(levelled(new Float32Array(0), rate)).toBeUndefined();
  });
});
