import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiError } from '@lexiroom/contracts/http';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { serve } from '../api/server.fixture.ts';
import { Navigation, page, replace } from '../navigation/index.ts';
import { Crash, isConnectionFailure } from './crash.tsx';

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

test.each([
  ['a call that did not get through', new ApiError(0, undefined), true],
  [
    'a part of the page that could not be fetched',
    new TypeError('Failed to fetch dynamically imported module: /x.js'),
    true,
  ],
  ['the same in Safari', new TypeError('Importing a module script failed.'), true],
  ['a bare fetch', new TypeError('Failed to fetch'), true],
  ['a refused call', new ApiError(500, undefined), false],
  ['a mistake of ours', new TypeError('x is undefined'), false],
  ['nothing at all', undefined, false],
])('%s: no connection? (%#)', (_, error, isFailure) => expect(isConnectionFailure(error)).toBe(isFailure));

async function crash(error: unknown) {
  const calls = serve(() => ({ body: { done: true } }));
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  replace('/user/olga');
  const pages = [page('/user/:username', async () => Promise.resolve(() => null))];
  const shown = (
    <I18nProvider i18n={i18n}>
      <Navigation pages={pages}>
        <Crash error={error} />
      </Navigation>
    </I18nProvider>
  );
  await act(async () => void render(shown));
  return calls;
}

test('a crash is told to the user and to the server, which does not learn whose page it was', async () => {
  const calls = await crash(new TypeError('it broke here'));
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
  expect(screen.getByText('A crash report is sent.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
  await waitFor(() => expect(calls).toHaveLength(1));
  const { message } = calls[0]!.body as { message: string };
  expect(message).toMatch(/^TypeError: it broke here\npage \/user\/:username, build /);
  expect(message).not.toContain('olga');
});

test('a connection that failed is said so, and nothing is reported', async () => {
  const calls = await crash(new ApiError(0, undefined));
  expect(screen.getByRole('heading').textContent).toBe('No connection');
  expect(screen.queryByText('A crash report is sent.')).toBeNull();
  expect(calls).toEqual([]);
});
