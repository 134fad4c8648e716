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
beforeEach(() => void serve(() => 'no connection'));
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
    <TypeHype
      study={study}
      words={words}
      players={{ type: 'nobody_named' }}
      onOver={onOver}
      onRetry={onRetry}
      onBack={() => undefined}
    />
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

test('letters that a keyboard lacks are pressed', async () => {
  await play('Äß', 'german');
  const keys = screen.getByRole('group', { name: 'Letters to press' });
  await act(async () => within(keys).getByRole('button', { name: 'ä' }).click());
  expect(field().value).toBe('ä');
  await act(async () => within(keys).getByRole('button', { name: 'ß' }).click());
  expect(score()).toBe('20');
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
