import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { TreeItem, UserHome } from '@lexiroom/contracts/items';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../api/server.fixture.ts';
import { giveDialogs } from '../design/overlays/dialog.fixture.ts';
import { show } from '../page/screen.fixture.tsx';
import { sessionQuery } from '../session/session.ts';
import { DirectoryPage } from './directory-page.tsx';
import { aHome, anItem } from './tree.fixture.ts';

// jsdom lays nothing out.
beforeAll(() => void (HTMLElement.prototype.scrollIntoView = () => undefined));
beforeAll(
  () => void Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined }),
);
beforeAll(giveDialogs);
// The dialogs are fetched when they are opened first.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

const none = refused(404, 'NOT_FOUND');
const of = (items: TreeItem[], change: Partial<UserHome> = {}): ServerAnswer => ({ body: aHome(items, change) });
const isHome = ({ path }: MadeCall) => path.startsWith('/api/user/olga');

/** The page of Olga, or of a folder of hers, to somebody who is logged in or not; gives the calls. */
async function visit(
  answer: ServerAnswer,
  viewer: string | null,
  directory?: string,
  address = '/user/olga',
  role: 'learner' | 'teacher' = 'learner',
): Promise<MadeCall[]> {
  const calls = serve((call) => (isHome(call) ? answer : none));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  cache.setQueryData(sessionQuery.queryKey, viewer === null ? null : ({ username: viewer, role } as never));
  const place = directory === undefined ? { username: 'olga' } : { username: 'olga', directory };
  await show(() => <DirectoryPage {...place} firstSteps="The first steps" />, address, cache);
  return calls;
}
const cards = () => within(screen.getByRole('region', { name: 'Folders and decks' })).getAllByRole('link');

test('the owner is greeted, and sees what is due, deck by deck', async () => {
  await visit(of([anItem(2, { due_count: 0 }), anItem(3, { due_count: 4 })]), 'olga');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, olga');
  expect(cards().map(({ textContent }) => /\d+ due/.exec(textContent)?.[0])).toEqual([undefined, '4 due']);
});

test('a big folder of somebody else has pages, and a choice of its languages', async () => {
  const big = { page_count: 3, target_languages: ['japanese', 'german'] as UserHome['target_languages'] };
  const calls = await visit(of([anItem(2)], big), null);
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  const more = screen.getByRole('link', { name: 'More' });
  expect(more.getAttribute('href')).toBe('/user/olga?page=2');
  const languages = screen.getByLabelText('Language');
  expect(within(languages).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All', 'German', 'Japanese']); // prettier-ignore
  await act(async () => void fireEvent.change(languages, { target: { value: 'german' } }));
  expect(calls.at(-1)).toMatchObject({ path: '/api/user/olga?target_language=german' });
});

test('a folder that is not there may be the visitor’s own, who can log in', async () => {
  await visit(none, null, '7');
  await screen.findByRole('heading', { name: 'Page does not exist' });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2Fuser%2Folga');
  cleanup();
  await visit(none, 'luis', '7');
  await screen.findByRole('heading', { name: 'Page does not exist' });
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('a long name is cut in its own direction, whatever that of the page is', async () => {
  await visit(of([anItem(2, { item_name: 'Mascotas y animales de granja' })]), 'olga');
  const name = screen.getByText('Mascotas y animales de granja');
  expect(name.getAttribute('dir')).toBe('auto');
  expect(name.className).toMatch(/line-clamp/);
});

test('an empty home shows the first steps', async () => {
  await visit(of([]), 'olga');
  expect(screen.getByText('The first steps')).toBeTruthy();
});

test('in the menu of a card Delete stands apart, as whoever presses it loses the card', async () => {
  await visit(of([anItem(2)]), 'olga');
  fireEvent.click(screen.getByRole('button', { name: 'More for Item 2' }));
  expect(screen.getByRole('menuitem', { name: 'Delete', hidden: true }).previousElementSibling?.tagName).toBe('HR');
});

test('Space ticks the card that has the focus instead of moving the page; on its menu it does not', async () => {
  await visit(of([anItem(2), anItem(3)]), 'olga');
  const space = { key: ' ' };
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'More for Item 3' }), space)).toBe(true);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await act(async () => expect(fireEvent.keyDown(cards()[1]!, space)).toBe(false));
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
});

const bar = () => within(screen.getByRole('toolbar', { name: 'Selected items' }));

test('what is ticked is shared with a class by teachers, from the bar', async () => {
  const answer = of([anItem(2), anItem(3, { item_type: 'folder' })]);
  await visit(answer, 'olga', undefined, '/user/olga', 'learner');
  await act(async () => void fireEvent.keyDown(cards()[0]!, { key: 'a', ctrlKey: true }));
  expect(bar().queryByRole('button', { name: 'Share with a class…' })).toBeNull();
  cleanup();
  await visit(answer, 'olga', undefined, '/user/olga', 'teacher');
  await act(async () => void fireEvent.keyDown(cards()[0]!, { key: 'a', ctrlKey: true }));
  fireEvent.click(bar().getByRole('button', { name: 'Share with a class…' }));
  expect(await screen.findByRole('heading', { name: 'Share 2 items with a class' })).toBeTruthy();
});

