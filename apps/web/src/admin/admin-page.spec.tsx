import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { QueuedEntry } from '@lexiroom/contracts/admin';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
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
  expect(screen.getAllByText('piet')).toHaveLength(1);
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
  const reports = [{ username: 'anna', reason: 'rude' }];
  const calls = await page([waiting(1, { approved: true, reports })]);
  await screen.findByRole('tab', { name: 'Reported' });
  await act(async () => screen.getByRole('tab', { name: 'Reported' }).click());
  expect((await screen.findByRole('list', { name: 'Reports' })).textContent).toBe('anna: rude');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await press('Keep it');
  expect(reviews(calls)).toEqual([{ kind: 'image', id: 1, action: 'keep' }]);
  expect(calls.some(({ path }) => path.includes('state=reported'))).toBe(true);
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
  expect(screen.queryAllByText('The disk of this server is nearly full', { exact: false })).toHaveLength(notices);
});
