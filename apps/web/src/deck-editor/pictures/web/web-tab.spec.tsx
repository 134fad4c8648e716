import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { WebImage } from '@lexiroom/contracts/library';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../../api/server.fixture.ts';
import { alerts, open, press, type } from '../../../page/screen.fixture.tsx';
import { aName, aRow, languages } from '../../library.fixture.tsx';
import { WebTab } from './web-tab.tsx';

/** The list is near its end when a test says so. */
let comeNear: () => Promise<void>;
beforeAll(() => {
  class NearObserver {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => act(async () => tell([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  globalThis.IntersectionObserver = NearObserver as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

const hit = (id: string): WebImage => ({
  id,
  provider: 'openverse',
  webformatURL: `/media/web/openverse/small/${id}.webp`,
  webformatWidth: 640,
  webformatHeight: 480,
  largeImageURL: `/media/web/openverse/large/${id}.webp`,
  tags: `cat ${id}`,
  user: 'Zoë',
  pageURL: `https://example.org/${id}`,
  license: 'CC BY 4.0',
});
const page = (pageNumber: number, ...ids: string[]): ServerAnswer => ({
  body: { images: JSON.stringify({ hits: ids.map(hit) }), pageNumber },
});
const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
const onChoose = jest.fn();
const tab = (row = aRow()) =>
  open(() => <WebTab {...{ row, languages, onChoose }} canEdit onRemove={() => undefined} onClose={() => undefined} />);

const search = async (word: string) => {
  await type('Search free pictures', word);
  await act(async () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Search' })[0]!.click());
};

test('pictures are looked for by the row’s text, and more come as one nears the end', async () => {
  const calls = serve(({ path }) => (path.endsWith('/1') ? page(1, 'a', 'b') : page(2, 'b', 'c')));
  await tab();
  await waitFor(() => expect(shown()).toEqual(['cat a', 'cat b']));
  await comeNear();
  await waitFor(() => expect(new Set(shown())).toEqual(new Set(['cat a', 'cat b', 'cat c'])));
  expect(calls.map(({ path }) => path)).toEqual(['/api/web_image/gato/1', '/api/web_image/gato/2']);
});

test('an empty search is for scenery', async () => {
  const calls = serve(() => page(1, 'a'));
  await tab();
  await search('  ');
  await waitFor(() => expect(calls.at(-1)!.path).toBe('/api/web_image/scenery/1'));
});

test('whoever asks too often keeps the pictures, and reads when to ask again', async () => {
  const busy: ServerAnswer = { status: 429, body: { errDesc: 'slow', code: 'TOO_MANY', rateLimit: 60_000 } };
  serve(({ path }) => (path.endsWith('/1') ? page(1, 'a', 'b') : busy));
  await tab();
  await waitFor(() => expect(shown()).toHaveLength(2));
  await comeNear();
  expect(await screen.findByText(/Too many attempts.*Try again at \d/)).toBeTruthy();
  expect(shown()).toHaveLength(2);
});

test('whoever searches anew too often keeps the pictures of the search before, until there are others', async () => {
  const busy: ServerAnswer = { status: 429, body: { errDesc: 'slow', code: 'TOO_MANY', rateLimit: 60_000 } };
  let isBusy = true;
  serve(({ path }) => (path.includes('/gato/') ? page(1, 'a', 'b') : isBusy ? busy : page(1, 'c')));
  await tab();
  await waitFor(() => expect(shown()).toHaveLength(2));
  for (const word of ['perro', 'vaca']) {
    await search(word);
    expect(await screen.findByText(/Too many attempts.*Try again at \d/)).toBeTruthy();
    expect(shown()).toEqual(['cat a', 'cat b']);
  }
  isBusy = false;
  await press('Retry');
  await waitFor(() => expect(shown()).toEqual(['cat c']));
});

test('any other failure resets the list', async () => {
  serve(({ path }) => (path.endsWith('/1') ? page(1, 'a', 'b') : refused(404, 'WEB_IMAGES_FAILED')));
  await tab();
  await waitFor(() => expect(shown()).toHaveLength(2));
  await comeNear();
  await waitFor(() => expect(alerts()).toEqual(['Something went wrong...']));
  expect(shown()).toEqual([]);
});

test.each([
  ['no connection' as const, 'No connection'],
  [refused(404, 'WEB_IMAGES_UNREACHABLE'), 'The picture sites cannot be reached right now.'],
])('where the sites cannot be reached it says so, and names the other ways', async (said, words) => {
  serve(() => said);
  await tab();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('The library and your own pictures are still there.')).toBeTruthy();
});

test('a chosen picture goes into the library under the texts of the row, and into the row', async () => {
  const image = { image_id: 8, image_path: '/media/8.webp', thumbnail_path: '/media/thumbnails/8.webp' };
  const translations = [{ ...aName(80, 'gato'), language: 'spanish' }];
  const calls = serve(({ method }) =>
    method === 'GET' ? page(1, 'a') : { status: 201, body: { image, translations } },
  );
  await tab();
  await screen.findByAltText('cat a');
  await press(/cat a/);
  const names = [{ language: 'spanish', translation: 'gato' }];
  expect(calls.at(-1)).toMatchObject({
    path: '/api/web_image',
    body: { provider: 'openverse', id: 'a', translations: names },
  });
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(image, { translation_id: 80, text: 'gato' }, null));
});
