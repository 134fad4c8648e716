import { afterEach, expect, test } from '@jest/globals';
import type { DeckData } from '@lexiroom/contracts/decks';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { aWord, deckData } from '../study.fixture.ts';
import { usePin } from './pin.ts';

afterEach(cleanup);

const oneDeck = ['study', 'deck', 'olga', ['12']];
const twoDecks = ['study', 'deck', 'olga', ['12', '13']];

async function words() {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const key of [oneDeck, twoDecks]) cache.setQueryData(key, deckData({ words: [aWord()] }));
  const failures: string[] = [];
  function Words() {
    const pin = usePin((failure) => failures.push(failure));
    const { data } = useQuery({ queryKey: oneDeck, queryFn: () => deckData() });
    return (
      <button type="button" onClick={() => pin(data!.words[0]!)}>
        {'Pin'}
      </button>
    );
  }
  await show(Words, '/', cache);
  const arePinned = () => [oneDeck, twoDecks].map((key) => cache.getQueryData<DeckData>(key)?.words[0]?.is_pinned);
  return { arePinned, failures };
}

test('a pin is shown at once, everywhere the word appears', async () => {
  const answer = Promise.withResolvers<ServerAnswer>();
  const calls = serve(() => answer.promise);
  const { arePinned } = await words();
  await press('Pin');
  expect(arePinned()).toEqual([true, true]);
  expect(calls).toMatchObject([{ method: 'PUT', path: '/api/pin_word', body: { word_id: 1, is_pinned: true } }]);
  await act(async () => answer.resolve({ body: { done: true } }));
  expect(arePinned()).toEqual([true, true]);
});

test.each([
  ['in the words of the refusal', refused(404, 'NOT_FOUND'), 'This does not exist.'],
  ['without words of its own', { status: 500, body: undefined }, 'Something went wrong, try again'],
  ['without an answer', 'no connection', 'Something went wrong, try again'],
] as const)('when it fails the pin goes back, and that is told %s', async (_, said, told) => {
  serve(() => said);
  const { arePinned, failures } = await words();
  await press('Pin');
  expect([arePinned(), failures]).toEqual([[false, false], [told]]);
});

test('two quick clicks are sent one after the other, so that the last one wins', async () => {
  const answers: ((said: ServerAnswer) => void)[] = [];
  const calls = serve(() => new Promise<ServerAnswer>((resolve) => answers.push(resolve)));
  const { arePinned } = await words();
  await press('Pin');
  await press('Pin');
  expect([calls.length, arePinned()]).toEqual([1, [false, false]]);
  await act(async () => answers[0]!({ body: { done: true } }));
  expect(calls.map(({ body }) => body)).toEqual([
    { word_id: 1, is_pinned: true },
    { word_id: 1, is_pinned: false },
  ]);
});
