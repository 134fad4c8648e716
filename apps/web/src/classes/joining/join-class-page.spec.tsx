import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { JoinedClassDecks, OpenClass } from '@lexiroom/contracts/classes';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { JoinClassPage } from './join-class-page.tsx';

beforeAll(giveDialogs);
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const found: OpenClass = { class_id: 7, class_name: '7b', teacher: 'olga', asks_first: true, students: [], caller: 'nobody' }; // prettier-ignore
const waiting: JoinedClassDecks = {
  class_id: 7,
  class_name: '7b',
  teacher: 'olga',
  student_name: null,
  decks: [],
  stories: [],
};

const named = (student_id: number) => ({ student_id, student_name: 'Ada Brown', is_taken: false });

/** The page behind the code of a class that is as these say at each call. */
async function openPage(open: () => OpenClass, mine: () => JoinedClassDecks[] = () => []) {
  serve(({ path }) => ({ body: path === '/api/my_classes' ? mine() : open() }));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, aSessionUser());
  await show(() => <JoinClassPage code="CDFGHJKM" />, '/join/CDFGHJKM', cache);
}

test('two of the same name are told apart by the number that the teacher sees', async () => {
  await openPage(() => ({ ...found, students: [named(3), named(8)] }));
  await press('Ada Brown (2)');
  expect(screen.getByRole('dialog').textContent).toContain('You are Ada Brown (2)?');
});

test('whoever waits sees by themselves that the teacher has let them in', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  let mine = [waiting];
  await openPage(() => ({ ...found, caller: 'asking' }), () => mine); // prettier-ignore
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status').textContent).toContain('Your teacher has been asked');
  mine = [{ ...waiting, student_name: 'Ada' }];
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(screen.getByRole('status').textContent).toContain('You are in this class');
});

test('whoever was not let in may pick again, also when they are in last year’s class of the same name', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  let isAsking = true;
  await openPage(() => ({ ...found, caller: isAsking ? 'asking' : 'nobody' }), () => [...(isAsking ? [waiting] : []), { ...waiting, class_id: 3, student_name: 'Ada' }]); // prettier-ignore
  await act(() => jest.advanceTimersByTimeAsync(100));
  isAsking = false;
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(screen.getByRole('heading', { name: 'Who are you?' })).toBeTruthy();
});
