import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { alerts, button, open, press, type } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { anEntry, aRow, languages } from '../library.fixture.tsx';
import { ImageOverlay } from './image-overlay.tsx';

beforeAll(() => {
  giveDialogs();
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  Blob.prototype.arrayBuffer = () => Promise.resolve(new ArrayBuffer(1));
  // jsdom decodes nothing: every file is a picture of this size.
  globalThis.createImageBitmap = () => Promise.resolve({ width: 400, height: 300, close: () => undefined });
});
afterEach(cleanup);

const onChoose = jest.fn();
const onRemove = jest.fn();
const others = [2, 3, 4, 5].map((id) => anEntry(id, `gato ${id}`));

async function panel(
  own = anEntry(1, 'gato'),
  answer: (call: MadeCall) => ServerAnswer = () => ({ body: { done: true } }),
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

test('a picture that is offered can be reported, but for one’s own; visitors report nothing', async () => {
  const found = [anEntry(1, 'gato'), anEntry(2, 'gato 2'), anEntry(3, 'gato 3', { submitted_by: 'olga' })];
  const calls = await panel(undefined, undefined, { found, user: aSessionUser({ username: 'olga' }) });
  await waitFor(() => expect(offered()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Report: gato 3' })).toBeNull();
  await press('Report: gato 2');
  await press('Send the report');
  await screen.findByText('Thank you. An admin will look at it.');
  const reported = calls.filter(({ path }) => path === '/api/report_entry').map(({ body }) => body);
  expect(reported).toEqual([{ entry: 'image', id: 2, reason: '' }]);
  cleanup();
  serve(() => ({ body: [{ imageRow: found }] }));
  await open(
    () => <ImageOverlay {...{ row: aRow(), languages, onChoose, onRemove }} canEdit onClose={() => undefined} />,
    null,
  );
  await waitFor(() => expect(offered()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
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

/** Whether the browser would ask before the tab is closed. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const chosen = () => screen.queryByAltText<HTMLImageElement>('The chosen picture');
const tab = (name: string) => act(async () => screen.getByRole('tab', { name }).click());
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const question = () => screen.queryByRole('dialog', { name: 'Discard what you have started?' });
/** What Escape does to the sheet; true: the browser would close it. */
const pressEscape = async () => {
  const pressed = new Event('cancel', { cancelable: true });
  await act(async () => void screen.getByRole('dialog', { name: 'Image control panel' }).dispatchEvent(pressed));
  return !pressed.defaultPrevented;
};

describe('a form that is filled in', () => {
  const onClose = jest.fn();
  async function fill() {
    onClose.mockClear();
    serve(() => ({ body: [{ imageRow: others }] }));
    const row = aRow({ image: null });
    await open(() => <ImageOverlay {...{ row, languages, onChoose, onRemove, onClose }} canEdit />);
    await tab('Upload');
    expect([question(), await pressEscape()]).toEqual([null, true]);
    const files = [new File(['picture'], 'gato.png', { type: 'image/png' })];
    await act(async () => void fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files } }));
    await type('Text in English (UK)', 'cat');
    await type('Artist', 'Zoë');
    await act(async () => void fireEvent.change(screen.getByLabelText('Licence'), { target: { value: 'CC0' } }));
  }

  test('is as it was after a look into another tab', async () => {
    await fill();
    await tab('Library');
    expect(screen.queryByRole('textbox', { name: 'Artist' })).toBeNull();
    await tab('Upload');
    expect(chosen()?.getAttribute('src')).toBe('blob:picture');
    expect(['Text in English (UK)', 'Artist', 'Licence'].map(value)).toEqual(['cat', 'Zoë', 'CC0']);
  });

  test.each(['Upload', 'Library'])('is asked about before the sheet is closed at the tab %s', async (at) => {
    await fill();
    await tab(at);
    expect(await pressEscape()).toBe(false);
    expect(question()).toBeTruthy();
    await press('Keep editing');
    expect([question(), onClose.mock.calls.length]).toEqual([null, 0]);
    const sheet = screen.getByRole('dialog', { name: 'Image control panel' });
    await act(async () => within(sheet).getByRole('button', { name: 'Close' }).click());
    expect([question() !== null, onClose.mock.calls.length]).toEqual([true, 0]);
    await press('Keep editing');
    fireEvent.pointerDown(sheet);
    await act(async () => void fireEvent.click(sheet));
    expect([question() !== null, onClose.mock.calls.length]).toEqual([true, 0]);
    await press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('is there again when the browser has closed the sheet without asking', async () => {
    await fill();
    const sheet = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Image control panel' });
    await act(async () => sheet.close());
    expect([sheet.open, question() !== null, onClose.mock.calls.length]).toEqual([true, true, 0]);
    expect(value('Artist')).toBe('Zoë');
  });

  test('lets the tab be closed only when that is confirmed', async () => {
    await fill();
    expect(asks()).toBe(true);
    cleanup();
    expect(asks()).toBe(false);
  });
});

test('changed credits of one’s own picture are asked about, too', async () => {
  await panel(anEntry(1, 'gato', { submitted_by: 'olga', image_approved: false }), () => 'no connection');
  await press('Replace');
  await screen.findByLabelText('Artist');
  expect(asks()).toBe(false);
  await type('Artist', 'Zoë');
  expect(asks()).toBe(true);
  await press('Close');
  expect(button('Keep editing')).toBeTruthy();
});

describe('a picture that is not shared', () => {
  const mine = anEntry(1, 'gato', { submitted_by: 'olga', image_approved: false, image_license: null });
  const image = { image_id: 1, image_path: '/media/9.webp', thumbnail_path: '/media/thumbnails/9.webp' };

  test('says so instead of a licence, also where it is offered', async () => {
    await panel(mine, undefined, { found: [mine, anEntry(2, 'gata', { ...mine, image_id: 2, selected: false })] });
    await screen.findByRole('button', { name: 'Share it' });
    expect(screen.getAllByText('Not shared')).toHaveLength(2);
    expect(screen.queryByText('Not approved')).toBeNull();
    expect(screen.queryByText('Artist, licence and source')).toBeNull();
  });

  test('is shared by its owner: the licence and the artist are asked for then', async () => {
    const calls = await panel(mine, () => ({ body: { image } }));
    await press('Share it');
    await press('Share it');
    expect(alerts()).toContain('Fix the problem(s) highlighted in red');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await type('Artist', 'Olga');
    await press('Share it');
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith(image, { translation_id: 10, text: 'gato' }, null));
    const { body } = calls.find(({ path }) => path === '/api/replace_image')!;
    expect(body).toEqual({ replaced_image_id: 1, license: 'CC BY 4.0', artist_name: 'Olga', references: [] });
  });

  test('stays as it is when sharing it is left', async () => {
    const calls = await panel(mine);
    await press('Share it');
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Share it' })).toBeTruthy();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  test('is deleted out of all decks, which is asked about', async () => {
    const calls = await panel(mine);
    await press('Delete');
    expect(screen.getByText('Delete this picture for good, in all your decks?')).toBeTruthy();
    await press('Delete');
    await waitFor(() => expect(onRemove).toHaveBeenCalled());
    expect(calls.filter(({ method }) => method === 'DELETE')).toMatchObject([
      { path: '/api/image', body: { image_id: 1 } },
    ]);
  });

  test.each([
    [{ submitted_by: 'olga', image_approved: false }, true],
    [{ submitted_by: 'bea', image_approved: false }, false],
    [{ submitted_by: 'olga', image_approved: true }, false],
  ])('is what a shared one of %j becomes again: %s', async (whose, canBe) => {
    await panel(anEntry(1, 'gato', whose), undefined, { user: aSessionUser({ is_admin: true }) });
    await press('Replace');
    await screen.findByLabelText('Licence');
    expect(screen.queryByLabelText(/^My own, not to be shared/) !== null).toBe(canBe);
  });
});
