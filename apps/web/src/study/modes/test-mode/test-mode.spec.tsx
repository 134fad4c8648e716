import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { serve } from '../../../api/server.fixture.ts';
import { currentAddress } from '../../../navigation/index.ts';
import { press } from '../../../page/screen.fixture.tsx';
import { studyStateOf } from '../../study-address.ts';
import type { StudyOverrides } from '../../study.fixture.ts';
import { asked, choose, heading, key, newWords, open, progress, wait, takeClock } from '../mode.fixture.tsx';
import { StudyMode } from '../study-mode/study-mode.tsx';
import { TestMode } from './test-mode.tsx';

beforeAll(() => {
  // jsdom plays nothing.
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.load = () => undefined;
});
beforeAll(async () => {
  takeClock(jest);
  // What is fetched later is there already.
  await import('./test-result.tsx');
});
beforeEach(() => void serve(() => 'no connection'));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const words = newWords(4);
const take = (overrides: StudyOverrides = {}) => open(TestMode, 'test', { words, ...overrides });

/** Answers all questions; those of some words wrong. */
async function answerAll(wrongIds: readonly number[] = []): Promise<number[]> {
  const order: number[] = [];
  while (screen.queryByRole('progressbar')) {
    const { word_id, right, wrong } = asked();
    order.push(word_id);
    await choose(wrongIds.includes(word_id) ? wrong : right);
    await key('ArrowRight');
  }
  return order;
}

test('every word is asked once, new ones too, and nothing comes again', async () => {
  const { answers } = await take();
  const order = await answerAll([2]);
  expect(order.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(answers()).toEqual({ 1: [true], 2: [false], 3: [true], 4: [true] });
});

test('at the end stand the score, the time and the missed words', async () => {
  await take();
  // A page that comes now is timed by the clock in hand.
  await key('ArrowRight');
  await key('ArrowLeft');
  await wait(65_000);
  await answerAll([2]);
  expect(heading()).toBe('75%');
  expect(screen.getByText('3 of 4 words right')).toBeTruthy();
  expect(screen.getByText('Answering time: 1 min 5 sec')).toBeTruthy();
  const missed = screen.getByRole('region', { name: '1 missed word' });
  expect(within(missed).getByText('word 2')).toBeTruthy();
  expect(within(missed).getByText('meaning 2')).toBeTruthy();
});

test('the missed words are studied as a selection', async () => {
  await take();
  await answerAll([2, 4]);
  await press('Study missed words');
  expect(currentAddress().pathname).toMatch(/\/study$/);
  const word_ids = [...studyStateOf(currentAddress()).selection!.word_ids].toSorted((a, b) => a - b);
  expect(word_ids).toEqual([2, 4]);
  expect(studyStateOf(currentAddress()).selection!.isFromSchedule).toBe(false);
});

test('a question left open is missed', async () => {
  await take();
  for (let page = 0; page < 4; page++) await key('ArrowRight');
  expect(heading()).toBe('0%');
  expect(screen.getByRole('region', { name: '4 missed words' })).toBeTruthy();
});

test('without a miss there is nothing to study once more', async () => {
  await take();
  await answerAll();
  expect(heading()).toBe('100%');
  expect(screen.queryByRole('button', { name: 'Study missed words' })).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test('again asks everything from the beginning', async () => {
  await take();
  await answerAll([1]);
  await press('Again');
  expect(progress()).toBe('1 of 4');
  expect(asked().options.every((option) => option.getAttribute('aria-disabled') === 'false')).toBe(true);
});

test('the result leads back to the deck', async () => {
  await take();
  await answerAll();
  await choose(screen.getByText('Back to the deck'));
  expect(currentAddress().pathname).toMatch(/^\/deck\/olga\/\d+$/);
});

const spoken = words.map((word) => ({ ...word, sound_path: `/media/sounds/${word.word_id}.mp3` }));
const soundButton = () => screen.queryByRole('button', { name: 'Play the sound' });
const asksForPicture = () => heading().startsWith('word');

test('no question of a test lets the word be heard before the answer', async () => {
  await take({ words: spoken });
  while (screen.queryByRole('progressbar')) {
    expect(soundButton()).toBeNull();
    await choose(asked().right);
    expect(soundButton()).not.toBeNull();
    await key('ArrowRight');
  }
});

test('Study lets a word be heard whose picture is looked for', async () => {
  const answers = [{ is_correct: true, answer_date: 0, class_id: null, student_id: null, student_name: null }];
  await open(StudyMode, 'study', { words: spoken.map((word) => ({ ...word, answers })) });
  const seen = new Set<boolean>();
  for (let page = 0; page < 4; page++) {
    const forPicture = asksForPicture();
    seen.add(forPicture);
    expect(soundButton() !== null).toBe(forPicture);
    await key('ArrowRight');
  }
  expect(seen.has(true)).toBe(true);
});