test('Alt with an arrow pressed twice, before the page can be drawn, moves a card by two places', async () => {
  const answer = of([anItem(2), anItem(3), anItem(4)]);
  await visit(answer, 'olga');
  const calls = serve((call) => (isHome(call) ? answer : { body: { done: true } }));
  const earlier = { key: 'ArrowUp', altKey: true };
  await act(async () => {
    const last = cards()[2]!;
    fireEvent.keyDown(last, earlier);
    fireEvent.keyDown(last, earlier);
  });
  expect(screen.getByText('Item 4, now number 1 of 3')).toBeTruthy();
  const places = () => calls.flatMap(({ body }) => (body as { before_id?: number } | undefined)?.before_id ?? []);
  await waitFor(() => expect(places()).toEqual([3, 2]));
});

test('others see whose decks these are, and can change nothing', async () => {
  await visit(of([anItem(2)]), null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('olga');
  expect(cards()[0]?.getAttribute('href')).toBe('/deck/olga/search?id=2');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/due|Done/)).toBeNull();
});

test('a folder shows the way up to it, and others whose it is', async () => {
  const inFolder = {
    directory: { item_id: 5, item_name: 'Spring', visibility: 'public', seen_by: 'public', rev: 1 } as const,
    path: [
      { item_id: 1, item_name: 'olga' },
      { item_id: 5, item_name: 'Spring' },
    ],
  };
  const calls = await visit(of([anItem(2)], inFolder), 'leo', '5');
  expect(calls.find(isHome)?.path).toBe('/api/user/olga?directory=5');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring');
  const ways = within(screen.getByRole('navigation', { name: 'Folders above' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['olga', '/user/olga'],
    ['Spring', '/user/olga/5'],
  ]);
  expect(screen.getByText('by', { exact: false }).textContent).toBe('by olga');
});

test('in a folder by link the key goes along: to the server, the decks, and the folder itself', async () => {
  const path = [
    { item_id: 1, item_name: 'olga' },
    { item_id: 5, item_name: 'Spring' },
  ];
  const items = [anItem(2, { seen_by: 'link', link_key: null }), anItem(6, { seen_by: 'link', link_key: null, item_type: 'folder', item_count: 1 })]; // prettier-ignore
  const calls = await visit(of(items, { path }), 'leo', '5', '/user/olga/5?key=k-of-5');
  expect(calls.filter(isHome).map((call) => call.path)).toEqual(['/api/user/olga?directory=5&key=k-of-5']);
  expect(calls.filter((call) => !isHome(call) && call.path.includes('key='))).toEqual([]);
  expect(cards().map((card) => card.getAttribute('href'))).toEqual([
    '/deck/olga/search?id=2&key=k-of-5',
    '/user/olga/6?key=k-of-5',
  ]);
  const ways = within(screen.getByRole('navigation', { name: 'Folders above' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/user/olga', '/user/olga/5?key=k-of-5']);
});

test('the owner’s own way to what is by link has its key, so that its address can be passed on', async () => {
  await visit(of([anItem(2, { seen_by: 'link', link_key: 'k-of-2' }), anItem(3, { link_key: 'k-of-3' })]), 'olga');
  expect(cards().map((card) => card.getAttribute('href'))).toEqual([
    '/deck/olga/search?id=2&key=k-of-2',
    '/deck/olga/search?id=3',
  ]);
});

test('a category has its own heading, and all of it can be studied', async () => {
  await visit(of([anItem(10, { item_type: 'category', item_name: 'Verbs' }), anItem(2, { category_id: 10 })]), 'leo');
  const verbs = within(screen.getByRole('region', { name: 'Verbs' }));
  expect(verbs.getByRole('link', { name: 'Study all' }).getAttribute('href')).toBe('/category/olga/search?id=10');
  expect(verbs.getByRole('list').textContent).toContain('Item 2');
});

test('a private deck and one that is seen by link say so to their owner', async () => {
  await visit(of([anItem(2, { seen_by: 'private' }), anItem(3, { seen_by: 'link' }), anItem(4)]), 'olga');
  expect(cards().map(({ textContent }) => /Private|By link/.exec(textContent)?.[0])).toEqual([
    'Private',
    'By link',
    undefined,
  ]);
});

test('an empty page teaches its owner how to begin, and nobody else', async () => {
  await visit(of([]), 'leo');
  expect(screen.getByText('No public decks yet')).toBeTruthy();
});

test.each([
  ['a visitor', null, undefined, '/'],
  ['somebody with a page of their own', 'leo', undefined, '/user/leo'],
  ['whoever is there already', 'olga', undefined, '/'],
  ['whoever looked for a folder', 'leo', '77', '/user/olga'],
])('from a page that does not exist %s goes back to where there is one', async (_, viewer, directory, back) => {
  await visit(none, viewer, directory);
  expect(screen.getByRole('heading', { name: 'Page does not exist' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(back);
});
