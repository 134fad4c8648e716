import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { aSessionUser } from '../accounts/session-user.fixture.ts';
import { open } from '../deck-editor/overlays/library.fixture.tsx';
import { serve } from '../server.fixture.ts';
import { Unverified } from './unverified.tsx';

afterEach(cleanup);

async function show(verified: boolean) {
  const calls = serve(() => ({ body: { google: false, has_mail: false } }));
  await open(Unverified, aSessionUser({ verified }));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return calls.map(({ path }) => path);
}

test('where no mail leaves the server, an unverified user is asked nothing', async () => {
  expect(await show(false)).toEqual(['/api/site']);
  expect(document.body.textContent).toBe('');
});

test('for a verified user the server is not even asked', async () => {
  expect(await show(true)).toEqual([]);
});
