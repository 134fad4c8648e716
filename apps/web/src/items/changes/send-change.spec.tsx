import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { sessionQuery } from '../../session/session.ts';
import { DirectoryPage } from '../directory-page.tsx';
import { aHome, anItem } from '../tree.fixture.ts';
import { useSendChange } from './send-change.ts';

afterEach(cleanup);

const spring = { item_id: 5, item_name: 'Spring', visibility: 'public', seen_by: 'public', rev: 1 } as const;

/** The folder Spring, opened while a deck is being moved into it. */
function OpenedDuringMove() {
  const send = useSendChange();
  const move = () => send({ type: 'moved', moves: [{ item_ids: [2], parent_id: 5 }] });
  return (
    <>
      <button type="button" onClick={() => void move()}>
        Move
      </button>
      <DirectoryPage username="olga" directory="5" />
    </>
  );
}

test('a folder whose first listing is from before a move shows what was moved into it all the same', async () => {
  const first = Promise.withResolvers<ServerAnswer>();
  const listings: (ServerAnswer | Promise<ServerAnswer>)[] = [
    first.promise,
    { body: aHome([anItem(2)], { directory: spring }) },
  ];
  const calls = serve(({ path }) => (path.startsWith('/api/user/olga') ? listings.shift()! : { body: { done: true } }));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, { username: 'olga' } as never);
  await show(OpenedDuringMove, '/user/olga/5', cache);
  await press('Move');
  await act(async () => first.resolve({ body: aHome([], { directory: spring }) }));
  expect(await screen.findByRole('link', { name: /^Item 2/ })).toBeTruthy();
  expect(calls.map(({ path }) => path).filter((path) => path.startsWith('/api/user/olga'))).toHaveLength(2);
});
