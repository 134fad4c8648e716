import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Speech } from '@lexiroom/contracts/speech';
import { languageIds } from '@lexiroom/domain/languages';
import { sampleText, speakersOf, speechQuality } from '@lexiroom/domain/speech';
import { openSpeech, type Say } from './speech.ts';

let say: Say;
beforeAll(async () => {
  ({ say } = await openSpeech());
});

const bytesInSecond = 6000;
/** The first eleven bits of every frame of an MP3 are set. */
const isMp3 = (speech: Speech | null) => speech?.sound[0] === 0xff && (speech.sound[1]! & 0xe0) === 0xe0;
const said = languageIds.filter((language) => speechQuality(language) !== 'none');

describe('every voice of the list', () => {
  test.each(said)('of %s says something', async (language) => {
    const text = sampleText(language);
    const sounds = [];
    for (const { speaker_id } of speakersOf(language)) sounds.push(await say({ text, language, speaker_id }));
    expect(sounds.length).toBeGreaterThan(1);
    expect(sounds.every(isMp3)).toBe(true);
  });

  test('is all there is: a place beyond the list says nothing, nor does a language without voices', async () => {
    expect(await say({ text: 'perro', language: 'spanish', speaker_id: 4 })).toBeNull();
    expect(await say({ text: 'ឆ្កែ', language: 'khmer', speaker_id: 0 })).toBeNull();
  });
});

test('Hebrew with its vowels is a word, and no list of its points', async () => {
  const speech = await say({ text: 'פַּרְפַּר', language: 'hebrew', speaker_id: 0 });
  expect(speech!.sound.length / bytesInSecond).toBeLessThan(1);
});

describe('whatever is asked, the engine goes on', () => {
  const letters = [
    'ñ',
    'ß',
    'я',
    'ψ',
    'ع',
    'ש',
    '我',
    'ゐ',
    '뷁',
    'क्ष',
    'ক্ষ',
    'நி',
    'ก็',
    'ໝ',
    'ខ្ម',
    'ჸ',
    'և',
    '🐕',
    '👩‍👩‍👧',
    '&',
    '<',
    '7',
    '½',
    '́',
  ];
  test.each(letters)('fifty of %s, and some in languages that read them otherwise', async (letter) => {
    await say({ text: letter.repeat(50), language: 'english_uk', speaker_id: 0 });
    for (const language of ['japanese', 'lao'] as const)
      await say({ text: letter.repeat(5), language, speaker_id: 0 });
    expect(isMp3(await say({ text: 'still here', language: 'english_uk', speaker_id: 0 }))).toBe(true);
  }, 60_000); // prettier-ignore

  test.each(['   ', '🐕', '👩‍👩‍👧', '…!?', '\u0000', '\ud800', '<>', '\u0301'])('%j is nothing to say', async (text) => {
    expect(await say({ text, language: 'english_uk', speaker_id: 0 })).toBeNull();
  });

  test('markup is no markup: nothing waits for it', async () => {
    const speech = await say({ text: '<break time="500s"/>now', language: 'english_uk', speaker_id: 0 });
    expect(speech!.sound.length / bytesInSecond).toBeLessThan(10);
  });

  test('what would sound for many minutes is cut off after three, and nothing is timed beyond that', async () => {
    const speech = await say({ text: 'vier und zwanzig '.repeat(400), language: 'german', speaker_id: 0 });
    expect(speech!.sound.length / bytesInSecond).toBeGreaterThan(175);
    expect(speech!.sound.length / bytesInSecond).toBeLessThan(190);
    const [, duration, , , audioOffset] = speech!.timings!.at(-1)!;
    expect(audioOffset + duration).toBeLessThan(speech!.sound.length / bytesInSecond + 0.1);
  }, 60_000);
});
