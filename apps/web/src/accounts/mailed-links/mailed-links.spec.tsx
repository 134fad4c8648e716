import { afterEach, describe, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { RevertEmailPage } from './revert-email-page.tsx';
import { VerificationNotice } from './verification-notice.tsx';
import { VerifyPage } from './verify-page.tsx';

afterEach(cleanup);

const token = 'a'.repeat(43);
const settle = () => act(async () => new Promise((done) => setTimeout(done)));
const changing = ({ method }: MadeCall) => method !== 'GET';
async function open(Part: () => ReactNode, answer: (call: MadeCall) => ServerAnswer, user = aSessionUser()) {
  const calls = serve((call) =>
    call.path === '/api/site'
      ? { body: { google: false, has_mail: false } }
      : call.path === '/api/logged_in_user'
        ? { body: user }
        : answer(call),
  );
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, user);
  await show(Part, '/', cache);
  await settle();
  return { calls, cache };
}
const done: ServerAnswer = { body: { done: true } };
const typeInto = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const pressAndWait = async (name: string) => {
  await press(name);
  await settle();
};

const verifyPage = () => <VerifyPage verification_string={token} />;

describe('the link that confirms an address', () => {
  test('does nothing when it is opened, as programs open links too; its button does it', async () => {
    const { calls } = await open(verifyPage, () => done);
    expect(calls.filter(changing)).toEqual([]);
    await pressAndWait('Confirm this address');
    expect(calls.filter(changing)).toMatchObject([{ path: '/api/verify', body: { verification_string: token } }]);
    expect(screen.getByText('Your e-mail address is confirmed.')).toBeTruthy();
  });

  test.each(['LINK_USED', 'INVALID'])('that is over (%s) can be sent anew by whoever is logged in', async (code) => {
    const answer = ({ path }: MadeCall) => (path === '/api/verify' ? refused(400, code) : done);
    const { calls } = await open(verifyPage, answer, aSessionUser({ verified: false }));
    await pressAndWait('Confirm this address');
    expect(screen.getByRole('alert').textContent).toBe('This link has expired or was already used.');
    await pressAndWait('Send again');
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/send_verification' });
    expect(screen.getByText('A new e-mail is on its way.')).toBeTruthy();
  });

  test('can be pressed again when there was no connection', async () => {
    let isThere = false;
    await open(verifyPage, () => (isThere ? done : 'no connection'));
    await pressAndWait('Confirm this address');
    expect(screen.getByRole('alert').textContent).toBe('No connection');
    isThere = true;
    await pressAndWait('Confirm this address');
    expect(screen.getByText('Your e-mail address is confirmed.')).toBeTruthy();
  });
});

test('the link that gives an old address back logs out here as well, and leads to a new password', async () => {
  const { cache } = await open(
    () => <RevertEmailPage reversion_string={token} />,
    () => done,
  );
  await pressAndWait('Restore my old address');
  expect(cache.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe('/forgot_password');
});

describe('a forgotten password', () => {
  test('is told the same for every address, and who has the link where no mail is sent', async () => {
    const { calls } = await open(ForgotPasswordPage, () => done);
    await pressAndWait('Send me a link');
    expect(screen.getByText('Type your e-mail address')).toBeTruthy();
    await typeInto('E-mail of your account', 'olga@school.example');
    await pressAndWait('Send me a link');
    expect(calls.at(-1)?.body).toEqual({ email: 'olga@school.example' });
    const told = screen.getByRole('status').textContent;
    expect(told).toMatch(
      /^Your request has been noted\. If there is an account with olga@school\.example, the administrator of/,
    );
    expect(told).not.toMatch(/on its way/);
  });

  test('is replaced by one that is long enough; then nobody is logged in here', async () => {
    const { calls, cache } = await open(
      () => <ResetPasswordPage reset_string={token} />,
      () => done,
    );
    await typeInto('New password', 'short');
    await pressAndWait('Set this password');
    expect(screen.getByText('A password has at least 10 characters')).toBeTruthy();
    await typeInto('New password', 'green moon 17');
    await pressAndWait('Set this password');
    expect(calls.filter(changing)).toMatchObject([{ body: { reset_string: token, new_password: 'green moon 17' } }]);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(cache.getQueryData(sessionQuery.queryKey)).toBeNull();
  });

  test.each([
    ['PASSWORD_COMMON', 'This password is too easy to guess.'],
    ['TOO_MANY', 'Too many attempts. Please wait a moment.'],
  ])('%s is said in words', async (code, words) => {
    await open(
      () => <ResetPasswordPage reset_string={token} />,
      () => refused(400, code),
    );
    await typeInto('New password', 'password123');
    await pressAndWait('Set this password');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByLabelText('New password')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each(['LINK_USED', 'INVALID', 'NOT_FOUND'])('whose link is over (%s) leads to another link', async (code) => {
    await open(
      () => <ResetPasswordPage reset_string={token} />,
      () => refused(400, code),
    );
    await typeInto('New password', 'green moon 17');
    await pressAndWait('Set this password');
    expect(screen.getByRole('alert').textContent).toBe(
      'This link has expired or was already used. Your password has not changed.',
    );
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/forgot_password');
  });
});

test('whoever has not confirmed their address is told quietly, and nobody else', async () => {
  await open(VerificationNotice, () => done, aSessionUser({ verified: false }));
  expect(screen.getByText(/Confirm your e-mail address/)).toBeTruthy();
  cleanup();
  await open(VerificationNotice, () => done);
  expect(screen.queryByText(/Confirm your e-mail address/)).toBeNull();
});
