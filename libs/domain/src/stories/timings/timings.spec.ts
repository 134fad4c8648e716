import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { languageIds } from '../../languages/index.ts';
import {
  begun,
  receivedTiming,
  seekTime,
  sentTiming,
  soundingWord,
  type SoundTiming,
  storyWords,
  tappedTimings,
  timingProblem,
  timingsOf,
  wordBeside,
} from './index.ts';

const text = 'The dog sleeps.';
const timings: SoundTiming[] = [
  { word: 'The', duration: 0.2, textOffset: 0, wordLength: 3, audioOffset: 0.1 },
  { word: 'dog', duration: 0.3, textOffset: 4, wordLength: 3, audioOffset: 0.3 },
  { word: 'sleeps', duration: 0.5, textOffset: 8, wordLength: 6, audioOffset: 1 },
];

test('a timing is sent as word, duration, textOffset, wordLength, audioOffset', () => {
  expect(sentTiming(timings[1]!)).toEqual(['dog', 0.3, 4, 3, 0.3]);
  expect(timings.map((timing) => receivedTiming(sentTiming(timing)))).toEqual(timings);
});

describe('which word is highlighted', () => {
  test.each([
    [0, undefined],
    [0.099, undefined],
    [0.1, 'The'],
    [0.299, 'The'],
    [0.3, 'dog'],
    [0.499, 'dog'],
    [0.5, undefined],
    [0.999, undefined],
    [1, 'sleeps'],
    [1.19, 'sleeps'],
    [1.2, undefined],
    [9, undefined],
  ])('at %s s: %s', (time, word) => expect(soundingWord(timings, time)?.word).toBe(word));

  test('a word that begins within the time of another takes its place', () => {
    const quick = [0, 0.05, 0.1].map((audioOffset) => ({ audioOffset }));
    expect([0.04, 0.05, 0.12].map((time) => soundingWord(quick, time)?.audioOffset)).toEqual([0, 0.05, 0.1]);
  });

  test('it is always the last that has begun', () => {
    const offsets = fc.array(fc.integer({ min: 0, max: 50 })).map((all) => all.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(offsets, fc.integer({ min: -5, max: 60 }), (all, time) => {
        const spoken = all.map((audioOffset) => ({ audioOffset }));
        expect(begun(spoken, time)).toBe(spoken.findLast(({ audioOffset }) => audioOffset <= time));
      }),
    );
  });
});

test('a click on a word seeks to where it begins to sound, or to the last timed word before it', () => {
  expect([0, 2, 4, 6, 8, 13].map((place) => seekTime(timings, place))).toEqual([0.1, 0.1, 0.3, 0.3, 1, 1]);
  const [, ...later] = timings;
  expect([0, 4].map((place) => seekTime(later, place))).toEqual([undefined, 0.3]);
});

test.each([
  [0, 'The', undefined],
  [0.1, 'dog', undefined],
  [0.9, 'sleeps', 'The'],
  [1.4, undefined, 'dog'],
])('the words beside the one that is heard at %s s', (time, next, previous) => {
  expect(wordBeside(timings, time, 'next')?.word).toBe(next);
  expect(wordBeside(timings, time, 'previous')?.word).toBe(previous);
});

describe('the words of a section', () => {
  test.each([
    [
      'english_uk',
      '“It isn’t well-known,” she said at 10:30…',
      ['It', 'isn’t', 'well-known', 'she', 'said', 'at', '10:30'],
    ],
    ['spanish', '¿Qué? ¡Hola, 25 gatos!', ['Qué', 'Hola', '25', 'gatos']],
    ['french', 'Quoi ? « Oui », dit-il 🐕.', ['Quoi', 'Oui', 'dit-il']],
    ['chinese', '我的朋友很好。', ['我的', '朋友', '很好']],
    ['arabic', 'صباح الخير، يا صديقي!', ['صباح', 'الخير', 'يا', 'صديقي']],
    ['hindi', 'क्या हाल है?', ['क्या', 'हाल', 'है']],
    ['english_uk', '… – !', []],
  ] as const)('of %s: %s', (language, sentence, words) => {
    expect(storyWords(sentence, language).map(({ word }) => word)).toEqual(words);
  });

  test('stand where they say, one behind the other, in every language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...languageIds), (sentence, language) => {
        let place = 0;
        for (const { word, start, end } of storyWords(sentence, language)) {
          expect(sentence.slice(start, end)).toBe(word);
          expect(start).toBeGreaterThanOrEqual(place);
          place = end;
        }
      }),
    );
  });
});

