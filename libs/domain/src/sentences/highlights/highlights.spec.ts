import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type LanguageId, languageOf } from '../../languages/index.ts';
import { graphemeBorders } from '../../text/index.ts';
import { letters } from '../fixtures/index.ts';
import {
  directionOfArrow,
  highlightProblem,
  highlightsAfterEdit,
  selectionAfterKey,
  textRuns,
  wholeLetters,
} from './index.ts';

const anyText = fc.array(fc.constantFrom(...letters), { maxLength: 14 }).map((some) => some.join(''));

const place = (start_index: number, end_index: number) => ({ start_index, end_index });
const text = 'The dog sleeps';
const dog = place(4, 7);

describe('the runs of a text', () => {
  test('highlighted and not, in their order', () => {
    expect(textRuns(text, [place(8, 14), dog])).toEqual([
      { start: 0, end: 4, text: 'The ', highlight: null },
      { start: 4, end: 7, text: 'dog', highlight: dog },
      { start: 7, end: 8, text: ' ', highlight: null },
      { start: 8, end: 14, text: 'sleeps', highlight: place(8, 14) },
    ]);
    expect(textRuns('', [])).toEqual([]);
  });

  test('are the text, to the letter, whatever the highlights', () => {
    const places = fc.array(fc.tuple(fc.integer({ min: -3, max: 50 }), fc.integer({ min: -3, max: 50 })));
    fc.assert(
      fc.property(anyText, places, (some, ends) => {
        const runs = textRuns(
          some,
          ends.map(([start, end]) => place(start, end)),
        );
        expect(runs.map((run) => run.text).join('')).toBe(some);
        let at = 0;
        for (const run of runs) {
          expect([run.start, run.text]).toEqual([at, some.slice(run.start, run.end)]);
          expect(run.end).toBeGreaterThan(run.start);
          at = run.end;
        }
      }),
    );
  });
});

test.each([
  ['an empty one', 3, 3, 'EMPTY'],
  ['one the wrong way round', 3, 1, 'EMPTY'],
  ['one that begins before the text', -1, 2, 'OUTSIDE_TEXT'],
  ['one that ends after it', 8, 15, 'OUTSIDE_TEXT'],
  ['one inside a highlight', 5, 6, 'OVERLAPS'],
  ['one that begins in a highlight', 6, 9, 'OVERLAPS'],
  ['one around a highlight', 0, 14, 'OVERLAPS'],
  ['one that ends at a highlight', 0, 4, undefined],
  ['one that begins where a highlight ends', 7, 14, undefined],
] as const)('of selections, %s', (_, start, end, problem) => {
  expect(highlightProblem(text, [dog], { start, end })).toBe(problem);
});

test.each([
  ['é of two signs', 'cafe\u0301s', 3, 4, 'e\u0301'],
  ['a family of emoji', 'a👩‍👩‍👧b', 3, 5, '👩‍👩‍👧'],
  ['an Arabic letter with its vowel', 'كُتُب', 1, 2, 'كُ'],
  ['a Hebrew letter with its points', 'שָׁלוֹם', 1, 2, 'שָׁ'],
  ['a Devanagari syllable', 'की बात', 1, 2, 'की'],
  ['a Thai letter with its tone', 'น้ำ', 1, 2, 'น้ำ'],
  ['a Korean syllable', '한국', 0, 1, '한'],
  ['a kana with its mark', 'か\u3099く', 1, 2, 'か\u3099'],
])('a selection never splits %s', (_, some, anchor, focus, held) => {
  for (const selection of [
    { anchor, focus },
    { anchor: focus, focus: anchor },
  ]) {
    const { start, end } = wholeLetters(some, selection);
    expect(some.slice(start, end)).toBe(held);
  }
  if (some.length > 2)
    expect(highlightProblem(some, [], { start: anchor, end: focus })).toBe(anchor === 0 ? undefined : 'SPLITS_LETTER');
});

