import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { serve } from '../api/server.fixture.ts';
import { open } from '../page/screen.fixture.tsx';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { UnverifiedNotice } from './unverified-notice.tsx';

afterEach(cleanup);

test('where no mail leaves the server, an unverified user is asked nothing', async () => {
  const calls = serve(() => ({ body: { google: false, has_mail: false } }));
  await open(UnverifiedNotice, aSessionUser({ verified: false }));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(calls.map(({ path }) => path)).toEqual(['/api/site']);
  expect(document.body.textContent).toBe('');
});
