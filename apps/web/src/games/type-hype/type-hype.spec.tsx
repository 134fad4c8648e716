import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { aStudy, aWord } from '../../study/study.fixture.ts';
import { TypeHype } from './type-hype.tsx';

beforeAll(giveDialogs);
beforeAll(() => {
  // jsdom plays nothing.
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.load = () => undefined;
});
beforeEach(() => {
  serve(() => 'no connection');
  localStorage.clear();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const onOver = jest.fn();
const onRetry = jest.fn();

/** A game of one word, again and again, with the clock in hand. */
async function play(text: string, target_language: DeckWord['target_language'] = 'english_uk') {
  jest.useRealTimers();
  onOver.mockClear();
  const words = [aWord({ target_translation: text, target_language })];
  const study = aStudy({ words });
  await show(() => (
    <main>
      <TypeHype
        study={study}
        words={words}
        players={{ type: 'nobody_named' }}
        onOver={onOver}
        onRetry={onRetry}
        onBack={() => undefined}
      />
    </main>
  ));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => act(async () => void fireEvent.input(field(), { target: { value: text } }));
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const life = () => screen.getByRole<HTMLMeterElement>('meter', { name: 'Life' }).value;
const score = () => document.querySelector('[data-score]')!.textContent;
const boxes = () =>
  Array.from(document.querySelectorAll('[data-look]'), (box) => [box.getAttribute('data-look'), box.textContent]);

test('a word is typed into its boxes, and the field is empty and has the focus for the next one', async () => {
  await play('ice-cat');
  expect(document.activeElement).toBe(field());
  await type('ic');
  expect(boxes().slice(0, 5)).toEqual([
    ['right', 'i'],
    ['right', 'c'],
    ['next', '\u00A0'],
    ['gap', '-'],
    ['open', '\u00A0'],
  ]);
  await type('icecat');
  expect(score()).toBe('60');
  expect(boxes().map(([look]) => look)).toEqual(['right', 'right', 'right', 'gap', 'right', 'right', 'right']);
  await wait(1000);
  expect([field().value, document.activeElement === field()]).toEqual(['', true]);
});

test('a wrong letter costs life, is struck out, and the right one takes its place', async () => {
  await play('cat');
  await type('cx');
  expect([life(), field().value, field().getAttribute('aria-invalid')]).toEqual([80, 'cx', 'true']);
  expect(boxes()[1]).toEqual(['wrong', 'x']);
  await type('cxa');
  expect([life(), field().value, field().getAttribute('aria-invalid')]).toEqual([80, 'ca', 'false']);
});

test('text that is longer than the answer goes from the field', async () => {
  await play('cat');
  await type('ca');
  await type('catalogue');
  expect([life(), field().value]).toEqual([100, 'ca']);
});

test.each([
  ['Japanese', 'japanese', '猫', ['n', 'ね', 'ねこ', '猫']],
  ['Chinese', 'chinese', '大象', ['d', 'da', 'da xiang', '大象']],
  ['Korean', 'korean', '나무', ['ㄴ', '나', '남', '나무']],
] as const)('an input method of %s composes without a mistake', async (_what, language, text, texts) => {
  await play(text, language);
  fireEvent.compositionStart(field());
  for (const composed of texts) {
    await type(composed);
    expect(life()).toBe(100);
  }
  await act(async () => void fireEvent.compositionEnd(field()));
  expect([score(), life()]).toEqual([String(10 * text.length), 100]);
});

test('Safari ends a composition with a key that comes after it, which gives nothing up', async () => {
  await play('猫', 'japanese');
  fireEvent.compositionStart(field());
  await type('ね');
  await act(async () => void fireEvent.compositionEnd(field()));
  await act(async () => void fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Safari takes out what was composed before it puts in the word, which is no mistake', async () => {
  await play('猫', 'japanese');
  fireEvent.compositionStart(field());
  for (const composed of ['n', 'ねこ', '', '猫']) await type(composed);
  await act(async () => void fireEvent.compositionEnd(field()));
  expect([score(), life()]).toEqual(['10', 100]);
});

test('a keyboard of a phone puts in the whole word, or another one instead of it', async () => {
  await play('elephant');
  await type('Ele');
  await type('Elegant ');
  expect([life(), field().getAttribute('aria-invalid')]).toEqual([Math.round(100 - 20 + (13 * 4) / 11), 'true']);
  await type('Elephant ');
  expect(score()).toBe('80');
});

test('what an input method hands over wrong is a mistake', async () => {
  await play('猫', 'japanese');
  fireEvent.compositionStart(field());
  await type('いぬ');
  expect(life()).toBe(100);
  await type('犬');
  await act(async () => void fireEvent.compositionEnd(field()));
  expect(life()).toBe(80);
});

test('the field speaks the language that is learned, and no keyboard corrects it', async () => {
  await play('قطة', 'arabic');
  const { lang, dir } = field();
  expect([lang, dir]).toEqual(['ar', 'rtl']);
  expect(['autocapitalize', 'autocorrect', 'autocomplete'].map((name) => field().getAttribute(name))).toEqual([
    'none',
    'off',
    'off',
  ]);
  expect(field().getAttribute('spellcheck')).toBe('false');
});

const keys = () => screen.getByRole('toolbar', { name: 'Letters to press' });
const pressLetter = (name: string) => act(async () => within(keys()).getByRole('button', { name }).click());

test('letters that a keyboard lacks are pressed, and the caret stays in the field', async () => {
  await play('Äß', 'german');
  const isLeft = fireEvent.pointerDown(within(keys()).getByRole('button', { name: 'ä' }));
  expect(isLeft).toBe(false);
  await pressLetter('ä');
  expect([field().value, document.activeElement === field()]).toEqual(['ä', true]);
  await pressLetter('ß');
  expect(score()).toBe('20');
});

test('Korean syllables are put together from letters, and the last one is taken back', async () => {
  await play('나무', 'korean');
  for (const letter of ['ㄴ', 'ㅏ', 'ㅁ']) await pressLetter(letter);
  expect([field().value, life()]).toEqual(['남', 100]);
  await act(async () => screen.getByRole('button', { name: 'Delete the last letter' }).click());
  expect(field().value).toBe('나');
  for (const letter of ['ㅁ', 'ㅜ']) await pressLetter(letter);
  expect([score(), life()]).toEqual(['20', 100]);
});

test('the letters are one stop, in which arrows go from letter to letter', async () => {
  await play('кот', 'russian');
  const letters = within(keys()).getAllByRole('button');
  expect(letters.map(({ tabIndex }) => tabIndex).filter((index) => index === 0)).toHaveLength(1);
  act(() => letters[0]!.focus());
  fireEvent.keyDown(letters[0]!, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('б');
  expect(letters[1]!.tabIndex).toBe(0);
});

test('a whole alphabet stands for the keyboard of a phone; hidden, that keyboard comes back, and so it stays', async () => {
  await play('кот', 'russian');
  expect([keys().hidden, field().inputMode]).toEqual([false, 'none']);
  await press('Letters');
  expect([screen.queryByRole('toolbar'), field().inputMode]).toEqual([null, 'text']);
  cleanup();
  await play('кот', 'russian');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('wherever the focus is, letters go into the field, and Escape asks before the game ends', async () => {
  await play('кот', 'russian');
  const letter = within(keys()).getAllByRole('button')[0]!;
  act(() => letter.focus());
  fireEvent.keyDown(letter, { key: 'ArrowRight' });
  expect(document.activeElement).not.toBe(field());
  fireEvent.keyDown(document.activeElement!, { key: 'к' });
  expect(document.activeElement).toBe(field());
  act(() => field().blur());
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(screen.getByRole('dialog', { name: 'Give up?' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'к' });
  expect(document.activeElement).not.toBe(field());
});

test.each([
  ['on a phone a whole alphabet', 'russian', true],
  ['letters of a keyboard of a–z', 'english_uk', false],
] as const)('%s is shown once it is asked for', async (_what, language, isPhone) => {
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  await play(language === 'russian' ? 'кот' : 'cat', language);
  expect(screen.queryByRole('toolbar')).toBeNull();
  await press('Letters');
  expect(keys()).toBeTruthy();
});

test('letters of a keyboard’s own, and the alphabet, are two pages', async () => {
  await play('gato', 'spanish');
  expect(within(keys()).getAllByRole('button')).toHaveLength(8);
  expect(field().inputMode).toBe('text');
  await press('Alphabet');
  expect(within(keys()).getAllByRole('button')).toHaveLength(34);
});

test('a hint says why there is none, and fills in the next letter once there is', async () => {
  await play('elephant');
  expect(screen.getByRole('button', { name: /A hint needs a score of 100/ }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  for (let word = 0; word < 2; word++) {
    await type('elephant');
    await wait(1000);
  }
  await press('Hint: −100 points');
  expect([score(), field().value, document.activeElement === field()]).toEqual(['60', 'e', true]);
});

test('giving up is asked once more; then the answer is shown for 1.4 s, and the game is over', async () => {
  await play('cat');
  await act(async () => void fireEvent.keyDown(field(), { key: 'Escape' }));
  await press('Go on');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Give up');
  expect(document.activeElement?.textContent).toBe('End the game');
  await press('End the game');
  expect(boxes()).toEqual([
    ['missed', 'c'],
    ['missed', 'a'],
    ['missed', 't'],
  ]);
  await wait(1399);
  expect(onOver).not.toHaveBeenCalled();
  await wait(1);
  expect(onOver).toHaveBeenCalledWith({ score: 0 });
  await press('Retry');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('of words without a letter it says that there is nothing to type', async () => {
  await play('- …');
  expect(screen.getByText('Not enough words')).toBeTruthy();
  expect(onOver).not.toHaveBeenCalled();
});
