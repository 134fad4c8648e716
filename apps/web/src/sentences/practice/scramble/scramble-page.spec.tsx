import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { serve } from '../../../api/server.fixture.ts';
import { currentAddress } from '../../../navigation/index.ts';
import { key, progress, takeClock, wait } from '../../../study/modes/mode.fixture.tsx';
import { aSentence } from '../../sentences.fixture.ts';
import { practise } from '../practice.fixture.tsx';

beforeAll(() => {
  takeClock(jest);
  // jsdom animates nothing.
  Element.prototype.animate = () => ({}) as Animation;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => void serve(() => 'no connection'));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const two = [aSentence(), aSentence({ sentence_id: 2, target_translation: 'A dog runs fast.' })];
const area = (name: 'Your sentence' | 'Words to drag') => within(screen.getByRole('region', { name }));
const wordsIn = (name: 'Your sentence' | 'Words to drag') =>
  area(name)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const part = (text: string) => screen.getByRole('button', { name: text });
const click = (text: string) => act(async () => void fireEvent.click(part(text), { detail: 1 }));
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('the words wait below in another order, without full stops', async () => {
  await practise(jest, 'sentence-scramble', two);
  expect(wordsIn('Words to drag').toSorted()).toEqual(['The', 'cat', 'sleeps']);
  expect(wordsIn('Words to drag')).not.toEqual(['The', 'cat', 'sleeps']);
  expect(wordsIn('Your sentence')).toEqual([]);
});

test('clicked in their order they are right, and the next sentence comes after 400 ms', async () => {
  const sentences = await practise(jest, 'sentence-scramble', two);
  for (const word of ['The', 'cat', 'sleeps']) await click(word);
  expect(status()).toContain('Right!');
  await wait(399);
  expect(progress()).toBe('1 of 2');
  await wait(1);
  expect(progress()).toBe('2 of 2');
  expect(wordsIn('Words to drag')).toHaveLength(4);
  expect(sentences()[0]?.answers.map(({ is_correct }) => is_correct)).toEqual([true]);
});

test('a wrong order says so, counts once, and can be mended by a click', async () => {
  const sentences = await practise(jest, 'sentence-scramble', two);
  for (const word of ['cat', 'The', 'sleeps']) await click(word);
  expect(status()).toContain('Not in this order. Move the words again.');
  await click('cat');
  expect(wordsIn('Words to drag')).toEqual(['cat']);
  await click('sleeps');
  await click('cat');
  await click('sleeps');
  expect(status()).toContain('Right!');
  await wait(400);
  expect(progress()).toBe('2 of 2');
  expect(sentences()[0]?.answers.map(({ is_correct }) => is_correct)).toEqual([false]);
});

test('an extra sentence is put in order before the next page comes', async () => {
  const extra = { extra_target_translation: 'It dreams too.', extra_source_translation: 'Sie träumt auch.' };
  await practise(jest, 'sentence-scramble', [aSentence(extra), two[1]!]);
  for (const word of ['The', 'cat', 'sleeps']) await click(word);
  await wait(400);
  expect(progress()).toBe('1 of 2');
  expect(wordsIn('Words to drag').toSorted()).toEqual(['It', 'dreams', 'too']);
  for (const word of ['It', 'dreams', 'too']) await click(word);
  await wait(400);
  expect(progress()).toBe('2 of 2');
});

test('after the last page one is back at the sentences of the study', async () => {
  await practise(jest, 'sentence-scramble', [two[0]!]);
  for (const word of ['The', 'cat', 'sleeps']) await click(word);
  await wait(400);
  expect(currentAddress().href).toMatch(/^\/deck\/olga\/\d+\/sentences$/);
});

test('by keys alone: enter sends a word up, and the focus goes on to the next one', async () => {
  await practise(jest, 'sentence-scramble', two);
  const [first, second] = wordsIn('Words to drag');
  part(first!).focus();
  await act(async () => void fireEvent.click(part(first!), { detail: 0 }));
  expect(wordsIn('Your sentence')).toEqual([first]);
  expect(document.activeElement?.textContent).toBe(second);
});

test('space picks a word up, arrows carry it, escape lets go of it without leaving the page', async () => {
  await practise(jest, 'sentence-scramble', two);
  const [first] = wordsIn('Words to drag');
  part(first!).focus();
  await key('Space');
  expect(status().join(' ')).toContain(`${first}: Words to drag, place`);
  await key('ArrowRight');
  expect(progress()).toBe('1 of 2');
  await key('Escape');
  expect(status().join(' ')).not.toContain('place');
  expect(currentAddress().href).toMatch(/sentence-scramble$/);
});

test('somebody without a schedule practises, and nothing is sent', async () => {
  const calls = serve(() => 'no connection');
  await practise(jest, 'sentence-scramble', two, { viewer: 'leo' });
  for (const word of ['The', 'cat', 'sleeps']) await click(word);
  expect(status()).toContain('Right!');
  await wait(400);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
