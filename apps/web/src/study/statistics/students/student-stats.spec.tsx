import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../../api/server.fixture.ts';
import { aStudent, classStatistics } from './class-statistics.fixture.ts';
import { StudentStats } from './student-stats.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

function show(answer: ServerAnswer | Promise<ServerAnswer>, word_ids?: number[]) {
  const calls = serve(() => answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <StudentStats class_id={5} deck_ids={[12]} word_ids={word_ids} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return calls;
}
const rowTexts = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

const asked = classStatistics(
  ['uno', 'dos'],
  [
    aStudent(1, 'Ada', [[4, 5], [1, 2]], 'first'), // prettier-ignore
    aStudent(2, 'Ben', [[0, 0], [0, 0]], 'first'), // prettier-ignore
  ],
);

test('each student has success, answers, days and words that fail; of the decks that are studied', async () => {
  const calls = show({ body: asked });
  await screen.findByRole('table');
  expect(calls.map(({ path }) => path)).toEqual(['/api/class_statistics/5?id=12']);
  expect(rowTexts()).toEqual([
    ['Student', 'Success', 'Answered', 'Days', 'Difficult words'],
    ['Ada', '71%', '7', '2', '1'],
    ['Ben', '–', '0', '0', '0'],
  ]);
});

test('of a selection only those words are counted', async () => {
  show({ body: asked }, [1]);
  await screen.findByRole('table');
  expect(rowTexts()[1]).toEqual(['Ada', '80%', '5', '2', '0']);
});

test('a student who is pressed shows the words that fail, the worst first', async () => {
  const failing = classStatistics(['uno', 'dos', 'tres'], [aStudent(1, 'Ada', [[1, 2], [4, 5], [0, 1]])]); // prettier-ignore
  show({ body: failing });
  await screen.findByText('No student selected');
  fireEvent.click(screen.getByRole('button', { name: 'Ada' }));
  expect(screen.queryByText('No student selected')).toBeNull();
  const words = within(document.querySelector<HTMLElement>('[data-failing]')!).getAllByRole('listitem');
  expect(words.map(({ textContent }) => textContent)).toEqual(['tres0%0 of 1', 'uno50%1 of 2']);
});

describe('what is missing is said in the words of the specification', () => {
  test('Fetching the classes...', async () => {
    const { promise, resolve } = Promise.withResolvers<ServerAnswer>();
    show(promise);
    expect(await screen.findByText('Fetching the classes...')).toBeTruthy();
    resolve({ body: asked });
    await screen.findByRole('table');
    expect(screen.queryByText('Fetching the classes...')).toBeNull();
  });

  test('No students in the class', async () => {
    show({ body: classStatistics(['uno'], []) });
    expect(await screen.findByText('No students in the class')).toBeTruthy();
  });

  test('This class has no answers yet', async () => {
    show({ body: classStatistics(['uno'], [aStudent(1, 'Ada', [[0, 0]])]) });
    expect(await screen.findByText('This class has no answers yet')).toBeTruthy();
  });

  test('No students in the group', async () => {
    show({ body: asked });
    fireEvent.click(await screen.findByRole('radio', { name: 'Second group' }));
    expect(screen.getByText('No students in the group')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'First group' }));
    expect(rowTexts()).toHaveLength(3);
  });

  test('a class that cannot be fetched says so, and is tried again', async () => {
    show(refused(500, 'SERVER_ERROR'));
    expect(await screen.findByText('Something went wrong while getting students...')).toBeTruthy();
    serve(() => ({ body: asked }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});
