import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { ListedUser } from '@lexiroom/contracts/admin';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { Navigation } from '../../navigation/index.ts';
import { alerts, button, open, press, type } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { UsersSection } from './users-section.tsx';

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

const listed = (change: Partial<ListedUser> = {}): ListedUser => ({
  user_id: 20,
  username: 'piet',
  email: 'piet@school.example',
  role: 'learner',
  is_admin: false,
  verified: true,
  suspended_at: null,
  deletion_asked_at: null,
  created_at: Date.UTC(2026, 10, 1),
  last_seen_at: null,
  deck_count: 3,
  ...change,
});
const Users = () => (
  <Navigation pages={[]}>
    <UsersSection />
  </Navigation>
);

async function users(first: ListedUser, then: ServerAnswer = { body: first }): Promise<MadeCall[]> {
  const calls = serve(({ method }) => (method === 'GET' ? { body: [first] } : then));
  await open(Users, aSessionUser({ user_id: 7, is_admin: true }));
  await screen.findByRole('link', { name: first.username });
  return calls;
}
const orders = (calls: MadeCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('a user is found by the beginning of a name or an e-mail', async () => {
  const calls = await users(listed());
  await type('Find a user', 'pi');
  await act(async () => void fireEvent.submit(screen.getByRole('form')));
  await waitFor(() => expect(calls.at(-1)!.path).toBe('/api/admin/users?search=pi&page=1'));
});

test('an account is suspended with a reason only; what was done is said and has the focus', async () => {
  const calls = await users(listed(), { body: listed({ suspended_at: Date.UTC(2026, 10, 21) }) });
  await press('Suspend');
  await press('Suspend the account');
  expect(screen.getByText('A reason is needed')).toBeTruthy();
  expect(orders(calls)).toEqual([]);
  await type('Why is the account suspended?', ' rude names ');
  await press('Suspend the account');
  expect(orders(calls)).toEqual([{ user_id: 20, action: 'suspend', reason: 'rude names' }]);
  expect(document.activeElement?.textContent).toContain('The account is suspended');
  expect(screen.getByText(/^Suspended since/)).toBeTruthy();
  expect(button('Readmit')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
});

test.each<[string, Partial<ListedUser>, string, string]>([
  ['verified', { verified: false }, 'Verify', 'verify'],
  ['readmitted', { suspended_at: 1 }, 'Readmit', 'readmit'],
  ['made an admin', {}, 'Make admin', 'make_admin'],
  ['no longer an admin', { is_admin: true }, 'Take admin away', 'unmake_admin'],
])('a user is %s', async (_, change, name, action) => {
  const calls = await users(listed(change));
  await press(name);
  expect(orders(calls)).toEqual([{ user_id: 20, action }]);
});

test('what was done is said, with the name, when the list has changed meanwhile', async () => {
  const answer = Promise.withResolvers<ServerAnswer>();
  const first = listed({ verified: false });
  serve(({ method, path }) => {
    if (method !== 'GET') return answer.promise;
    return { body: path.includes('search=mo') ? [listed({ user_id: 21, username: 'momo' })] : [first] };
  });
  await open(Users, aSessionUser({ user_id: 7, is_admin: true }));
  await screen.findByRole('link', { name: 'piet' });
  await type('Find a user', 'mo');
  await press('Verify');
  await screen.findByRole('link', { name: 'momo' });
  await act(async () => answer.resolve({ body: listed() }));
  expect((await screen.findByText(/is now confirmed/)).textContent).toBe('piet: The e-mail address is now confirmed.');
});

test('nobody does anything to their own account here', async () => {
  await users(listed({ user_id: 7, username: 'olga', is_admin: true }));
  expect(screen.getByText('This is you.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take admin away' })).toBeNull();
});

test('what is refused is said, and nothing changes', async () => {
  await users(listed({ is_admin: true }), refused(409, 'LAST_ADMIN'));
  await press('Take admin away');
  expect(alerts()).toHaveLength(1);
  expect(button('Take admin away')).toBeTruthy();
});