test('whatever is selected, in either direction, whole letters are, all that were touched, and no more', () => {
  fc.assert(
    fc.property(anyText, fc.nat(60), fc.nat(60), (some, one, other) => {
      const [anchor, focus] = [Math.min(one, some.length), Math.min(other, some.length)];
      const range = wholeLetters(some, { anchor, focus });
      expect(range).toEqual(wholeLetters(some, { anchor: focus, focus: anchor }));
      const borders = graphemeBorders(some);
      expect(borders).toEqual(expect.arrayContaining([range.start, range.end]));
      if (anchor === focus) expect(range.end).toBe(range.start);
      else {
        expect(range.start).toBeLessThanOrEqual(Math.min(anchor, focus));
        expect(range.end).toBeGreaterThanOrEqual(Math.max(anchor, focus));
        expect(wholeLetters(some, { anchor: range.start, focus: range.end })).toEqual(range);
      }
    }),
  );
});

test('a text that was changed has no highlights any more; spaces around it change nothing', () => {
  expect(highlightsAfterEdit('The dog', 'The cat', [dog])).toEqual([]);
  expect(highlightsAfterEdit('The dog', null, [dog])).toEqual([]);
  expect(highlightsAfterEdit('The dog', ' The dog ', [dog])).toEqual([dog]);
});

/** Where a selection ends after a key with Shift. */
const after = (
  some: string,
  language: LanguageId,
  focus: number,
  step: 'letter' | 'word' | 'line',
  direction: 'forward' | 'back',
) => selectionAfterKey(some, { anchor: focus, focus }, { step, direction, extends: true }, language).focus;

describe('selecting by keyboard', () => {
  test.each<[LanguageId, string, number, 'letter' | 'word' | 'line', number, number]>([
    ['english_uk', text, 5, 'letter', 6, 4],
    ['english_uk', text, 5, 'word', 7, 4],
    ['english_uk', text, 7, 'word', 14, 4],
    ['english_uk', text, 5, 'line', 14, 0],
    ['english_uk', 'a👩‍👩‍👧b', 1, 'letter', 9, 0],
    ['arabic', 'كُتُب جديدة', 2, 'letter', 4, 0],
    ['arabic', 'كُتُب جديدة', 6, 'word', 11, 0],
    ['japanese', '犬が水を飲む', 2, 'word', 3, 1],
  ])('%s: in %s from %i by %s to %i, and back to %i', (language, some, from, step, forward, back) => {
    expect(after(some, language, from, step, 'forward')).toBe(forward);
    expect(after(some, language, from, step, 'back')).toBe(back);
  });

  test('without Shift nothing is selected any more', () => {
    const key = { step: 'letter', direction: 'forward', extends: false } as const;
    expect(selectionAfterKey(text, { anchor: 0, focus: 3 }, key, 'english_uk')).toEqual({ anchor: 4, focus: 4 });
  });

  test('the left arrow leads on in right-to-left languages', () => {
    expect(directionOfArrow('ArrowLeft', languageOf('arabic'))).toBe('forward');
    expect(directionOfArrow('ArrowLeft', languageOf('german'))).toBe('back');
    expect(directionOfArrow('ArrowRight', languageOf('hebrew'))).toBe('back');
  });

  test('whatever keys are pressed, the selection ends between letters', () => {
    const keys = fc.array(
      fc.record({
        step: fc.constantFrom('letter' as const, 'word' as const, 'line' as const),
        direction: fc.constantFrom('forward' as const, 'back' as const),
        extends: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(
        anyText,
        keys,
        fc.constantFrom<LanguageId>('english_uk', 'arabic', 'thai', 'japanese'),
        (some, pressed, language) => {
          let selection = { anchor: 0, focus: 0 };
          for (const key of pressed) selection = selectionAfterKey(some, selection, key, language);
          expect(graphemeBorders(some)).toEqual(expect.arrayContaining([selection.anchor, selection.focus]));
        },
      ),
    );
  });
});
