import type { SessionUser } from '@lexiroom/contracts/accounts';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../../api/server.fixture.ts';
import { alerts, open, press, type } from '../../../page/screen.fixture.tsx';
import { aSessionUser } from '../../../session/session-user.fixture.ts';
import { aName, aRow, languages } from '../../library.fixture.tsx';
import type { EditorRow } from '../../row.ts';
import { UploadTab } from './upload-tab.tsx';
import { usePickedImage } from './use-picked-image.ts';
import { useSeveralPictures, wordOfFile } from './use-several-pictures.ts';

let size = { width: 400, height: 300 };
let drawn: Blob | undefined;
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  Blob.prototype.arrayBuffer = () => Promise.resolve(new ArrayBuffer(1));
  // jsdom draws nothing: what comes of it is given.
  HTMLCanvasElement.prototype.getContext = (() => (drawn ? { fillRect() {}, drawImage() {} } : null)) as never;
  HTMLCanvasElement.prototype.toBlob = (take) => take(drawn ?? null);
  // jsdom decodes nothing: every file is a picture of this size, and what was drawn of that of the canvas.
  globalThis.createImageBitmap = (file) => {
    const isDrawn = drawn !== undefined && (file as File).size === drawn.size;
    return Promise.resolve({ ...(isDrawn ? { width: 1024, height: 768 } : size), close: () => undefined });
  };
});
beforeEach(() => {
  size = { width: 400, height: 300 };
  drawn = undefined;
  localStorage.clear();
  onChoose.mockClear();
  onMore.mockClear();
});
afterEach(cleanup);

const onChoose = jest.fn();
const onMore = jest.fn<(rows: readonly EditorRow[]) => void>();
const image = { image_id: 8, image_path: '/media/8.webp', thumbnail_path: '/media/thumbnails/8.webp' };
const translations = [{ ...aName(80, 'gato'), language: 'spanish' }];

const nothing = () => undefined;
function Tab() {
  const picking = usePickedImage();
  const several = useSeveralPictures();
  const row = aRow({ image: null });
  return (
    <UploadTab
      {...{ row, languages, onChoose, onMore, picking, several }}
      canEdit
      onRemove={nothing}
      onClose={nothing}
      onUnsaved={nothing}
    />
  );
}
async function tab(
  answer: ServerAnswer = { status: 201, body: { image, translations } },
  user: SessionUser | null = null,
): Promise<MadeCall[]> {
  const calls = serve(() => answer);
  await open(Tab, user);
  return calls;
}
const pick = (name: string, kind = 'image/png') =>
  act(async () => {
    const file = new File(['picture'], name, { type: kind });
    fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } });
  });

