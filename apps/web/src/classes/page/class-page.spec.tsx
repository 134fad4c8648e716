import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ClassDetails } from '@lexiroom/contracts/classes';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { currentAddress } from '../../navigation/index.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { aClass, aRosterStudent } from '../class-details.fixture.ts';
import { ClassPage } from './class-page.tsx';

beforeAll(giveDialogs);
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const nothing = () => null;

/** The page of a class that is as `read` says at each call; gives how often it was called. */
async function openPage(read: () => ClassDetails, address = '/class/7') {
  const calls = serve(() => ({ body: read() }));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, aSessionUser());
  const parts = { Progress: nothing, Prints: nothing, Lesson: nothing, DeckLesson: nothing };
  await show(() => <ClassPage class_id="7" parts={parts} />, address, cache);
  return calls;
}
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const choose = (name: string) => act(async () => screen.getByRole('tab', { name }).click());

describe('the section', () => {
  test('that is chosen stands in the address, without a further entry of the history', async () => {
    await openPage(aClass);
    const entries = history.length;
    await choose('Decks');
    expect([chosenTab(), currentAddress().href, history.length]).toEqual(['Decks', '/class/7?view=decks', entries]);
    await choose('Students');
    expect(currentAddress().href).toBe('/class/7');
  });

  test('of the address is shown; one that there is not is the first', async () => {
    await openPage(aClass, '/class/7?view=join');
    expect(chosenTab()).toBe('Join code');
    cleanup();
    await openPage(aClass, '/class/7?view=nowhere');
    expect(chosenTab()).toBe('Students');
  });
});

test('a class without students says what comes next, and leads there', async () => {
  await openPage(aClass);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['Share a deck', '/class/7?view=decks']);
  expect(links).toContainEqual(['Show the join code', '/class/7?view=join']);
  cleanup();
  await openPage(() => aClass([aRosterStudent(1, 'Ada')]));
  expect(screen.queryByRole('link', { name: 'Share a deck' })).toBeNull();
});

test('two students of the same name are told apart in the list of the teacher', async () => {
  await openPage(() => aClass([aRosterStudent(1, 'Ada Brown', { group: 'first' }), aRosterStudent(2, 'Ada Brown')]));
  expect(screen.getByRole('button', { name: /Ada Brown \(1\)/ }).closest('[data-box]')).toHaveProperty('dataset.box', 'first'); // prettier-ignore
  expect(screen.getByRole('button', { name: /Ada Brown \(2\)/ })).toBeTruthy();
});

describe('while students join', () => {
  const joined = { linked_to: { username: 'ada.l', user_picture: null } };

  test('who is in and who waits is looked at anew, and the wall says how many', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    let linked = {};
    const read = () => aClass([aRosterStudent(1, 'Ada', linked), aRosterStudent(2, 'Ben')], { join_code: 'CDFGHJKM' });
    const calls = await openPage(read, '/class/7?view=join');
    await press('Show on the projector');
    const wall = within(screen.getByRole('dialog'));
    expect(wall.getByRole('status').textContent).toBe('0 of 2 joined');
    linked = joined;
    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect(wall.getByRole('status').textContent).toBe('1 of 2 joined');
    await act(async () => wall.getByRole('button', { name: 'Close' }).click());
    await choose('Students');
    const before = calls.length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(calls.length).toBe(before);
  });

  test('an address that no phone reaches is told so', async () => {
    await openPage(() => aClass([], { join_code: 'CDFGHJKM', join_address: 'http://localhost:3000/join' }), '/class/7?view=join'); // prettier-ignore
    expect(screen.getByText(/Phones cannot reach this address/)).toBeTruthy();
    cleanup();
    await openPage(() => aClass([], { join_code: 'CDFGHJKM' }), '/class/7?view=join');
    expect(screen.queryByText(/Phones cannot reach this address/)).toBeNull();
  });
});
