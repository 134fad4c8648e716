import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { aStudy, aWord } from '../study.fixture.ts';
import { useKeptProgress } from './use-kept-progress.ts';

// The store of the browser is read in turns, which a busy machine does not take within a second.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

const words = [aWord({ word_id: 1 }), aWord({ word_id: 2 })];
const at = (id: string) => aStudy({ ids: [id], words });

async function opened(study = at('12')) {
  const hook = renderHook((shown) => useKeptProgress<{ position: number }>(shown), { initialProps: study });
  await waitFor(() => expect(hook.result.current.isRead).toBe(true));
  return hook;
}

test('the mode waits until it is known whether there is something to go on with', async () => {
  const hook = renderHook(() => useKeptProgress(at('1')));
  expect(hook.result.current.isRead).toBe(false);
  await waitFor(() => expect(hook.result.current).toMatchObject({ isRead: true, progress: undefined }));
});

test('what was kept is there when the study is opened again, until it is forgotten', async () => {
  const first = await opened(at('2'));
  act(() => first.result.current.keep({ position: 4 }));
  first.unmount();
  const second = await opened(at('2'));
  expect(second.result.current).toMatchObject({ progress: { position: 4 } });
  act(() => second.result.current.forget());
  second.unmount();
  expect((await opened(at('2'))).result.current).toMatchObject({ progress: undefined });
});

test('of two tabs it goes on in the one opened last, and comes back to the other with all that was done', async () => {
  const first = await opened(at('4'));
  act(() => first.result.current.keep({ position: 4 }));
  const second = await opened(at('4'));
  await waitFor(() => expect(first.result.current).toMatchObject({ isRead: false, isElsewhere: true }));
  expect(second.result.current).toMatchObject({ isRead: true, progress: { position: 4 } });
  act(() => second.result.current.keep({ position: 5 }));
  act(() => first.result.current.goOnHere());
  await waitFor(() => expect(first.result.current).toMatchObject({ isRead: true, progress: { position: 5 } }));
  await waitFor(() => expect(second.result.current).toMatchObject({ isElsewhere: true }));
});

test('tabs with other studies do not mind', async () => {
  const first = await opened(at('5'));
  const second = await opened(at('6'));
  // What tabs tell each other arrives in its order: once the second has heard of the third, so has the first.
  await opened(at('6'));
  await waitFor(() => expect(second.result.current).toMatchObject({ isElsewhere: true }));
  expect(first.result.current.isRead).toBe(true);
});

test('a study that is going on is not thrown back when its words are read again', async () => {
  const hook = await opened(at('3'));
  act(() => hook.result.current.keep({ position: 4 }));
  hook.rerender(aStudy({ ids: ['3'], words: [...words, aWord({ word_id: 3 })] }));
  await act(async () => Promise.resolve());
  expect(hook.result.current).toMatchObject({ isRead: true, progress: undefined });
});
