import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { StudentAnswer, StudentHistory } from '@lexiroom/contracts/classes';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { Navigation } from '../../navigation/index.ts';
import { aStudent, classStatistics } from '../../study/statistics/students/class-statistics.fixture.ts';
import { StudentPage } from './student-page.tsx';

beforeEach(() => {
  // jsdom does not scroll.
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(cleanup);

const statistics = classStatistics(['uno', 'dos', 'tres', 'cuatro'], [
  aStudent(1, 'Ada', [[4, 5], [3, 4], [2, 2], [0, 0]]), // prettier-ignore
]); // prettier-ignore
const answer = (change: Partial<StudentAnswer>): StudentAnswer => ({
  answer_id: String(change.answered_at),
  answered_at: Date.parse('2026-11-20T09:05:00Z'),
  local_day: '2026-11-20',
  is_correct: true,
  mode: 'study',
  in_class: true,
  word_id: 1,
  word: {
    target_translation: 'uno',
    target_language: 'spanish',
    source_translation: 'one',
    source_language: 'english_uk',
  },
  ...change,
});
const history: StudentHistory = {
  student_id: 1,
  student_name: 'Ada',
  class_id: 5,
  class_name: '7b',
  page: 1,
  pages: 2,
  time_zone: 'Europe/Berlin',
  today: '2026-11-21',
  answers: [
    answer({ answered_at: Date.parse('2026-11-20T09:05:00Z') }),
    answer({ answered_at: Date.parse('2026-11-20T09:00:00Z'), is_correct: false, mode: 'live-quiz' }),
    answer({ answered_at: Date.parse('2026-11-18T18:00:00Z'), local_day: '2026-11-18', in_class: false, word: null }),
  ],
};

function show(of: ServerAnswer = { body: statistics }, inClass = [{ student_id: 1, student_name: 'Ada' }]) {
  const calls = serve(({ path }) => {
    if (path === '/api/class/5') return { body: { students: inClass } };
    return path.includes('history') ? { body: history } : of;
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <I18nProvider i18n={i18n}>
        <Navigation pages={[]}>
          <StudentPage class_id="5" student_id="1" />
        </Navigation>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return calls;
}
const itemsOf = (name: RegExp) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('words that need practice and words that are known, with the figures of this student alone', async () => {
  const calls = show();
  expect((await screen.findAllByRole('heading', { level: 1 }))[0]?.textContent).toBe('Ada');
  expect(calls.map(({ path }) => path)).toContain('/api/class_statistics/5?student_id=1');
  expect(itemsOf(/^Words that need practice/)).toEqual(['dos dos in English75% (3/4)']);
  expect(itemsOf(/^Words that are known/)).toEqual(['tres tres in English100% (2/2)', 'uno uno in English80% (4/5)']); // prettier-ignore
  expect(screen.getByText('1 word was not answered yet.')).toBeTruthy();
  expect(screen.getByText('November 11, 2026 to November 21, 2026')).toBeTruthy();
});

test.each([
  ['month', 'November 1, 2026', '2026-11-01'],
  ['term', 'August 22, 2026', '2026-08-22'],
  ['year', 'January 1, 2026', '2026-01-01'],
])('the figures follow the time that is chosen, and its dates are printed in words: %s', async (period, words, day) => {
  const calls = show();
  const choice = await screen.findByRole('combobox', { name: 'Time' });
  fireEvent.change(choice, { target: { value: period } });
  expect(await screen.findByText(`${words} to November 21, 2026`)).toBeTruthy();
  const from_day = Date.parse(day) / 86_400_000;
  await waitFor(() => expect(calls.at(-1)?.path).toBe(`/api/class_statistics/5?student_id=1&from_day=${from_day}`));
  expect(await screen.findByText('1 word was not answered in this time.')).toBeTruthy();
  // The choice is not printed, the dates are.
  expect(choice.closest('[data-printed]')).toBeNull();
  expect(screen.getByText(`${words} to November 21, 2026`).closest('[data-printed]')).toBeTruthy();
});

test('the decks to choose from are asked for by their names alone', async () => {
  const calls = show();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Time' }), { target: { value: 'year' } });
  await screen.findByText('January 1, 2026 to November 21, 2026');
  const paths = calls.map(({ path }) => path).filter((path) => path.startsWith('/api/class_'));
  expect(paths.toSorted()).toEqual([
    '/api/class_decks/5',
    '/api/class_statistics/5?student_id=1',
    '/api/class_statistics/5?student_id=1&from_day=20454',
  ]);
});

test('the title of the page, which browsers remember, does not name the student', async () => {
  show();
  expect(await screen.findAllByRole('heading', { name: 'Ada' })).not.toEqual([]);
  expect(document.title).toBe('Student · Lexiroom');
});

test('the history goes day by day, the newest first, and page by page', async () => {
  const calls = show();
  const panel = within(await screen.findByRole('region', { name: 'History' }));
  expect((await panel.findAllByRole('heading', { level: 4 })).map(({ textContent }) => textContent)).toEqual([
    'Yesterday',
    'Nov 18',
  ]);
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u202f', ' '));
  expect(rows.filter((text) => /^(Right|Wrong)/.test(text ?? ''))).toEqual([
    'Rightuno oneStudy · in class10:05 AM',
    'Wronguno oneLive quiz · in class10:00 AM',
    'Righta word that was deletedStudy · alone7:00 PM',
  ]);
  fireEvent.click(panel.getByRole('button', { name: 'Older answers' }));
  await panel.findByText('Page 2 of 2');
  expect(calls.map(({ path }) => path).filter((path) => path.includes('history'))).toEqual([
    '/api/student_history/1?page=1',
    '/api/student_history/1?page=2',
  ]);
});

test('a student who is not there, or not the caller’s, is a page that does not exist', async () => {
  show(refused(404, 'NOT_FOUND'));
  expect(await screen.findByText('Page does not exist')).toBeTruthy();
});

const lookOfPrint = () => screen.getByRole('button', { name: 'Print for the parents' }).className;

test('without an answer the report is one sentence with the date, and printing it is not what is to be done', async () => {
  show({ body: classStatistics(['uno'], [aStudent(1, 'Ada', [[0, 0]])]) });
  expect(await screen.findByText('No answers up to November 21, 2026')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^Words/ })).toBeNull();
  expect(screen.queryAllByRole('definition')).toEqual([]);
  expect(lookOfPrint()).not.toContain('bg-sun');
  cleanup();
  show();
  await screen.findByRole('heading', { name: /^Words that need practice/ });
  expect(lookOfPrint()).toContain('bg-sun');
});

test('without an answer the headings still go from level to level', async () => {
  show({ body: classStatistics(['uno'], [aStudent(1, 'Ada', [[0, 0]])]) });
  await screen.findByRole('heading', { name: 'History' });
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels.slice(0, levels.indexOf('H3') + 1)).toContain('H2');
});

test('a student whose name another one of the class has too is named with a number', async () => {
  const second = { student_id: 2, student_name: 'Ada' };
  show({ body: statistics }, [second, { student_id: 1, student_name: 'Ada' }]);
  expect(await screen.findAllByText('Ada (1)')).not.toEqual([]);
  expect(screen.queryByText('Ada')).toBeNull();
});
