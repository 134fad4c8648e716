import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { serve } from '../../../api/server.fixture.ts';
import { currentAddress } from '../../../navigation/index.ts';
import { button, press } from '../../../page/screen.fixture.tsx';
import type { StudyOverrides } from '../../study.fixture.ts';
import { key, newWords, open, progress, wait, takeClock } from '../mode.fixture.tsx';
import { ReviseMode } from './revise-mode.tsx';
import { giveWindow, resize } from './window.fixture.ts';

beforeAll(async () => {
  takeClock(jest);
  // What is fetched later is there already.
  await import('../../words/told-parts.ts');
  await import('../run-end/run-end.tsx');
  await import('../../answers/undo-answer.ts');
  await import('../frame/undo-button.tsx');
  await import('../pages/flashcard.tsx');
  await import('../pages/pin-button.tsx');
});
beforeEach(() => {
  serve(() => 'no connection');
  giveWindow();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const words = newWords(7);
const revise = (overrides: StudyOverrides = {}) => open(ReviseMode, 'revise', { words, ...overrides });
const fromSchedule = { selection: { word_ids: words.map(({ word_id }) => word_id), isFromSchedule: true } };

const cards = () => within(screen.getByRole('list')).getAllByRole('listitem');
/** The words whose text is in sight. */
const shown = () =>
  cards().flatMap((card) => {
    const back = card.querySelector('h2')!.closest('[class*=rotate]')!;
    return back.hasAttribute('inert') ? [] : [card.querySelector('h2')!.textContent];
  });
const thumbs = (card: number) => within(cards()[card]!).queryAllByRole('button', { name: /I knew it|Not yet/ });

test('three cards stand side by side, and the last page has the rest', async () => {
  await revise();
  expect(cards()).toHaveLength(3);
  expect(progress()).toBe('1 of 3');
  await key('ArrowRight');
  await key('ArrowRight');
  expect(cards()).toHaveLength(1);
  expect(progress()).toBe('3 of 3');
});

test('note and example stand on the side with the text, which nobody reads before the card is turned', async () => {
  const noted = words.map((word) => ({ ...word, note: `irregular ${word.word_id}`, example: 'It barks.' }));
  await revise({ words: noted });
  const notes = screen.getAllByText(/^irregular/).map((note) => note.closest('[class*=rotate-y-180]'));
  expect(notes.map((back) => back?.hasAttribute('inert'))).toEqual([true, true, true]);
  await key('Digit2');
  expect(notes.map((back) => back?.hasAttribute('inert'))).toEqual([true, false, true]);
});

test('a narrow window shows one card, and the first card in sight stays in sight', async () => {
  await revise();
  await key('ArrowRight');
  await resize(false);
  expect(cards()).toHaveLength(1);
  expect(progress()).toBe('4 of 7');
  await key('Enter');
  expect(shown()).toEqual(['word 4']);
  await resize(true);
  expect(progress()).toBe('2 of 3');
});

test('a digit turns its card, enter the next one, and then leads on', async () => {
  await revise();
  await key('Digit2');
  expect(shown()).toEqual(['word 2']);
  await key('Enter');
  await key('Enter');
  expect(shown()).toEqual(['word 1', 'word 2', 'word 3']);
  await press('Continue');
  expect(progress()).toBe('2 of 3');
});

test('revise-shuffle has the same cards in another order', async () => {
  await open(ReviseMode, 'revise-shuffle', { words });
  const seen: string[] = [];
  for (let page = 0; page < 3; page++) {
    for (const card of cards()) seen.push(card.querySelector('h2')!.textContent);
    await key('ArrowRight');
  }
  const inOrder = words.map(({ target_translation }) => target_translation);
  expect(seen).not.toEqual(inOrder);
  expect(seen.toSorted()).toEqual(inOrder);
});

test.each([
  ['the selection is one’s own choice', { selection: { ...fromSchedule.selection, isFromSchedule: false } }],
  ['there is no selection', {}],
  ['somebody else’s deck is looked at', { ...fromSchedule, viewer: 'otto' }],
  ['no word is due', { ...fromSchedule, words: words.map((word) => ({ ...word, due_date: '2026-11-22' })) }],
])('no thumbs are offered when %s', async (_, overrides) => {
  await revise(overrides);
  await key('Digit1');
  expect(thumbs(0)).toEqual([]);
  await key('ArrowUp');
  expect(progress()).toBe('1 of 3');
});

test('thumbs of a due word come with its text, and count once', async () => {
  const { answers } = await revise(fromSchedule);
  expect(thumbs(0)).toEqual([]);
  await key('Digit1');
  expect(thumbs(0)).toHaveLength(2);
  expect(thumbs(1)).toEqual([]);
  await key('ArrowUp');
  await key('ArrowUp');
  expect(answers()).toEqual({ 1: [true] });
});

test('when the last card of a page is judged, the next page comes after 800 ms', async () => {
  await revise(fromSchedule);
  for (const digit of ['Digit1', 'Digit2', 'Digit3']) {
    await key(digit);
    await key('ArrowUp');
  }
  await wait(799);
  expect(progress()).toBe('1 of 3');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await wait(1);
  expect(progress()).toBe('2 of 3');
});

test('a thumb down brings the card again at the end, and is recorded the first time only', async () => {
  const { answers } = await revise({ ...fromSchedule, words: words.slice(0, 3) });
  expect(progress()).toBe('1 of 1');
  await key('Digit1');
  await key('ArrowDown');
  expect(progress()).toBe('1 of 2');
  await key('ArrowRight');
  expect(cards()).toHaveLength(1);
  await key('Digit1');
  expect(shown()).toEqual(['word 1']);
  await key('ArrowUp');
  expect(answers()).toEqual({ 1: [false] });
});

test('arrow up and down judge the card that has the focus', async () => {
  const { answers } = await revise(fromSchedule);
  await key('Digit1');
  await key('Digit3');
  await key('ArrowDown');
  expect(answers()).toEqual({ 3: [false] });
  thumbs(0)[0]!.focus();
  await key('ArrowUp');
  expect(answers()).toEqual({ 1: [true], 3: [false] });
});

test('a thumb is undone by key; of cards that nobody judges there is nothing to undo', async () => {
  const { answers } = await revise(fromSchedule);
  await key('Digit1');
  await key('ArrowDown');
  expect(answers()).toEqual({ 1: [false] });
  await key('KeyU');
  await wait(0);
  expect(answers()).toEqual({});
  expect(thumbs(0).map((thumb) => thumb.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  cleanup();
  await revise();
  expect(screen.queryByRole('button', { name: 'Undo the last answer' })).toBeNull();
});

test('after the last page comes the end of the run, and from there the base page of the study', async () => {
  await revise();
  for (let page = 0; page < 3; page++) await press('Next page');
  await wait(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You have seen all 7 words');
  await press('Previous page');
  expect(progress()).toBe('3 of 3');
  await press('Next page');
  await wait(0);
  await press('Next page');
  expect(currentAddress().pathname).toMatch(/^\/deck\/olga\/\d+$/);
});

test('there is a way back after the first page', async () => {
  await revise();
  expect(button('Previous page').className).toContain('invisible');
  await press('Next page');
  await press('Previous page');
  expect(progress()).toBe('1 of 3');
});
