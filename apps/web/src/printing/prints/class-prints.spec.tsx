import { afterEach, expect, test } from '@jest/globals';
import type { Print } from '@lexiroom/contracts/printed-quiz';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { show } from '../../page/screen.fixture.tsx';
import { ClassPrints } from './class-prints.tsx';

afterEach(cleanup);

const aPrint = (change: Partial<Print> = {}): Print => ({
  quiz_id: 12,
  deck_names: ['Animals'],
  print_search: '?id=5&owner=tess&seed=7&class=3',
  printed_at: Date.parse('2026-11-21T08:00:00Z'),
  question_count: 10,
  variants: ['A', 'B'],
  for_class: { class_id: 7, class_name: '7b', student_count: 28, marked_students: 12 },
  ...change,
});

/** The section of a class as the server answers. */
async function open(answer: Parameters<typeof serve>[0]) {
  serve(answer);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(() => <ClassPrints class_id={7} owner="tess" />, '/class/7?view=prints', cache);
}
const told = (...prints: Print[]) => open(() => ({ body: { prints } }));

test('a print says of which decks it is and how far its marks are, and leads to them', async () => {
  await told(aPrint({ deck_names: ['Animals', 'Fruit'] }));
  const row = within(screen.getByRole('list', { name: 'Printed for this class' })).getByRole('listitem');
  expect(row.textContent).toContain('Animals, Fruit');
  expect(row.textContent).toContain('10 questions2 variants');
  expect(row.textContent).toContain('12 of 28 students have marks');
  const marks = screen.getByRole('link', { name: 'Type in the marks' });
  expect(marks.getAttribute('href')).toBe('/create_quiz/marks/12?class=7');
  // Which one it is, for who hears the links alone.
  expect(document.querySelector(`[id="${marks.getAttribute('aria-describedby')}"]`)!.textContent).toContain('Animals');
  expect(screen.getByRole('link', { name: 'Print again' }).getAttribute('href')).toBe(
    '/create_quiz/search?id=5&owner=tess&seed=7&class=7&quiz=12',
  );
});

test.each([
  [0, 'No marks yet'],
  [28, 'All students have marks'],
])('with marks of %d of 28 it says “%s”', async (marked_students, words) => {
  await told(aPrint({ for_class: { class_id: 7, class_name: '7b', student_count: 28, marked_students } }));
  expect(screen.getByText(words)).toBeTruthy();
});

test('what was printed for no class stands apart; its marks are typed in for this one', async () => {
  await told(aPrint(), aPrint({ quiz_id: 13, for_class: null }));
  const row = within(screen.getByRole('list', { name: 'Printed without a class' }));
  expect(row.getByRole('link', { name: 'Type in the marks' }).getAttribute('href')).toBe(
    '/create_quiz/marks/13?class=7',
  );
});

test('a deck that is gone cannot be printed, its marks can be typed in', async () => {
  await told(aPrint({ deck_names: [] }));
  expect(screen.getByText('A deck that you deleted')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Print again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Type in the marks' })).toBeTruthy();
});

test('where nothing is printed it says what to do', async () => {
  await told();
  expect(screen.getByText('Nothing is printed for this class yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your decks' }).getAttribute('href')).toBe('/user/tess');
});

test('what does not come can be asked for again', async () => {
  await open(() => ({ status: 500, body: {} }));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
