import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { refused, serve, type ServerAnswer } from '../../api/server.fixture.ts';
import { open } from '../../page/screen.fixture.tsx';
import { ClassLivesPage } from './class-lives-page.tsx';

afterEach(cleanup);

const students = [{ student_id: 1, student_name: 'Mia', results: [{ live_id: 2, right: 3, answers: 3 }] }];
const lives = [{ live_id: 2, deck_name: 'Sea', created_at: 0, questions: 3 }];

/** The page of a class, read once; then the server says something else, and the tab is looked at again. */
async function comeBack(later: ServerAnswer): Promise<void> {
  let answer: ServerAnswer = { body: { class_id: 7, class_name: '7b', lives, students } };
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
