import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { refused, serve } from '../api/server.fixture.ts';
import { deckData } from '../study/study.fixture.ts';
import { readSentences } from './read-sentences.ts';
import { aSentence } from './sentences.fixture.ts';

const read = (deck_ids: readonly number[], class_id?: number) =>
  readSentences({ deck_ids, class_id, username: 'olga' }, new AbortController().signal);
const served = () => ({ body: { sentences: [aSentence()], calendar: deckData().calendar } });

test('a category without a deck has no sentences, and asks for none', async () => {
  const calls = serve(() => 'no connection');
  expect(await read([])).toEqual({ sentences: [], calendar: null });
  expect(calls).toEqual([]);
});

test('without a network they come as they were kept; of what was never read the call’s failure is told', async () => {
  serve(served);
  const online = await read([12, 7]);
  serve(() => 'no connection');
  expect(await read([12, 7])).toEqual(online);
  await expect(read([12])).rejects.toThrow();
});

test('what the server refuses is not shown as it was kept', async () => {
  serve(served);
  await read([31]);
  serve(() => refused(404, 'NOT_FOUND'));
  await expect(read([31])).rejects.toThrow();
});

test('by the schedule of a class they are another reading', async () => {
  const calls = serve(served);
  await read([40], 3);
  expect(calls[0]?.path).toBe('/api/sentences/search?id=40&class_id=3');
  serve(() => 'no connection');
  await expect(read([40])).rejects.toThrow();
});
