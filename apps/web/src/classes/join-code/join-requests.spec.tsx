import { afterEach, expect, test } from '@jest/globals';
import type { ClassDetails, JoinRequest } from '@lexiroom/contracts/classes';
import { cleanup, screen } from '@testing-library/react';
import { open, press } from '../../page/screen.fixture.tsx';
import type { ClassActions } from '../changes/class-actions.tsx';
import { JoinRequests } from './join-requests.tsx';

afterEach(cleanup);

const clown: JoinRequest = {
  user_id: 5,
  username: 'clown',
  user_picture: null,
  student_id: null,
  student_name: 'f u c k',
  is_doubtful: true,
  requested_at: 0,
};
/** The requests of a class, and what its teacher has done with them. */
async function show(request: JoinRequest) {
  const done: unknown[] = [];
  const note = (what: unknown) => {
    done.push(what);
    return Promise.resolve(true);
  };
  const details = { students: [], requests: [request] } as Partial<ClassDetails> as ClassDetails;
  const actions = { accept: note, refuse: note } as Partial<ClassActions> as ClassActions;
  await open(() => <JoinRequests details={details} actions={actions} />);
  return done;
}
const page = () => document.body.textContent;

test('S40 a doubtful name stands nowhere on the page until the teacher asks for it', async () => {
  const done = await show(clown);
  expect(page()).not.toMatch(/f u c k|clown/);
  expect(screen.queryByRole('button', { name: 'Let in' })).toBeNull();
  await press('Show the name');
  expect(page()).toContain('f u c k');
  await press('Let in');
  expect(done).toEqual([{ user_id: 5, student_id: null, student_name: 'f u c k' }]);
});

test('who asks under a doubtful name is refused unseen', async () => {
  const done = await show(clown);
  await press('Refuse');
  expect(done).toEqual([5]);
  expect(page()).not.toContain('f u c k');
});

test('a real name is there at once', async () => {
  await show({ ...clown, student_name: 'Cassandra', is_doubtful: false });
  expect(page()).toContain('Cassandra');
});