describe('timings out of what a voice told', () => {
  test('a word begins at its first mark, and lasts until the next word, a pause or the end', () => {
    const told = {
      marks: [
        { textOffset: 0, audioOffset: 0.05 },
        { textOffset: 4, audioOffset: 0.2504 },
        // A second mark within a word, as of '10:30', is no beginning.
        { textOffset: 6, audioOffset: 0.4 },
        { textOffset: 9, audioOffset: 1 },
      ],
      pauses: [0.75],
      length: 1.5,
    };
    expect(timingsOf('One two-x. Three', 'english_uk', { ...told, marks: [...told.marks, { textOffset: 11, audioOffset: 1.1 }] })).toEqual([
      { word: 'One', duration: 0.2, textOffset: 0, wordLength: 3, audioOffset: 0.05 },
      { word: 'two-x', duration: 0.5, textOffset: 4, wordLength: 5, audioOffset: 0.25 },
      { word: 'Three', duration: 0.4, textOffset: 11, wordLength: 5, audioOffset: 1.1 },
    ]); // prettier-ignore
  });

  test('a word that the voice told nothing of is not timed', () => {
    const told = { marks: [{ textOffset: 0, audioOffset: 0 }], pauses: [], length: 1 };
    expect(timingsOf(text, 'english_uk', told).map(({ word }) => word)).toEqual(['The']);
  });

  test('whatever it told, timings are in the order of the sound, within it, and those of words', () => {
    const mark = fc.record({
      textOffset: fc.integer({ min: 0, max: 40 }),
      audioOffset: fc.double({ min: 0, max: 9, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(mark), fc.array(fc.double({ min: 0, max: 9, noNaN: true })), (sentence, marks, pauses) => {
        const made = timingsOf(sentence, 'german', { marks, pauses, length: 9 });
        made.forEach(({ audioOffset, duration, word, textOffset, wordLength }, place) => {
          expect(sentence.slice(textOffset, textOffset + wordLength)).toBe(word);
          expect(duration).toBeGreaterThanOrEqual(0);
          expect(audioOffset + duration).toBeLessThanOrEqual(9.001);
          expect(audioOffset).toBeGreaterThanOrEqual(made[place - 1]?.audioOffset ?? 0);
        });
      }),
    ); // prettier-ignore
  });
});

describe('timings by tapping along', () => {
  test('a tap is the beginning of a word; the last word lasts to the end', () => {
    expect(tappedTimings(text, 'english_uk', [0.1, 0.3, 1], 1.5)).toEqual([
      { ...timings[0], duration: 0.3 - 0.1 },
      { ...timings[1], duration: 0.7 },
      timings[2],
    ]);
  });

  test('words that were not tapped are not timed, and taps without a word are nothing', () => {
    expect(tappedTimings(text, 'english_uk', [0.1], 1).map(({ word }) => word)).toEqual(['The']);
    expect(tappedTimings(text, 'english_uk', [0, 1, 2, 3, 4], 5)).toHaveLength(3);
  });

  test('are always such as may be kept', () => {
    const taps = fc.array(fc.double({ min: 0, max: 5, noNaN: true })).map((all) => all.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(taps, (all) =>
        expect(timingProblem(text, tappedTimings(text, 'english_uk', all, 5), 5)).toBeUndefined(),
      ),
    );
  });

  test.each([
    ['beyond the text', { textOffset: 12, wordLength: 6 }, 'OUTSIDE_TEXT'],
    ['before the text', { textOffset: -1 }, 'OUTSIDE_TEXT'],
    ['of nothing', { wordLength: 0 }, 'OUTSIDE_TEXT'],
    ['of another word', { word: 'cat' }, 'OTHER_WORD'],
    ['beyond the sound', { audioOffset: 3 }, 'OUTSIDE_SOUND'],
    ['of less than no time', { duration: -1 }, 'OUTSIDE_SOUND'],
    ['before the sound', { audioOffset: -1 }, 'OUTSIDE_SOUND'],
    ['before the word in front of it', { audioOffset: 0.05 }, 'OUT_OF_ORDER'],
  ] as const)('%s are refused', (_, change, problem) => {
    const sent = timings.map((timing, place) => (place === 1 ? { ...timing, ...change } : timing));
    expect(timingProblem(text, sent, 1.5)).toBe(problem);
    expect(timingProblem(text, timings, 1.5)).toBeUndefined();
  });

  test('of words in another order than they are read are refused', () => {
    const [the, dog] = [timings[0]!, timings[1]!];
    expect(
      timingProblem(
        text,
        [
          { ...dog, audioOffset: 0 },
          { ...the, audioOffset: 1 },
        ],
        2,
      ),
    ).toBe('OUT_OF_ORDER');
  });
});
