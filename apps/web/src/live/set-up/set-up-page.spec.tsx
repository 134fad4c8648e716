import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { refused, serve } from '../../api/server.fixture.ts';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { aWord, deckData } from '../../study/study.fixture.ts';
import * as setUpParts from '../../games/live-quiz/set-up/set-up-parts.tsx';
import { SetUpPage } from './set-up-page.tsx';

afterEach(cleanup);

/** Five words, of which so many have no picture; without a translation either, unless told otherwise. */
async function open(pictureless: number, source_translation: string | null = null) {
  const words = [1, 2, 3, 4, 5].map((word_id) =>
    word_id <= pictureless ? aWord({ word_id, image_id: null, source_translation }) : aWord({ word_id }),
  );
  serve(({ path }) => {
    if (path === '/api/logged_in_user') return { body: aSessionUser() };
    if (path.startsWith('/api/deck_owner')) return { body: { username: 'mila' } };
    return path.startsWith('/api/word-deck/') ? { body: deckData({ words }) } : refused(404, 'NOT_FOUND');
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  await act(
    async () =>
      void render(
        <I18nProvider i18n={i18n}>
          <SetUpPage deck_ids={[7]} word_ids={[]} back={null} game={setUpParts} />
        </I18nProvider>,
      ),
  );
  await screen.findByRole('button', { name: 'Open the lobby' });
}
const told = () => screen.getByRole('heading', { level: 1 }).parentElement!.textContent;
const lobby = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open the lobby' });
const choose = (name: string) => act(async () => screen.getByRole('radio', { name }).click());

test('words that cannot be asked do not count, and it is said why', async () => {
  await open(1);
  expect(told()).toContain('4 words');
  expect(told()).toContain('1 more has no picture, and cannot be asked this way.');
  expect(screen.getByRole('radio', { name: 'All 4' })).toBeTruthy();
  expect(lobby().disabled).toBe(false);
});

test('too few are told before anybody presses', async () => {
  await open(2);
  expect(told()).toContain('2 more have no picture, and cannot be asked this way.');
  expect(screen.getByText('At least 4 words required')).toBeTruthy();
  expect(lobby().disabled).toBe(true);
});

test('a word card asks for its word, but is not looked for among pictures', async () => {
  await open(2, 'beautiful');
  expect(told()).toContain('5 words');
  expect(told()).not.toContain('no picture');
  await choose('Word, find the picture');
  expect(told()).toContain('2 more have no picture, and cannot be asked this way.');
  expect(lobby().disabled).toBe(true);
  await choose('Picture, find the word');
  expect([told().includes('5 words'), lobby().disabled]).toEqual([true, false]);
});
