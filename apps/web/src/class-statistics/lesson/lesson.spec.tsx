import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { ClassDetails, SharedItem } from '@lexiroom/contracts/classes';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { currentAddress } from '../../navigation/index.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { chosenClassOf } from '../../study/class/chosen-class.ts';
import { ClassPageWithProgress } from '../class-page-with-progress.tsx';

beforeAll(giveDialogs);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const apples: SharedItem = { item_id: 12, item_name: 'Apples', item_type: 'deck', deck_count: 1, shared_at: 0 };
const fruit: SharedItem = { item_id: 20, item_name: 'Fruit', item_type: 'folder', deck_count: 2, shared_at: 0 };
const details: ClassDetails = {
  class_id: 5,
  class_name: '7b',
  archived: false,
  student_count: 1,
  request_count: 0,
  item_count: 2,
  rev: 1,
  join_code: null,
  join_address: 'http://192.168.1.5:3000/join',
  asks_first: false,
  students: [{ student_id: 1, student_name: 'Ada', group: null, is_absent: false, linked_to: null, rev: 1 }],
  requests: [],
  merges: [],
  items: [apples, fruit],
};
const numbers = { words: 10, answered: 4, long_term: 1, due: 3, unsuccessful: 2 };
const learned = {
  ...numbers,
  recent: { answers: 0, right_answers: 0 },
  decks: [
    { deck_id: 12, deck_name: 'Apples', is_shared: true, ...numbers },
    { deck_id: 13, deck_name: 'Pears', is_shared: true, ...numbers, words: 1 },
  ],
};
const home = {
  username: 'olga',
  path: [{ item_id: 1, item_name: 'olga', item_type: 'folder' }],
  items: [
    { item_id: 30, item_name: 'Older', item_type: 'folder', category_id: null },
    { item_id: 31, item_name: 'Plums', item_type: 'deck', category_id: null },
  ],
};

/** The page of a class as its teacher, olga, opens it. */
async function openPage(of: Partial<ClassDetails> = {}, decks = learned.decks): Promise<void> {
  const user = aSessionUser({ username: 'olga' });
  serve(({ path }) => {
    if (path === '/api/logged_in_user') return { body: user };
    if (path.startsWith('/api/class_learned')) return { body: { ...learned, decks } };
    return { body: path.startsWith('/api/user/') ? home : { ...details, ...of } };
  });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, user);
  await show(() => <ClassPageWithProgress class_id="5" />, '/class/5', cache);
}
const dialog = () => within(screen.getByRole('dialog'));
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('one press on the page of a class asks for a deck, and the next sets its live quiz up', async () => {
  await openPage();
  await press('Go live with this class');
  expect(dialog().getByRole('heading').textContent).toBe('Go live with 7b');
  const decks = (await dialog().findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(decks).toEqual(['Apples10 words', 'Pears1 word']);
  expect(hrefOf(dialog().getByRole('link', { name: /Apples/ }))).toBe(
    '/live?id=12&deckUrl=%2Fdeck%2Folga%2Fsearch%3Fid%3D12&class_id=5',
  );
});

test('questions are asked from any deck of the teacher’s, with the class chosen', async () => {
  await openPage();
  await press('Ask questions');
  await dialog().findByRole('link', { name: /Apples/ });
  await act(async () => dialog().getByRole('button', { name: 'Another deck…' }).click());
  await dialog().findByRole('button', { name: 'Open Older' });
  const choices = dialog().getAllByRole('link', { name: 'Choose Plums' });
  expect(choices).toHaveLength(1);
  await act(async () => void fireEvent.click(choices[0]!));
  expect(currentAddress().href).toBe('/deck/olga/search?id=31');
  expect(chosenClassOf({ type: 'deck', ids: ['31'] })).toEqual({ class_id: 5, isGone: false });
});

test('a class that has nothing to do with any deck yet begins in the tree', async () => {
  await openPage({}, []);
  await press('Go live with this class');
  expect(hrefOf(await dialog().findByRole('link', { name: 'Choose Plums' }))).toContain('/live?id=31&');
});

test('each shared deck has both beside it, a folder of them neither', async () => {
  await openPage();
  await act(async () => screen.getByRole('tab', { name: 'Decks' }).click());
  expect(hrefOf(screen.getByRole('link', { name: 'Go live with Apples' }))).toContain('/live?id=12&');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Ask questions from Apples' })));
  expect(currentAddress().href).toBe('/deck/olga/search?id=12');
  expect(chosenClassOf({ type: 'deck', ids: ['12'] }).class_id).toBe(5);
  expect(screen.queryByRole('link', { name: /with Fruit|from Fruit/ })).toBeNull();
});

test.each([
  ['without students', { students: [], student_count: 0 }],
  ['in the archive', { archived: true }],
])('a class %s begins nothing', async (_, of) => {
  await openPage(of);
  expect(screen.queryByRole('button', { name: 'Go live with this class' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask questions' })).toBeNull();
});
