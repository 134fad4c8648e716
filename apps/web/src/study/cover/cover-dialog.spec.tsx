import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { DeckData } from '@lexiroom/contracts/decks';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { button, press, show } from '../../page/screen.fixture.tsx';
import { studyQuery } from '../study-query.ts';
import { aStudy, deckData } from '../study.fixture.ts';
import { CoverDialog } from './cover-dialog.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const { queryKey } = studyQuery({ type: 'deck', owner: 'olga', ids: ['12'] });
const found: ServerAnswer = {
  body: [{ imageRow: [1, 2].map((image_id) => ({ image_id, image_path: `/media/images/${image_id}.webp` })) }],
};
const server = (search: ServerAnswer, choice: ServerAnswer = { body: { done: true } }) =>
  serve(({ path }: MadeCall) => (path === '/api/deck_image_search' ? search : choice));

async function cover(): Promise<() => DeckData> {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(queryKey, deckData());
  function Cover() {
    const { data } = useQuery({ queryKey, queryFn: () => deckData(), staleTime: Infinity });
    return data && <CoverDialog study={aStudy({ data })} onClose={() => undefined} />;
  }
  await show(Cover, '/deck/olga/12', cache);
  return () => cache.getQueryData<DeckData>(queryKey)!;
}
// The first picture is that of a word, and called by it.
const pressed = () => ['word 1', 'Picture 2'].map((name) => button(name).getAttribute('aria-pressed'));

test('the pictures of the deck are offered; the chosen one is its cover', async () => {
  const calls = server(found);
  const data = await cover();
  await screen.findByRole('button', { name: 'Picture 2' });
  expect(pressed()).toEqual(['true', 'false']);
  await press('Picture 2');
  expect(calls.at(-1)).toMatchObject({ method: 'PUT', path: '/api/deck_cover', body: { deck_id: 12, image_id: 2 } });
  await waitFor(() => expect(pressed()).toEqual(['false', 'true']));
  expect([data().deck_image_id, data().image_path]).toEqual([2, '/media/images/2.webp']);
});

test('a cover that is refused goes back, and the refusal is told', async () => {
  server(found, refused(404, 'NOT_FOUND'));
  const data = await cover();
  await screen.findByRole('button', { name: 'Picture 2' });
  await press('Picture 2');
  expect((await screen.findByRole('alert')).textContent).toBe('This does not exist.');
  await waitFor(() => expect(pressed()).toEqual(['true', 'false']));
  expect(data().image_path).toBe('/media/images/1.webp');
});

test.each([
  ['no answer', 'no connection', 'Could not fetch images'],
  ['a broken server', refused(500, 'SURPRISE'), 'Could not fetch images'],
  ['a session that has ended', refused(401, 'NOT_LOGGED_IN'), 'You are not logged in'],
] as const)('%s is told, and can be tried again', async (_, search, words) => {
  server(search);
  await cover();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  server(found);
  await press('Retry');
  expect(await screen.findByRole('button', { name: 'word 1' })).toBeTruthy();
});

test.each([[[]], [[{ imageRow: [] }]]])('where there are no pictures (%j) it says so', async (body) => {
  server({ body });
  await cover();
  expect(await screen.findByText('No pictures yet')).toBeTruthy();
});
