import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { currentAddress } from '../../navigation/index.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { OauthPage } from './oauth-page.tsx';
import { SelectUsernamePage } from './select-username-page.tsx';

afterEach(cleanup);

let states = 0;
const settle = () => act(async () => new Promise((done) => setTimeout(done)));
const page = () => (
  <StrictMode>
    <OauthPage provider="google" />
  </StrictMode>
);

/** The browser comes back from Google with a code. */
async function comeBack(answer: (call: MadeCall) => ServerAnswer, query = 'code=c0de') {
  states += 1;
  const calls = serve(answer);
  await show(page, `/oauth/google?${query}&state=s${states}`);
  await settle();
  return calls;
}

test('the server is told once, though everything is drawn twice, and the address keeps nothing of it', async () => {
  const calls = await comeBack(() => 'no connection');
  expect(calls).toMatchObject([
    { method: 'POST', path: '/api/oauth/google/callback', body: { code: 'c0de', state: `s${states}` } },
  ]);
  expect(currentAddress().href).toBe('/oauth/google');
});

test('whoever is known goes on to where they wanted to be', async () => {
  await comeBack(() => ({ body: { outcome: 'entered', user: aSessionUser(), next: '/docs' } }));
  expect(currentAddress().href).toBe('/docs');
});

test('S9: a foreign address leads home from Google too', async () => {
  await comeBack(() => ({ body: { outcome: 'entered', user: aSessionUser(), next: '//evil.example' } }));
  expect(currentAddress().href).toBe('/');
});

test('whoever is new chooses a username, beginning with the one that is suggested', async () => {
  await comeBack(() => ({ body: { outcome: 'select_username', suggestion: 'olga_b', next: '/docs' } }));
  expect(currentAddress().href).toBe('/select_username?suggestion=olga_b&next=%2Fdocs');
});

test('an account with the same e-mail is entered with its password, which links the two', async () => {
  const calls = await comeBack(({ path }) =>
    path === '/api/link_identity'
      ? { body: aSessionUser() }
      : { body: { outcome: 'link', username: 'olga', next: '/docs' } },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Is this you?');
  await act(async () => void fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'violet sun' } }));
  await press('Log in');
  await settle();
  expect(calls.at(-1)?.body).toEqual({ password: 'violet sun' });
  expect(currentAddress().href).toBe('/docs');
});

test('a refusal is said, with the way back to the log-in', async () => {
  const calls = await comeBack(() => refused(400, 'IDENTITY_REFUSED'), 'error=access_denied');
  expect(calls[0]?.body).toEqual({ error: 'access_denied', state: `s${states}` });
  expect(screen.getByRole('alert').textContent).toMatch(/^Logging in with Google did not work/);
  expect(screen.getByRole('link', { name: 'Back to the login page' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('without a connection it can be tried again', async () => {
  let isThere = false;
  await comeBack(() =>
    isThere ? { body: { outcome: 'entered', user: aSessionUser(), next: null } } : 'no connection',
  );
  expect(screen.getByRole('alert').textContent).toBe('No connection');
  isThere = true;
  await press('Retry');
  await settle();
  expect(currentAddress().href).toBe('/');
});

test('a username that is taken is said beside its field', async () => {
  const calls = serve(() => refused(409, 'USERNAME_TAKEN'));
  await show(SelectUsernamePage, '/select_username?suggestion=olga_b');
  const field = screen.getByLabelText<HTMLInputElement>('Username');
  expect(field.value).toBe('olga_b');
  await press('Sign up');
  await settle();
  expect(calls[0]?.body).toMatchObject({ username: 'olga_b', role: 'teacher' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This username is taken.')).toBeTruthy();
});
