import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { currentAddress } from '../../navigation/index.ts';
import { press } from '../../page/screen.fixture.tsx';
import { key, newWords, open, takeClock } from '../../study/modes/mode.fixture.tsx';
import type { StudyOverrides } from '../../study/study.fixture.ts';
import { gameViews } from '../game-views.tsx';

beforeAll(() => takeClock(jest));
beforeEach(() => void serve(() => 'no connection'));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pick = (overrides: StudyOverrides = {}) =>
  open(gameViews['game-selection'], 'game-selection', { words: newWords(5), ids: ['12'], ...overrides });
const quiz = () => screen.getByRole('link', { name: /^Live Quiz/ });

test('Live Quiz takes the decks along, and the way back', async () => {
  await pick();
  expect(screen.getByRole('heading', { name: 'Live games' })).toBeTruthy();
  const address = new URL(quiz().getAttribute('href')!, 'http://localhost');
  expect(address.pathname).toBe('/live');
  expect(address.searchParams.getAll('id')).toEqual(['12']);
  expect(address.searchParams.get('deckUrl')).toBe('/deck/olga/search?id=12');
});

test('of a selection Live Quiz takes only those words', async () => {
  await pick({ selection: { word_ids: [1, 2, 3, 5], isFromSchedule: false } });
  const address = new URL(quiz().getAttribute('href')!, 'http://localhost');
  expect(address.searchParams.get('word_id')).toBe('1,2,3,5');
});

test('a visitor logs in on the way', async () => {
  await pick({ viewer: null });
  const address = new URL(quiz().getAttribute('href')!, 'http://localhost');
  expect(address.pathname).toBe('/login');
  expect(address.searchParams.get('next')).toMatch(/^\/live\?id=12/);
});

test.each([
  [3, 'At least 4 words required'],
  [1201, 'Maximum 1200 words allowed'],
])('with %i words: %s', async (count, words) => {
  await pick({ words: newWords(count) });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the arrow and escape lead back to the deck', async () => {
  await pick();
  await press('Back to the deck');
  expect(currentAddress().pathname).toBe('/deck/olga/12');
  cleanup();
  await pick();
  await key('Escape');
  expect(currentAddress().pathname).toBe('/deck/olga/12');
});

test('a deck without words says so', async () => {
  await pick({ words: [] });
  expect(screen.getByText('This study has no words')).toBeTruthy();
});
