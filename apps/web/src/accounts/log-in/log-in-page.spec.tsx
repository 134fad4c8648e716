import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { currentAddress } from '../../navigation/index.ts';
import { button, press, show } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { LogInPage } from './log-in-page.tsx';

afterEach(cleanup);

const site = { google: false, has_mail: true };
async function open(atLogIn: (call: MadeCall) => ServerAnswer, address = '/login', does = site) {
  const calls = serve((call) => (call.path === '/api/site' ? { body: does } : atLogIn(call)));
  await show(LogInPage, address);
  return calls;
}
async function logIn() {
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Username or e-mail'), { target: { value: 'olga' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'violet sun 42' } });
  });
  await press('Log in');
  await act(async () => new Promise((done) => setTimeout(done)));
}

test('an account that is being deleted names the day, and one button keeps it', async () => {
  const leaving = { errDesc: '', code: 'ACCOUNT_LEAVING', params: { at: Date.UTC(2026, 11, 5, 12) } };
  const calls = await open(
    ({ body }) =>
      (body as { keep_account?: boolean }).keep_account ? { body: aSessionUser() } : { status: 403, body: leaving },
    '/login?next=%2Fdocs',
  );
  await logIn();
  expect(screen.getByRole('alert').textContent).toContain('It will be deleted on December 5, 2026.');
  await press('Keep my account');
  await act(async () => new Promise((done) => setTimeout(done)));
  const sent = calls.flatMap(({ path, body }) => (path === '/api/login' ? [body] : []));
  expect(sent.at(-1)).toEqual({ username: 'olga', password: 'violet sun 42', keep_account: true });
  expect(currentAddress().href).toBe('/docs');
});

test('an account that is suspended says so', async () => {
  await open(() => refused(403, 'ACCOUNT_SUSPENDED'));
  await logIn();
  expect(screen.getByRole('alert').textContent).toBe('This account is suspended.');
});

test('a forgotten password keeps where one wanted to go', async () => {
  await open(() => refused(401, 'WRONG_CREDENTIALS'), '/login?next=%2Flive');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Forgot password?' });
  expect(link.getAttribute('href')).toBe('/forgot_password?next=%2Flive');
});

test('Google is offered where the server knows it, and is told where to go then', async () => {
  const calls = await open(() => 'no connection', '/login?next=%2Flive', { google: true, has_mail: true });
  await press('Continue with Google');
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(calls.at(-1)?.path).toBe('/api/oauth/google?purpose=enter&next=%2Flive');
  expect(screen.getByRole('alert').textContent).toBe('No connection');
  expect(button('Continue with Google').disabled).toBe(false);
});

test('Google is not offered where the server does not know it', async () => {
  await open(() => 'no connection');
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
});
