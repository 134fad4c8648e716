import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aSessionUser } from '../../../accounts/session-user.fixture.ts';
import { giveDialogs } from '../../../design/dialog.fixture.ts';
import { type MadeCall, refused, type Said, serve } from '../../../server.fixture.ts';
import { alerts, anEntry, aRow, button, languages, open, press, type } from '../library.fixture.tsx';
import { ImageOverlay } from './image-overlay.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const onChoose = jest.fn();
const onRemove = jest.fn();
const others = [2, 3, 4, 5].map((id) => anEntry(id, `gato ${id}`));

async function panel(
  own = anEntry(1, 'gato'),
  answer: (call: MadeCall) => Said = () => ({ body: { done: true } }),
  { row = aRow(), user = aSessionUser(), found = [own, ...others] } = {},
) {
  onChoose.mockClear();
  onRemove.mockClear();
  const calls = serve((call) => (call.path === '/api/image_search' ? { body: [{ imageRow: found }] } : answer(call)));
  await open(
    () => <ImageOverlay {...{ row, languages, onChoose, onRemove }} canEdit onClose={() => undefined} />,
    user,
  );
  return calls;
}
const offered = () => screen.queryAllByRole('button', { name: /^Use this picture/ });

test('other pictures are offered three at a time', async () => {
  const calls = await panel();
  await waitFor(() => expect(offered()).toHaveLength(3));
  expect(calls[0]!.body).toMatchObject({ word_array: ['gato'], target: 'spanish', source: 'english_uk' });
  await press('Load more');
  expect(offered()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a chosen picture leaves the text it was found by as it was typed; found by another word, it comes with its name', async () => {
  await panel();
  await waitFor(() => expect(offered()).toHaveLength(3));
  await press('Use this picture: gato 3');
  const image = { image_id: 3, image_path: '/media/3.webp', thumbnail_path: '/media/thumbnails/3.webp' };
  expect(onChoose).toHaveBeenLastCalledWith(image, { translation_id: null, text: 'gato' }, null);
  await type('Search pictures in any language', 'gatito');
  await press('Search');
  await press('Use this picture: gato 3');
  expect(onChoose).toHaveBeenLastCalledWith(image, { translation_id: 30, text: 'gato 3' }, null);
});

test('where the library has none, it says so', async () => {
  await panel(undefined, undefined, { row: aRow({ image: null, target: null, typed: 'gatoide' }), found: [] });
  expect(await screen.findByText('No images found for gatoide')).toBeTruthy();
});

test('the library is searched for another word; what is chosen is called as the row is', async () => {
  const calls = serve((call) => {
    const { search } = call.body as { search?: string };
    return { body: [{ imageRow: search === 'Hund' ? others : [] }] };
  });
  onChoose.mockClear();
  const row = aRow({ image: null, target: null, typed: 'chucho', typed_translation: 'mutt' });
  await open(() => <ImageOverlay {...{ row, languages, onChoose, onRemove }} canEdit onClose={() => undefined} />);
  await screen.findByText('No images found for chucho');
  await type('Search pictures in any language', ' Hund ');
  await press('Search');
  await waitFor(() => expect(offered()).toHaveLength(3));
  expect(calls.at(-1)!.body).toEqual({ search: 'Hund', target: 'spanish', source: 'english_uk' });
  await press('Load more');
  expect(offered()).toHaveLength(4);
  await press('Use this picture: gato 3');
  expect(onChoose.mock.calls[0]?.slice(1)).toEqual([
    { translation_id: null, text: 'chucho' },
    { translation_id: null, text: 'mutt' },
  ]);
});

test('a search that finds nothing says for what', async () => {
  serve((call) => ({ body: [{ imageRow: (call.body as { search?: string }).search ? [] : others }] }));
  await open(() => (
    <ImageOverlay {...{ row: aRow(), languages, onChoose, onRemove }} canEdit onClose={() => undefined} />
  ));
  await waitFor(() => expect(offered()).toHaveLength(3));
  await type('Search pictures in any language', 'zzyzx');
  await press('Search');
  expect(await screen.findByText('No images found for zzyzx')).toBeTruthy();
});

test('the row gives its picture back; nothing of the library changes', async () => {
  const calls = await panel();
  await press('Take out of this row');
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('one’s own picture that is not approved may be deleted, after a question: then the row has none', async () => {
  const calls = await panel(anEntry(1, 'gato', { submitted_by: 'olga', image_approved: false }));
  await screen.findByRole('button', { name: 'Crop' });
  expect(screen.getByText('Not approved')).toBeTruthy();
  await press('Delete');
  expect(screen.getByRole('group', { name: 'Delete this picture?' })).toBeTruthy();
  expect(document.activeElement).toBe(button('Cancel'));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await press('Cancel');
  expect(screen.queryByText('Delete this picture?')).toBeNull();
  expect(document.activeElement).toBe(button('Delete'));
  await press('Delete');
  await press('Delete');
  expect(calls.find(({ method }) => method === 'DELETE')).toMatchObject({ path: '/api/image', body: { image_id: 1 } });
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test.each([
  [{ image_approved: true }, 'Cannot edit verified image'],
  [{ image_approved: false, is_deleted: true }, 'The image is deleted and cannot be edited'],
])('one’s own picture with %j: %s', async (given, words) => {
  await panel(anEntry(1, 'gato', { submitted_by: 'olga', ...given }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a picture of somebody else is not for changing; for an admin it is', async () => {
  const foreign = anEntry(1, 'gato', { submitted_by: 'piet', image_approved: true });
  await panel(foreign);
  await waitFor(() => expect(offered()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  cleanup();
  await panel(foreign, undefined, { user: aSessionUser({ is_admin: true }) });
  expect(await screen.findByRole('button', { name: 'Replace' })).toBeTruthy();
});

test('a refusal of the server is told in its words', async () => {
  await panel(anEntry(1, 'gato', { submitted_by: 'olga', image_approved: false }), () =>
    refused(403, 'IMAGE_VERIFIED'),
  );
  await screen.findByRole('button', { name: 'Delete' });
  await press('Delete');
  await press('Delete');
  await waitFor(() => expect(alerts()).toEqual(['Cannot edit verified image']));
  expect(onRemove).not.toHaveBeenCalled();
});

test('a picture is reported with a reason', async () => {
  const calls = await panel();
  await press('Report');
  await press('Send the report');
  const body = { entry: 'image', id: 1, reason: '' };
  expect(calls.find(({ path }) => path === '/api/report_entry')).toMatchObject({ method: 'POST', body });
  expect(await screen.findByText('Thank you. An admin will look at it.')).toBeTruthy();
});

test('without a connection the library says so, and is asked again', async () => {
  serve(() => 'no connection');
  await open(() => (
    <ImageOverlay row={aRow()} {...{ languages, onChoose, onRemove }} canEdit onClose={() => undefined} />
  ));
  await waitFor(() => expect(alerts()).toEqual(['No connection']));
  serve(() => ({ body: [{ imageRow: others }] }));
  await press('Retry');
  await waitFor(() => expect(offered()).toHaveLength(3));
  expect(button('Take out of this row')).toBeTruthy();
});
