import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { refused, serve, type ServerAnswer } from '../../api/server.fixture.ts';
import { open } from '../../page/screen.fixture.tsx';
import { ClassLivesPage } from './class-lives-page.tsx';

afterEach(cleanup);

const students = [
  { student_id: 1, student_name: 'Mia', in_class_since: 0, results: [{ live_id: 2, right: 3, answers: 3 }] },
];
const lives = [{ live_id: 2, deck_name: 'Sea', created_at: 0, questions: 3 }];

/** The page of a class, read once; then the server says something else, and the tab is looked at again. */
async function comeBack(later: ServerAnswer): Promise<void> {
  let answer: ServerAnswer = { body: { class_id: 7, class_name: '7b', lives, more: false, students } };
  serve(() => answer);
  await open(() => <ClassLivesPage class_id={7} />);
  expect(await screen.findByText('Mia')).toBeTruthy();
  answer = later;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done));
  });
}

test('whoever comes back and is logged out by now reads no names any more', async () => {
  // jsdom says so because it goes nowhere else: the page leads on to where one logs in.
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await comeBack(refused(401, 'NOT_LOGGED_IN'));
  expect(screen.queryByText('Mia')).toBeNull();
  told.mockRestore();
});

test('without a network what was read stays', async () => {
  await comeBack('no connection');
  expect(screen.queryByText('Mia')).not.toBeNull();
});

test('quizzes before the first hundred come when they are asked for, and whoever was not in the class yet did not miss them', async () => {
  const older = {
    class_id: 7,
    class_name: '7b',
    lives: [{ live_id: 1, deck_name: 'Farm', created_at: -1, questions: 3 }],
    more: false,
    students: [{ student_id: 1, student_name: 'Mia', in_class_since: 0, results: [] }],
  };
  serve(({ path }) => ({
    body: path.includes('before=2') ? older : { class_id: 7, class_name: '7b', lives, more: true, students },
  }));
  await open(() => <ClassLivesPage class_id={7} />);
  expect(await screen.findByText(/^1 quiz ·/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Farm')).toBeTruthy();
  expect(screen.getByText(/^2 quizzes ·/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByText('Not in the class yet')).toBeTruthy();
  expect(screen.queryByText('Did not play')).toBeNull();
});

test('students of one name are numbered in the order in which they were added', async () => {
  const adas = [13, 11].map((student_id) => ({ student_id, student_name: 'Ada', in_class_since: 0, results: [] }));
  serve(() => ({ body: { class_id: 7, class_name: '7b', lives, more: false, students: adas } }));
  await open(() => <ClassLivesPage class_id={7} />);
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Ada (2)', 'Ada (1)']);
});
