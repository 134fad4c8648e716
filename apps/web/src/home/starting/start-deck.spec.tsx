import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { cleanup, screen } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { currentAddress, Navigation, replace } from '../../navigation/index.ts';
import { open, press } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { StartGrid } from './start-grid.tsx';

beforeAll(() => void (window.scrollTo = () => undefined));
afterEach(cleanup);

const decks: DeckResult[] = [
  {
    item_id: 12,
    item_name: 'Farben',
    level: 'A1.1',
    owner: 'lexiroom',
    image_path: null,
    word_count: 12,
    sentence_count: 0,
    target_language: 'german',
    source_language: 'english_uk',
  },
];
const Shown = () => (
  <Navigation pages={[]}>
    <StartGrid decks={decks} />
  </Navigation>
);
async function show(user: string | null, answer: ServerAnswer = { body: {} }): Promise<MadeCall[]> {
  replace('/');
  const calls = serve(() => answer);
  await open(Shown, user === null ? null : aSessionUser({ username: user, role: 'learner' }));
  return calls;
}
const shownAddress = () => {
  const { pathname, search } = currentAddress();
  return pathname + search;
};

test('a visitor studies the deck itself, without a call', async () => {
  const calls = await show(null);
  await press('Start: Farben');
  expect(shownAddress()).toBe('/deck/lexiroom/search/study?id=12');
  expect(calls).toEqual([]);
});

test('a user studies a deck of their own, which the server has or makes', async () => {
  const calls = await show('leo', { body: { item_id: 70, is_new: true } });
  await press('Start: Farben');
  expect(calls).toMatchObject([
    { method: 'POST', path: '/api/start_deck', body: { item_id: 12, source_language: 'english_uk' } },
  ]);
  expect(shownAddress()).toBe('/deck/leo/search/study?id=70');
});

test('a deck that is offered in another language is started in that one', async () => {
  const [own] = decks;
  decks[0] = { ...own!, read_from: 'arabic' };
  const calls = await show('leo', { body: { item_id: 70, is_new: true } });
  await press('Start: Farben');
  expect(calls).toMatchObject([{ body: { item_id: 12, source_language: 'arabic' } }]);
  cleanup();
  await show(null);
  await press('Start: Farben');
  expect(shownAddress()).toBe('/deck/lexiroom/search/study?id=12&source=arabic');
  decks[0] = own!;
});

test('a refusal is told, and leads nowhere', async () => {
  await show('leo', refused(409, 'FOLDER_FULL'));
  await press('Start: Farben');
  expect(screen.getByRole('alert').textContent).toMatch(/^This folder is full/);
  expect(shownAddress()).toBe('/');
});

test('the name leads to the page of the deck', async () => {
  await show(null);
  expect(screen.getByRole('link', { name: 'Farben' }).getAttribute('href')).toBe('/deck/lexiroom/search?id=12');
});
