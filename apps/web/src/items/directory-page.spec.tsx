import { afterEach, expect, test } from '@jest/globals';
import type { UserHome as Home } from '@lexiroom/contracts/items';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { sessionQuery } from '../accounts/session.ts';
import { refused, type Said, serve } from '../server.fixture.ts';
import { show } from '../study/screen.fixture.tsx';
import { DirectoryPage } from './directory-page.tsx';

afterEach(cleanup);

type Deck = Home['decks'][number];
const deck = (item_id: number, due_count: number | null): Deck => ({
  item_id,
  item_name: `Deck ${item_id}`,
  owner: 'olga',
  image_path: null,
  word_count: 20,
  sentence_count: 0,
  target_language: 'japanese',
  source_language: 'english_uk',
  visibility: 'public',
  due_count,
});
const home = (decks: Deck[]): Said => ({ body: { username: 'olga', user_picture: null, role: 'learner', decks } });

async function visit(said: Said, viewer: string | null) {
  serve(({ path }) => (path === '/api/user/olga' ? said : refused(401, 'NOT_LOGGED_IN')));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  cache.setQueryData(sessionQuery.queryKey, viewer === null ? null : ({ username: viewer } as never));
  await show(() => <DirectoryPage username="olga" />, '/user/olga', cache);
}
const cards = () => within(screen.getByRole('list')).getAllByRole('link');

test('the owner sees what is due, deck by deck and in all', async () => {
  await visit(home([deck(1, 3), deck(2, 0), deck(3, 4)]), 'olga');
  expect(screen.getByRole('heading', { name: 'My decks' })).toBeTruthy();
  expect(screen.getByText('3 decks', { exact: false }).textContent).toBe('3 decks · 7 words due today');
  expect(cards().map(({ textContent }) => /\d+ due today/.exec(textContent)?.[0])).toEqual([
    '3 due today',
    undefined,
    '4 due today',
  ]);
});

test('when nothing is due any more the owner is done for today', async () => {
  await visit(home([deck(1, 0)]), 'olga');
  expect(screen.getByText('1 deck', { exact: false }).textContent).toBe('1 deck · Done for today!');
});

test('others see the decks without dates, and whose they are', async () => {
  await visit(home([deck(1, null)]), null);
  expect(screen.getByRole('heading', { name: 'olga' })).toBeTruthy();
  expect(cards()[0]?.textContent).toContain('20 words · by olga');
  expect(screen.queryByText(/due today|Done/)).toBeNull();
});

test('an empty page teaches its owner how to begin, and nobody else', async () => {
  await visit(home([]), 'olga');
  expect(screen.getByText('Make or clone a deck to begin')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a deck' }).getAttribute('href')).toBe('/');
  cleanup();
  await visit(home([]), 'leo');
  expect(screen.getByText('No public decks yet')).toBeTruthy();
});

test.each([
  ['a visitor', null, '/'],
  ['somebody with a page of their own', 'leo', '/user/leo'],
  ['whoever is there already', 'olga', '/'],
])('from a page that does not exist %s goes back to where there is one', async (_, viewer, back) => {
  await visit(refused(404, 'NOT_FOUND'), viewer);
  expect(screen.getByRole('heading', { name: 'Page does not exist' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(back);
});
