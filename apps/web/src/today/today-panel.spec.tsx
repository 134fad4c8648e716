import type { Today } from '@lexiroom/contracts/today';
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../api/server.fixture.ts';
import { press, show } from '../page/screen.fixture.tsx';
import { TodayPanel } from './today-panel.tsx';

afterEach(cleanup);

const nothing: Today = {
  today: '2026-11-21',
  due_count: 0,
  new_count: 0,
  minutes: 0,
  word_ids: [],
  languages: [],
  decks: [],
  more_word_ids: [],
  next: null,
  has_studied: true,
};
const some: Partial<Today> = { due_count: 23, new_count: 10, minutes: 7, word_ids: [5, 3, 4] };

async function open(
  change: Partial<Today> | ServerAnswer,
  role: 'learner' | 'teacher' = 'learner',
  place: 'above' | 'below' = 'above',
) {
  const answer = typeof change === 'string' || 'status' in change ? change : { body: { ...nothing, ...change } };
  serve(({ path }) => (path === '/api/today' ? answer : refused(404, 'NOT_FOUND')));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(() => <TodayPanel username="olga" role={role} place={place} />, '/user/olga', cache);
}
const panel = () => screen.getByRole('region', { name: 'Today' });
const toProgress = ['Your progress', '/user/olga/progress'];
const links = () =>
  within(panel()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]); // prettier-ignore

test('one button studies what is due and then what is new, in the order of the server', async () => {
  await open(some);
  expect(panel().textContent).toBe(
    'Today23 words dueand 10 new ones · about 7 minutes · 3 words at a timeStudyYour progress',
  );
  expect(links()).toEqual([['Study', '/today/olga/study?id=5&id=3&id=4'], toProgress]);
});

test('of several languages each can be studied alone', async () => {
  const languages: Today['languages'] = [
    { target_language: 'spanish', due_count: 2, new_count: 1, minutes: 1, word_ids: [5, 3, 4] },
    { target_language: 'german', due_count: 0, new_count: 2, minutes: 1, word_ids: [8, 9] },
  ];
  await open({ due_count: 2, new_count: 3, minutes: 2, word_ids: [5, 3, 4, 8, 9], languages });
  expect(links()).toEqual([
    ['Study', '/today/olga/study?id=5&id=3&id=4&id=8&id=9'],
    ['Spanish · 2 due', '/today/olga/study?id=5&id=3&id=4'],
    ['German · 2 new', '/today/olga/study?id=8&id=9'],
    toProgress,
  ]);
});

test('when nothing is due it says what is new, and when words come back', async () => {
  await open({ new_count: 1, minutes: 1, word_ids: [7], next: { day: '2026-11-22', due_count: 4 } });
  expect(panel().textContent).toBe(
    'Today1 new wordabout 1 minute4 words come back tomorrow.Learn new wordsYour progress',
  );
});

test('when all is done more new words are offered, and the next day is told', async () => {
  await open({ more_word_ids: [7, 8], next: { day: '2026-11-24', due_count: 1 } });
  expect(panel().textContent).toBe(
    'TodayDone for today!1 word comes back on Tuesday, November 24.Learn 2 more new wordsYour progress',
  );
  expect(links()).toEqual([['Learn 2 more new words', '/today/olga/study?id=7&id=8'], toProgress]);
});

test('whoever has nothing to learn yet is told nothing', async () => {
  await open({ has_studied: false });
  expect(screen.queryByRole('region')).toBeNull();
});

test('a teacher who never studied owes nothing: what they could learn stands below their decks', async () => {
  const change = { new_count: 3, minutes: 1, word_ids: [1, 2, 3], has_studied: false };
  await open(change, 'teacher');
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  await open(change, 'teacher', 'below');
  expect(panel().textContent).toContain('3 new words');
  cleanup();
  await open({ ...some, has_studied: true }, 'teacher', 'below');
  expect(screen.queryByRole('region')).toBeNull();
});

test('what does not come can be tried again', async () => {
  await open(refused(500, 'INTERNAL'));
  expect(screen.getByRole('alert').textContent).toContain('Server error');
  serve(({ path }) => (path === '/api/today' ? { body: { ...nothing, ...some } } : refused(404, 'NOT_FOUND')));
  await press('Retry');
  expect(panel().textContent).toContain('23 words due');
});
