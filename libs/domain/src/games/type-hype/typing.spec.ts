import { expect, test } from '@jest/globals';
import type { LanguageId } from '../../languages/index.ts';
import {
  filledCount,
  hinted,
  isComplete,
  isMistake,
  letterCounts,
  nothingTyped,
  typed,
  typedAnswer,
  type Typing,
} from './typing.ts';

/** The box after one text after another, with how many mistakes that was. */
function box(text: string, language: LanguageId = 'english_uk', isComposing = false) {
  const answer = typedAnswer(text, language);
  let typing: Typing = nothingTyped;
  let mistakes = 0;
  return {
    answer,
    has: (content: string) => {
      const after = typed(answer, typing, content, isComposing);
      if (isMistake(typing, after, content)) mistakes++;
      typing = after;
      return { ...typing, mistakes, complete: isComplete(typing, answer) };
    },
    hint: () => (typing = hinted(answer, typing)),
  };
}

test('letters that are right stand there, whatever their case', () => {
  const { has } = box('Cat');
  expect(has('c')).toMatchObject({ right: 1, is_wrong: false });
  expect(has('cA')).toMatchObject({ right: 2, complete: false });
  expect(has('cAt')).toMatchObject({ right: 3, complete: true, mistakes: 0 });
});

test('a wrong letter is a mistake, and the right one takes its place without deleting', () => {
  const { has } = box('elephant');
  expect(has('elx')).toMatchObject({ text: 'elx', right: 2, next: 'x', is_wrong: true, mistakes: 1 });
  expect(has('elxe')).toMatchObject({ text: 'ele', right: 3, is_wrong: false, mistakes: 1 });
});

test('another wrong letter after it is another mistake, and stands there in its place', () => {
  const { has } = box('elephant');
  has('elx');
  expect(has('elxy')).toMatchObject({ text: 'ely', next: 'y', mistakes: 2 });
});

test.each([
  ['a vowel sign of Hindi', 'की', 'hindi', 'कि', 'किी'],
  ['a vowel of Korean', '나', 'korean', '너', '너ㅏ'],
  ['a tone of Thai', 'น้', 'thai', 'น่', 'น่้'],
] as const)('%s takes the place of a wrong one without deleting', (_what, text, language, wrong, typedOn) => {
  const { has } = box(text, language);
  expect(has(wrong)).toMatchObject({ is_wrong: true, mistakes: 1 });
  expect(has(typedOn)).toMatchObject({ text, complete: true, mistakes: 1 });
});

test.each([
  ['Spanish', 'ñu', 'spanish', '˜', 'ñ'],
  ['French', 'été', 'french', '´', 'é'],
  ['German', 'über', 'german', '¨', 'ü'],
  ['Greek', 'ήλιος', 'greek', '΄', 'ή'],
] as const)('an accent of %s that waits for its letter is no mistake', (_what, text, language, accent, letter) => {
  const composing = box(text, language, true);
  expect(composing.has(accent)).toMatchObject({ text: accent, is_wrong: false, mistakes: 0 });
  expect(composing.has(letter)).toMatchObject({ right: 1, mistakes: 0 });
  expect(box(text, language).has(accent)).toMatchObject({ is_wrong: true });
});

test('deleting is never a mistake', () => {
  const { has } = box('cat');
  has('cat'.slice(0, 2));
  has('cx');
  expect(has('c')).toMatchObject({ right: 1, is_wrong: false, mistakes: 1 });
  expect(has('')).toMatchObject({ right: 0, mistakes: 1 });
});

test('typed text longer than the answer is ignored', () => {
  const { has } = box('cat');
  has('ca');
  expect(has('catalogue')).toMatchObject({ text: 'ca', right: 2, is_wrong: false, mistakes: 0 });
  expect(has('dogs')).toMatchObject({ text: 'ca', right: 2, mistakes: 0 });
});

test('a space is ignored unless the answer expects one, and separators are filled in', () => {
  const { has, answer } = box('ice-cream van');
  expect(has('i ce')).toMatchObject({ right: 3, mistakes: 0 });
  expect(filledCount(answer, 3)).toBe(4);
  expect(has('ice cream')).toMatchObject({ right: 8, mistakes: 0 });
  expect(filledCount(answer, 8)).toBe(10);
  expect(has('icecreamvan')).toMatchObject({ complete: true });
});

test('a keyboard that puts in the whole word, with a capital and a space behind, has typed it', () => {
  expect(box('elephant').has('Elephant ')).toMatchObject({ complete: true, mistakes: 0 });
});

test('a word that autocorrect put in instead is one mistake', () => {
  const { has } = box('elephant');
  has('ele');
  expect(has('elegant')).toMatchObject({ text: 'eleg', right: 3, next: 'g', mistakes: 1 });
});

test('a hint takes the place of what is on the way, and fills in what need not be typed', () => {
  const { has, hint } = box("l'eau de vie", 'french');
  has('leau');
  expect(hint()).toMatchObject({ text: "l'eau d", right: 5 });
});

test.each([
  ['Japanese', 'ねこ', 'japanese', ['n', 'ね', 'ねk', 'ねこ']],
  ['Chinese', '大象', 'chinese', ['da', "da'xi", 'daxiang', '大象']],
  ['Korean', '나무', 'korean', ['ㄴ', '나', '남', '나무']],
  ['Hindi by Latin letters', 'नमक', 'hindi', ['n', 'namak', 'नमक']],
] as const)(
  'what an input method of %s composes is no mistake before it is finished',
  (_what, text, language, texts) => {
    const { has } = box(text, language, true);
    expect(texts.map((content) => has(content).mistakes)).toEqual(texts.map(() => 0));
    expect(has(texts.at(-1)!)).toMatchObject({ complete: true });
  },
);

test('what an input method has finished is judged', () => {
  const composing = box('猫', 'japanese', true);
  expect(composing.has('ねこ')).toMatchObject({ is_wrong: false });
  expect(box('猫', 'japanese').has('根')).toMatchObject({ is_wrong: true, mistakes: 1 });
});

test('an English word that a phone composes is judged as it is typed', () => {
  const { has } = box('cat', 'english_uk', true);
  expect(has('cx')).toMatchObject({ right: 1, is_wrong: true, mistakes: 1 });
  expect(has('cxa')).toMatchObject({ text: 'ca', right: 2, is_wrong: false });
});

test('a Korean syllable is no mistake while it is typed without an input method', () => {
  const { has } = box('나노', 'korean');
  expect(['ㄴ', '나', '난', '나노'].map((content) => has(content).mistakes)).toEqual([0, 0, 0, 0]);
});

test.each([
  ['ice-cream', 'english_uk', 8, 8],
  ['बिल्ली', 'hindi', 2, 3],
  ['ব্যাঙ', 'bengali', 2, 3],
  ['நாய்', 'tamil', 2, 2],
] as const)('%s in %s has from %i to %i letters, as browsers count them', (text, language, least, most) => {
  expect(letterCounts(text, language)).toEqual({ least, most });
});
