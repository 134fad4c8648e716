import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { aClass, aRosterStudent } from '../class-details.fixture.ts';
import { ClassPage } from '../page/class-page.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const details = aClass([aRosterStudent(1, 'Ada', { linked_to: { username: 'ada.l', user_picture: null } })]);

const nothing = () => null;

/** The page of the class; every change ends a link, and is sent to nobody. Gives the changes that were sent. */
async function openPage() {
  const calls = serve(({ method }) => ({ body: method === 'GET' ? details : { done: true, undo: 'u-1' } }));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, aSessionUser());
  await show(
    () => (
      <ClassPage class_id="7" parts={{ Progress: nothing, Prints: nothing, Lesson: nothing, DeckLesson: nothing }} />
    ),
    '/class/7',
    cache,
  );
  return () => calls.flatMap(({ method, path, body }) => (method === 'GET' ? [] : [[method, path, body]]));
}
test('the teacher unlinks an account after a question, and takes that back by Undo', async () => {
  const sent = await openPage();
  await act(async () => screen.getByRole('tab', { name: 'Join code' }).click());
  await press('Unlink Ada from the account');
  const question = within(screen.getByRole('dialog'));
  expect(question.getByRole('heading').textContent).toBe('Unlink Ada from their account?');
  expect(question.getByText(/stay here, and the account/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await press('Unlink');
  expect(await screen.findByText('is unlinked from their account', { exact: false })).toBeTruthy();
  await press('Undo');
  await waitFor(() =>
    expect(sent()).toEqual([
      ['DELETE', '/api/class_link', { class_id: 7, student_id: 1 }],
      ['PUT', '/api/class_link', { student_id: 1, undo: 'u-1' }],
    ]),
  );
});

test('a removed student comes back with their account', async () => {
  const sent = await openPage();
  const card = document.querySelector('[data-card]')!;
  await act(async () => void fireEvent.keyDown(card, { key: 'Delete' }));
  await press('Undo');
  await waitFor(() =>
    expect(sent()).toEqual([
      ['DELETE', '/api/student', { student_id: 1 }],
      ['PUT', '/api/student', { student_id: 1, student_name: 'Ada', group: null }],
      ['PUT', '/api/class_link', { student_id: 1, undo: 'u-1' }],
    ]),
  );
});