test('without a picture, and without a text in each language, nothing is sent', async () => {
  const calls = await tab();
  await press('Upload');
  expect(alerts()).toEqual(['Select an image', 'Fix the problem(s) highlighted in red']);
  expect(screen.getByText('Type what the picture shows')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('the focus goes to the first field that is wrong', async () => {
  await tab();
  await press('Upload');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Choose a picture')));
  await pick('gato.png');
  await press('Upload');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Text in English (UK)')));
  await type('Text in English (UK)', 'cat');
  await press('Upload');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Artist')));
  expect(screen.getByText('This licence requires the artist’s name')).toBeTruthy();
  await type('Artist', 'Zoë');
  await type('Link to the source', 'nowhere');
  await press('Upload');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Link to the source')));
});

test('a picture goes up with its names and credits, and becomes the row’s', async () => {
  const calls = await tab();
  await pick('gato.png');
  await type('Text in English (UK)', 'cat');
  await type('Artist', 'Zoë');
  await press('Upload');
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(image, { translation_id: 80, text: 'gato' }, null));
  expect(calls[0]).toMatchObject({
    path: '/api/image_upload',
    body: {
      artist_name: 'Zoë',
      references: [],
      license: 'CC BY 4.0',
      file_name: 'gato.png',
      translations: [
        { language: 'spanish', translation: 'gato' },
        { language: 'english_uk', translation: 'cat' },
      ],
    },
  });
});

describe('a picture that is too large', () => {
  test('is made smaller by itself, and that is told', async () => {
    size = { width: 4000, height: 3000 };
    drawn = new Blob([new Uint8Array(1000)], { type: 'image/jpeg' });
    const calls = await tab();
    await pick('foto.jpg', 'image/jpeg');
    await screen.findByText('The picture was made smaller: 4000×3000 → 1024×768 pixels.');
    expect(alerts()).toEqual([]);
    await type('Text in English (UK)', 'cat');
    await type('Artist', 'Zoë');
    await press('Upload');
    await waitFor(() => expect(onChoose).toHaveBeenCalled());
    expect(calls[0]!.body).toMatchObject({ file_name: 'foto.jpeg' });
  });

  test('is told and kept back where the browser cannot make it smaller; that can be tried again', async () => {
    size = { width: 2500, height: 1500 };
    const calls = await tab();
    await pick('gato.png');
    expect(alerts()).toEqual(['Image too big: 2500x1500 > 2000x2000']);
    await type('Text in English (UK)', 'cat');
    await press('Upload');
    expect(calls).toEqual([]);
    // There is nothing to draw with here.
    await press('Make it smaller');
    await waitFor(() => expect(alerts()).toContain('Image compression failed'));
  });
});

test('artist and licence are those of the picture before, for the same user; the text and the links are not', async () => {
  await tab(undefined, aSessionUser());
  await pick('gato.png');
  await type('Text in English (UK)', 'cat');
  await act(async () => void fireEvent.change(screen.getByLabelText('Licence'), { target: { value: 'CC BY-SA 4.0' } }));
  await type('Artist', 'Zoë');
  await type('Link to the source', 'https://a.example');
  await press('Upload');
  await waitFor(() => expect(onChoose).toHaveBeenCalled());
  cleanup();
  await tab(undefined, aSessionUser());
  const shown = ['Licence', 'Artist', 'Link to the source', 'Text in English (UK)'];
  const values = () => shown.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(values()).toEqual(['CC BY-SA 4.0', 'Zoë', '', '']);
  cleanup();
  await tab(undefined, aSessionUser({ user_id: 99 }));
  expect(values()).toEqual(['CC BY 4.0', '', '', '']);
});

const choose = (label: RegExp) => act(async () => void fireEvent.click(screen.getByLabelText(label)));

test('a picture that is not to be shared needs no artist and no licence; that is remembered for the next one', async () => {
  const calls = await tab(undefined, aSessionUser());
  await pick('clase.jpg', 'image/jpeg');
  await type('Text in English (UK)', 'our class');
  await choose(/^My own, not to be shared/);
  for (const label of ['Licence', 'Artist', 'Link to the source']) expect(screen.queryByLabelText(label)).toBeNull();
  await press('Upload');
  await waitFor(() => expect(onChoose).toHaveBeenCalled());
  expect(calls[0]!.body).toMatchObject({ license: null, artist_name: null, references: [] });
  cleanup();
  await tab(undefined, aSessionUser());
  expect(screen.getByLabelText<HTMLInputElement>(/^My own, not to be shared/).checked).toBe(true);
  await choose(/^For everybody/);
  expect(screen.getByLabelText('Artist')).toBeTruthy();
  cleanup();
  await tab(undefined, aSessionUser({ user_id: 99 }));
  expect(screen.getByLabelText<HTMLInputElement>(/^For everybody/).checked).toBe(true);
});

test('what an earlier release has remembered is shared', async () => {
  localStorage.setItem(`picture-credits-${aSessionUser().user_id}`, '{"artist_name":"Zoë","license":"CC0"}');
  await tab(undefined, aSessionUser());
  expect(screen.getByLabelText<HTMLInputElement>('Artist').value).toBe('Zoë');
  expect(screen.getByLabelText<HTMLInputElement>(/^For everybody/).checked).toBe(true);
});

const pickSeveral = (...names: string[]) =>
  act(async () => {
    const files = names.map((name) => new File(['picture'], name, { type: 'image/png' }));
    fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files } });
  });
