import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { Navigation } from '../../navigation/index.ts';
import { alerts, open, press, type } from '../../page/screen.fixture.tsx';
import { loadMoreDistance } from '../results.tsx';
import { SearchOverlay } from './search-overlay.tsx';

let comeNear: () => void = () => undefined;
let margin: string | undefined;

/** Tells that the end is near when the spec says so. */
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
    margin = options.rootMargin;
    comeNear = () => tell([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeAll(() => {
  giveDialogs();
  window.scrollTo = () => undefined;
  Object.assign(window, { IntersectionObserver: Observer });
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const closed = jest.fn<() => void>();
const deck = (item_id: number, change: Partial<DeckResult> = {}): DeckResult => ({
  item_id,
  item_name: `Deck ${item_id}`,
  owner: 'olga',
  image_path: null,
  level: null,
  word_count: 12,
  sentence_count: 0,
  target_language: 'thai',
  source_language: 'english_uk',
  ...change,
});
const user = (username: string, item_count: string) => ({ username, user_picture: null, item_count });
const ten = (page: number) => Array.from({ length: 10 }, (_, index) => deck(page * 100 + index));

const Shown = () => (
  <Navigation pages={[]}>
    <SearchOverlay onClose={closed} />
  </Navigation>
);
async function overlay(answer: (call: MadeCall) => ServerAnswer | Promise<ServerAnswer>): Promise<MadeCall[]> {
  const calls = serve((call) => (call.path.includes('topic_decks') ? { body: [] } : answer(call)));
  await open(Shown);
  return calls;
}
async function look(term: string) {
  await type('What are you looking for?', term);
  await act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Search' })));
}
const key = (name: string) => act(async () => void fireEvent.keyDown(document.activeElement!, { key: name }));
const searches = (calls: MadeCall[]) =>
  calls.map(({ path }) => path).filter((path) => path.includes('/search_') && !path.includes('names_in'));
const links = () => screen.queryAllByRole('link');

test('the box asks for a topic or a username, and has the focus', async () => {
  await overlay(() => ({ body: [] }));
  expect(screen.getByPlaceholderText('Type a topic or Enter a username')).toBe(document.activeElement);
});

test('a deck that is shared with a class of the viewer says so', async () => {
  await overlay(() => ({ body: [deck(5, { item_name: 'Birds', is_shared: true }), deck(6, { is_shared: false })] }));
  await look('birds');
  expect((await screen.findByRole('link', { name: /Birds/ })).textContent).toContain('Shared with your class');
  expect(screen.getByRole('link', { name: /Deck 6/ }).textContent).not.toContain('Shared');
});

test('stories are found in the language that is learned, and open in a new tab', async () => {
  localStorage.setItem('search_target_language', 'german');
  const story = { item_id: 9, item_name: 'Der Hund', owner: 'olga', cover_path: null, section_count: 3 };
  const calls = await overlay(() => ({ body: [{ ...story, story_type: 'other', story_language: 'german' }] }));
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Stories' })));
  expect(screen.getByText('Stories that are read aloud to you')).toBeTruthy();
  await look('hund');
  const link = await screen.findByRole('link', { name: /Der Hund/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/story/olga/9?id=9', '_blank']);
  for (const words of ['German', '3 sections', 'olga']) expect(link.textContent).toContain(words);
  expect(searches(calls)).toEqual(['/api/search_story/hund/1?target_language=german']);
});

test('a deck opens in a new tab, and shows its name, owner, languages, words and sentences', async () => {
  await overlay(() => ({ body: [deck(5, { item_name: 'Birds', level: 'A1.1', word_count: 1, sentence_count: 3 })] }));
  await look('birds');
  const link = await screen.findByRole('link', { name: /Birds/ });
  expect(link.getAttribute('href')).toBe('/deck/olga/search?id=5');
  expect(link.getAttribute('target')).toBe('_blank');
  for (const words of ['Level A1.1', 'Thai from English (UK)', '1 word', '3 sentences', 'olga'])
    expect(link.textContent).toContain(words);
});

test('ten more come 700 pixels before the end, from page 1 to page 10, and then no more', async () => {
  const calls = await overlay(({ path }) => ({ body: ten(Number(/\/(\d+)\?/.exec(path)![1])) }));
  await look('a');
  for (let page = 1; page <= 12; page += 1) {
    await waitFor(() => expect(links()).toHaveLength(Math.min(page, 10) * 10));
    await act(async () => comeNear());
  }
  expect(margin).toBe(`${loadMoreDistance}px`);
  const pages = searches(calls).map((path) => /\/search_deck\/a\/(\d+)\?/.exec(path)![1]);
  expect(pages).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});

test('fewer than ten are the last page', async () => {
  const calls = await overlay(() => ({ body: ten(1).slice(1) }));
  await look('a');
  await waitFor(() => expect(links()).toHaveLength(9));
  await act(async () => comeNear());
  expect(searches(calls)).toHaveLength(1);
});

test('a new search cancels the one that is still on its way', async () => {
  const calls = await overlay(({ path }) => (path.includes('/slow/') ? new Promise(() => undefined) : { body: [] }));
  await look('slow');
  await look('fast');
  await screen.findByText('No decks found for the term');
  expect(calls.find(({ path }) => path.includes('/slow/'))!.signal?.aborted).toBe(true);
});

test('nothing found is said of what was looked for', async () => {
  await overlay(() => ({ body: [] }));
  await look('qqq');
  expect(await screen.findByText('No decks found for the term')).toBeTruthy();
  await act(async () => screen.getByRole('radio', { name: 'Users' }).click());
  expect(await screen.findByText('No users found for the term')).toBeTruthy();
});

/** A server that finds these decks when it is asked how many of their words have names in Khmer, and else none. */
const nearest =
  (decks: DeckResult[]) =>
  ({ path }: MadeCall) => ({ body: path.includes('names_in=khmer') ? decks : [] });

describe('where no deck of the name can be read from the language wanted', () => {
  beforeEach(() => {
    localStorage.setItem('search_target_language', 'thai');
    localStorage.setItem('search_source_language', 'khmer');
  });

  test('those of the name say how many of their words have names in it, and open from it', async () => {
    const calls = await overlay(nearest([deck(7, { named: { language: 'khmer', words: 5 } })]));
    await look('birds');
    expect(await screen.findByText('No deck with this name can be learned from Khmer yet')).toBeTruthy();
    expect(calls.at(-1)!.path).toBe('/api/search_deck/birds/1?target_language=thai&names_in=khmer');
    expect(links()[0]!.textContent).toContain('Khmer for 5 of 12 words');
    expect(links()[0]!.getAttribute('href')).toBe('/deck/olga/search?id=7&source=khmer');
    expect(screen.queryByText(/Try a shorter word/)).toBeNull();
  });

  test.each([
    ['none has the name', []],
    ['one teaches it', [deck(7, { target_language: 'khmer', named: { language: 'khmer', words: 12 } })]],
  ])('%s: nothing is found', async (_, decks) => {
    await overlay(nearest(decks));
    await look('birds');
    expect(await screen.findByText('No decks found for the term')).toBeTruthy();
    expect(links()).toEqual([]);
  });
});

test('a deck that is read from another language opens so', async () => {
  await overlay(() => ({ body: [deck(7, { source_language: 'german', read_from: 'german' })] }));
  await look('birds');
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(links()[0]!.textContent).toContain('Thai from German');
  expect(links()[0]!.getAttribute('href')).toBe('/deck/olga/search?id=7&source=german');
});

test('an emptied box resets the results', async () => {
  await overlay(() => ({ body: [deck(1)] }));
  await look('deck');
  await waitFor(() => expect(links()).toHaveLength(1));
  await look('   ');
  expect(links()).toEqual([]);
  expect(screen.getByText('Ready-made decks')).toBeTruthy();
});

test('one study, several studies; a user leads to their page', async () => {
  await overlay(() => ({ body: [user('ann', '1'), user('anna', '2'), user('anton', '0')] }));
  await act(async () => screen.getByRole('radio', { name: 'Users' }).click());
  await look('an');
  await waitFor(() => expect(links()).toHaveLength(3));
  const found = links().map((link) => [link.getAttribute('href'), /\d \w+$/.exec(link.textContent)?.[0]]);
  expect(found).toEqual([
    ['/user/ann', '1 study'],
    ['/user/anna', '2 studies'],
    ['/user/anton', '0 studies'],
  ]);
  await act(async () => links()[0]!.click());
  expect(closed).toHaveBeenCalled();
});

test('choosing the language of the other side swaps the two, here and on this device', async () => {
  localStorage.setItem('search_target_language', 'thai');
  localStorage.setItem('search_source_language', 'german');
  const calls = await overlay(() => ({ body: [] }));
  await look('birds');
  await press('Languages: Thai from German');
  await act(async () => void fireEvent.change(screen.getByLabelText('I teach'), { target: { value: 'german' } }));
  expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('thai');
  expect(searches(calls).at(-1)).toContain('target_language=german&source_language=thai');
  expect(localStorage.getItem('search_target_language')).toBe('german');
  expect(localStorage.getItem('search_source_language')).toBe('thai');
  const all = within(screen.getByLabelText('From')).getAllByRole('option')[0]!;
  expect(all.textContent).toBe('All');
});

test.each([
  ['All', 'All', 'All languages'],
  ['thai', 'All', 'Thai'],
  ['All', 'german', 'From German'],
])('the button to the languages says which are set: %s and %s', async (target, source, words) => {
  localStorage.setItem('search_target_language', target);
  localStorage.setItem('search_source_language', source);
  await overlay(() => ({ body: [] }));
  expect(screen.getByRole('button', { name: `Languages: ${words}` })).toBeTruthy();
});

test('nothing found in some languages can be looked for in all, here and from now on', async () => {
  const calls = await overlay(({ path }) => ({ body: path.includes('language=') ? [] : [deck(1)] }));
  await look('birds');
  await press('Search in all languages');
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(searches(calls).at(-1)).not.toContain('language=');
  expect(screen.getByRole('button', { name: 'Languages: All languages' })).toBeTruthy();
  expect(localStorage.getItem('search_target_language')).toBe('All');
});

test('where all languages are looked in already, that is not offered', async () => {
  localStorage.setItem('search_target_language', 'All');
  await overlay(() => ({ body: [] }));
  await look('birds');
  await screen.findByText('No decks found for the term');
  expect(screen.queryByRole('button', { name: 'Search in all languages' })).toBeNull();
});

test('there are languages for decks only', async () => {
  await overlay(() => ({ body: [] }));
  expect(screen.getByRole('button', { name: /^Languages/ })).toBeTruthy();
  await act(async () => screen.getByRole('radio', { name: 'Users' }).click());
  expect(screen.queryByRole('button', { name: /^Languages/ })).toBeNull();
});

test.each<[string, ServerAnswer, string]>([
  ['nothing came back', 'no connection', 'No connection'],
  ['the server says why', refused(429, 'TOO_MANY'), 'Too many attempts. Please wait a moment.'],
  ['the server says nothing', { status: 500, body: {} }, 'Something went wrong'],
])('a search that failed says why, and can be tried again: %s', async (_, said, words) => {
  let answer = said;
  await overlay(() => answer);
  await look('birds');
  await waitFor(() => expect(alerts()).toEqual([words]));
  answer = { body: [deck(1)] };
  await press('Retry');
  await waitFor(() => expect(links()).toHaveLength(1));
});

test('the arrow keys go from the box through the results and back', async () => {
  await overlay(() => ({ body: [deck(1), deck(2)] }));
  await look('deck');
  await waitFor(() => expect(links()).toHaveLength(2));
  const box = screen.getByRole('searchbox');
  box.focus();
  const stops: (Element | null)[] = [];
  for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await key(name);
    stops.push(document.activeElement);
  }
  const [one, two] = links();
  expect(stops).toEqual([one, two, two, one, box, box]);
});
