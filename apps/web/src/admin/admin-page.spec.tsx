import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { QueuedEntry } from '@lexiroom/contracts/admin';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../api/server.fixture.ts';
import { giveDialogs } from '../design/overlays/dialog.fixture.ts';
import { Navigation } from '../navigation/index.ts';
import { open, press, type } from '../page/screen.fixture.tsx';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { AdminPage } from './admin-page.tsx';

beforeAll(() => {
  giveDialogs();
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

const waiting = (id: number, change: Partial<QueuedEntry> = {}): QueuedEntry => ({
  kind: 'image',
  id,
  image_id: id,
  image_path: `/media/${id}.webp`,
  thumbnail_path: `/media/thumbnails/${id}.webp`,
  language: null,
  text: null,
  sound_path: null,
  artist_name: 'Zoë',
  image_license: 'CC0',
  references: [],
  submitted_by: 'piet',
  created_at: Date.UTC(2026, 10, 21),
  approved: false,
  is_hidden: false,
  uses: 2,
  words: [],
  names: [],
  reports: [],
  ...change,
});

const Entries = () => (
  <Navigation pages={[]}>
    <AdminPage />
  </Navigation>
);
async function page(queue: QueuedEntry[], review: ServerAnswer = { body: { done: true } }, is_admin = true) {
  const calls = serve(({ method }: MadeCall) => (method === 'GET' ? { body: queue } : review));
  await open(Entries, aSessionUser({ is_admin }));
  return calls;
}
const approve = (place: number) => screen.getAllByRole('button', { name: 'Approve' })[place]!;
const reviews = (calls: MadeCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('for anybody who is no admin the page does not exist', async () => {
  const calls = await page([waiting(1)], undefined, false);
  expect(screen.getByText('Page does not exist')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('what waits is shown with who added it, and approved; the list is read anew', async () => {
  const calls = await page([waiting(1)]);
  await screen.findByText('in 2 words', { exact: false });
  // Among the credits, and in the button that shows theirs alone.
  expect(screen.getAllByText('piet')).toHaveLength(2);
  await press('Approve');
  expect(reviews(calls)).toEqual([{ kind: 'image', id: 1, action: 'approve' }]);
  await waitFor(() => expect(calls.at(-1)!.method).toBe('GET'));
});

test('after an entry the focus is on the next one, at last on what was done', async () => {
  let queue = [1, 2, 3].map((id) => waiting(id));
  serve(({ method, body }: MadeCall) => {
    if (method === 'GET') return { body: queue };
    const { id } = body as { id: number };
    queue = queue.filter((entry) => entry.id !== id);
    return { body: { done: true } };
  });
  await open(Entries, aSessionUser({ is_admin: true }));
  await screen.findAllByRole('button', { name: 'Approve' });
  await act(async () => approve(1).click());
  await waitFor(() => expect(document.activeElement?.closest('li')?.id).toBe('entry-3'));
  expect(screen.getByText('The entry is approved.')).toBeTruthy();
  await act(async () => approve(1).click());
  await waitFor(() => expect(document.activeElement?.closest('li')?.id).toBe('entry-1'));
  await press('Delete');
  await type('Why is it deleted?', 'Not a cat');
  await press('Delete it');
  expect(await screen.findByText('Nothing is waiting here')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The entry is deleted.'));
});

test('an entry is deleted with a reason only', async () => {
  const calls = await page([waiting(1)]);
  await screen.findByRole('button', { name: 'Delete' });
  await press('Delete');
  await press('Delete it');
  expect(screen.getByText('A reason is needed')).toBeTruthy();
  await type('Why is it deleted?', 'Not a cat');
  await press('Delete it');
  expect(reviews(calls)).toEqual([{ kind: 'image', id: 1, action: 'delete', reason: 'Not a cat' }]);
});

test('reported entries tell by whom and why, and may be kept', async () => {
  const item = { item_id: 7, item_name: 'Lakes', item_type: 'deck' as const, username: 'piet' };
  const at = { reported_at: Date.UTC(2026, 10, 21, 12) };
  const reports = [
    { username: 'anna', reason: 'rude', ...at, seen_in: { item } },
    { username: 'bert', reason: '', ...at, seen_in: { item: null } },
    { username: 'cleo', reason: '', ...at, seen_in: null },
  ];
  const calls = await page([waiting(1, { approved: true, reports })]);
  await screen.findByRole('tab', { name: 'Reported' });
  await act(async () => screen.getByRole('tab', { name: 'Reported' }).click());
  const listed = within(await screen.findByRole('list', { name: 'Reports' }));
  expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'anna · Nov 21, 2026 · Lakes (opens in a new tab): rude',
    'bert · Nov 21, 2026 · seen where it is not public',
    'cleo · Nov 21, 2026',
  ]);
  expect(listed.getByRole('link').getAttribute('href')).toBe('/deck/piet/search?id=7');
  expect(screen.getByText('Reported 3 times')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await press('Keep it');
  expect(reviews(calls)).toEqual([{ kind: 'image', id: 1, action: 'keep' }]);
  expect(calls.some(({ path }) => path.includes('state=reported'))).toBe(true);
});

test('words are looked at where they are reported only: kept, or taken out of their deck, and approved by nobody', async () => {
  const reports = [{ username: 'anna', reason: 'rude', reported_at: 0, seen_in: null }];
  const word = { kind: 'word' as const, image_id: null, image_path: null, approved: true, text: 'tonto', reports };
  const calls = await page([waiting(9, { ...word, language: 'spanish', sound_path: '/media/sounds/9.mp3' })]);
  await screen.findByRole('tab', { name: 'Reported' });
  expect(screen.queryByRole('radio', { name: 'Words' })).toBeNull();
  await act(async () => screen.getByRole('tab', { name: 'Reported' }).click());
  await act(async () => screen.getByRole('radio', { name: 'Words' }).click());
  await screen.findByText('tonto');
  expect(calls.at(-1)!.path).toContain('kind=word&state=reported');
  expect(screen.getByRole('button', { name: 'Play: tonto' })).toBeTruthy();
  await act(async () => screen.getByRole('checkbox', { name: 'Choose: tonto' }).click());
  expect(screen.queryByRole('button', { name: /^(?:Approve|Edit)/ })).toBeNull();
  await press('Delete');
  expect(screen.getByText('It is removed from its deck.')).toBeTruthy();
  await type('Why is it deleted?', 'Rude');
  await press('Delete it');
  expect(reviews(calls)).toEqual([{ kind: 'word', id: 9, action: 'delete', reason: 'Rude' }]);
});

test('several are chosen and approved in one press, and how many is told', async () => {
  const calls = serve(({ method }: MadeCall) =>
    method === 'GET' ? { body: [1, 2, 3].map((id) => waiting(id)) } : { body: { reviewed: 2 } },
  );
  await open(Entries, aSessionUser({ is_admin: true }));
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Choose all 3 of this page' });
  expect(screen.queryByRole('button', { name: /^(?:Approve|Delete) \d/ })).toBeNull();
  await act(async () => all.click());
  await act(async () => screen.getByRole('checkbox', { name: 'Choose: 2' }).click());
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await press('Approve 2 entries');
  expect(reviews(calls)).toEqual([{ kind: 'image', ids: [1, 3], action: 'approve' }]);
  expect(calls.find(({ method }) => method === 'PUT')!.path).toBe('/api/admin/entries');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2 entries are approved.'));
  expect([all.checked, all.indeterminate]).toEqual([false, false]);
});

test('several are deleted for one reason only', async () => {
  const calls = await page([waiting(1), waiting(2)], { body: { reviewed: 2 } });
  await act(async () => (await screen.findByRole('checkbox', { name: 'Choose all 2 of this page' })).click());
  await press('Delete 2 entries');
  await press('Delete it');
  expect(screen.getByText('A reason is needed')).toBeTruthy();
  expect(reviews(calls)).toEqual([]);
  await type('Why is it deleted?', 'Not free');
  await press('Delete it');
  expect(reviews(calls)).toEqual([{ kind: 'image', ids: [1, 2], action: 'delete', reason: 'Not free' }]);
  expect(await screen.findByText('2 entries are deleted.')).toBeTruthy();
});

test('several that could not be reviewed stay chosen, and the server’s words are shown', async () => {
  await page([waiting(1), waiting(2)], refused(429, 'TOO_MANY'));
  await act(async () => (await screen.findByRole('checkbox', { name: 'Choose all 2 of this page' })).click());
  await press('Approve 2 entries');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please wait a moment.');
  expect(screen.getByRole('button', { name: 'Approve 2 entries' })).toBeTruthy();
});

test('an entry shows what its picture is called, and its words with links to decks that anybody may open', async () => {
  const names = [
    { language: 'spanish' as const, text: 'Ajolote', approved: false },
    { language: 'english_uk' as const, text: 'Axolotl', approved: true },
  ];
  const deck = { item_id: 7, item_name: 'Lakes', username: 'piet' };
  const words = [
    { text: 'ajolote', meaning: 'axolotl', deck },
    { text: 'ajolotes', meaning: null, deck: null },
  ];
  await page([waiting(1, { names, words, uses: 5 })]);
  const called = await screen.findByRole('list', { name: 'Names of the picture' });
  expect(called.textContent).toBe('Ajolote, SpanishAxolotl, English (UK)');
  const uses = within(screen.getByRole('list', { name: 'Words that have it' }));
  expect(uses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ajolote – axolotl: Lakes (opens in a new tab)',
    'ajolotes: in a deck that is not public',
    'and in 3 more',
  ]);
  expect(uses.getByRole('link').getAttribute('href')).toBe('/deck/piet/search?id=7');
  expect(screen.getByRole('checkbox', { name: 'Choose: Ajolote' })).toBeTruthy();
});

test('all that one teacher has added can be looked at alone, and everybody’s again', async () => {
  const calls = await page([waiting(1), waiting(2, { submitted_by: null })]);
  await screen.findAllByRole('button', { name: 'Approve' });
  await press('Only from piet');
  await waitFor(() => expect(calls.at(-1)!.path).toContain('submitted_by=piet'));
  expect(screen.queryByRole('button', { name: 'Only from piet' })).toBeNull();
  await press('From everybody');
  expect(await screen.findByRole('button', { name: 'Only from piet' })).toBeTruthy();
});

test('a page of fifty has a next one', async () => {
  const calls = await page(Array.from({ length: 50 }, (_, place) => waiting(place + 1)));
  await press('Next');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('page=2'))).toBe(true));
});

test('a text is changed by the call that everybody changes their own with', async () => {
  const text = waiting(5, { kind: 'translation', language: 'spanish', text: 'gatto', image_id: 9 });
  const calls = await page([text]);
  await screen.findByRole('button', { name: 'Edit' });
  await press('Edit');
  await type('Text', 'gato');
  await press('Save');
  const body = { translation_id: 5, image_id: 9, translation: 'gato' };
  expect(calls.find(({ path }) => path === '/api/translation')).toMatchObject({ method: 'PUT', body });
});

test('nothing waiting, and nothing reached, are both said', async () => {
  await page([]);
  expect(await screen.findByText('Nothing is waiting here')).toBeTruthy();
  cleanup();
  serve(() => refused(500, 'SURPRISE'));
  await open(Entries, aSessionUser({ is_admin: true }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
});

test.each([
  ['read_only', 1],
  ['ok', 0],
] as const)('admins read it when the server saves nothing new: %s', async (status, notices) => {
  serve(({ path }: MadeCall) => ({ body: path.endsWith('/health') ? { status, version: '1' } : [waiting(1)] }));
  await open(Entries, aSessionUser({ is_admin: true }));
  await screen.findAllByRole('button', { name: 'Approve' });
  expect(screen.queryAllByText('This server’s disk is nearly full', { exact: false })).toHaveLength(notices);
});