/** The server stores every picture under the number of the call, unless it refuses it. */
async function severalTab(refusedFile = '') {
  const calls: MadeCall[] = serve((call) => {
    const { file_name, translations: names } = call.body as {
      file_name: string;
      translations: { language: string; translation: string }[];
    };
    if (file_name === refusedFile) return refused(400, 'IMAGE_INVALID');
    const image_id = calls.length;
    const named = names.map(({ language, translation }, index) => ({ ...aName(image_id * 10 + index, translation), language })); // prettier-ignore
    return { status: 201, body: { image: { ...image, image_id }, translations: named } };
  });
  await open(Tab, null);
  return calls;
}
const fields = (name: RegExp) => screen.getAllByLabelText<HTMLInputElement>(name).map(({ value }) => value);

describe('several pictures that are chosen at once', () => {
  test('get a text each, of the row and of their files, and one artist and licence; the others become rows', async () => {
    const calls = await severalTab();
    await pickSeveral('a.png', 'la_vaca.jpg', 'IMG_2041.jpg');
    expect(fields(/text in Spanish/)).toEqual(['gato', 'la vaca', '']);
    await press('Upload 3 pictures');
    expect(calls).toEqual([]);
    await type('3: text in Spanish', 'oveja');
    for (const [index, word] of ['cat', 'cow', 'sheep'].entries())
      await type(`${index + 1}: text in English (UK)`, word);
    await type('Artist', 'Zoë');
    await press('Upload 3 pictures');
    await waitFor(() => expect(onMore).toHaveBeenCalled());
    expect(onChoose.mock.calls).toEqual([
      [
        { ...image, image_id: 1 },
        { translation_id: 10, text: 'gato' },
        { translation_id: 11, text: 'cat' },
      ],
    ]);
    const rows = onMore.mock.calls[0]![0].map(({ image: shown, target, source }) => [shown?.image_id, target?.text, source?.text]); // prettier-ignore
    expect(rows).toEqual([
      [2, 'la vaca', 'cow'],
      [3, 'oveja', 'sheep'],
    ]);
    expect(calls.map(({ body }) => (body as { artist_name: string }).artist_name)).toEqual(['Zoë', 'Zoë', 'Zoë']);
  });

  test('are none of them shared, when that is chosen for all', async () => {
    const calls = await severalTab();
    await pickSeveral('gato.png', 'vaca.png');
    for (const number of [1, 2]) await type(`${number}: text in English (UK)`, 'animal');
    await choose(/^My own, not to be shared/);
    await press('Upload 2 pictures');
    await waitFor(() => expect(onMore).toHaveBeenCalled());
    expect(calls.map(({ body }) => (body as { license: unknown }).license)).toEqual([null, null]);
  });

  test('are sent once each: one that is refused is told at its place, left out, and the others go on', async () => {
    const calls = await severalTab('vaca.png');
    await pickSeveral('gato.png', 'vaca.png');
    for (const number of [1, 2]) await type(`${number}: text in English (UK)`, 'animal');
    await type('Artist', 'Zoë');
    await press('Upload 2 pictures');
    await waitFor(() => expect(alerts()).toEqual(['Please upload a valid image file']));
    expect([calls.length, onChoose.mock.calls.length]).toEqual([2, 0]);
    await press('Leave out vaca.png');
    await press('Upload 1 picture');
    await waitFor(() => expect(onChoose).toHaveBeenCalled());
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['perro.jpg', 'perro'],
    ['el_perro grande.jpeg', 'el perro grande'],
    ['IMG_20261126_101500.jpg', ''],
    ['DSC0042.JPG', ''],
    ['20261126.png', ''],
    ['WhatsApp Image 2026-11-26.jpeg', ''],
    ['Photo (3).png', ''],
    ['image.png', ''],
  ])('the file %s shows %j', (name, word) => expect(wordOfFile(name)).toBe(word));
});

test('a file of another kind is told', async () => {
  await tab();
  await pick('gato.gif');
  expect(alerts()).toEqual(['File type is not supported']);
});

test('a refusal of the server is told in its words', async () => {
  await tab(refused(400, 'IMAGE_INVALID'));
  await pick('gato.png');
  await type('Text in English (UK)', 'cat');
  await type('Artist', 'Zoë');
  await press('Upload');
  await waitFor(() => expect(alerts()).toEqual(['Please upload a valid image file']));
});

test('a link that is none is marked where it stands', async () => {
  await tab();
  await type('Link to the source', 'nowhere');
  expect(screen.getByText('This is not a web address')).toBeTruthy();
});
