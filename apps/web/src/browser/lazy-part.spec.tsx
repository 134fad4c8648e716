import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** A part that is drawn at once and comes with this try; gives how often it was tried. */
async function drawn(succeeds: number): Promise<() => number> {
  let tries = 0;
  const Part = lazyPart(async (): Promise<ComponentType> => {
    tries += 1;
    if (tries < succeeds) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>It is there</p>;
  });
  const page = (
    <Suspense fallback="still to come">
      <Part />
    </Suspense>
  );
  await act(async () => void render(page));
  return () => tries;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a part that was not fetched is fetched again by itself, after a second, then after two', async () => {
  const tries = await drawn(3);
  expect([screen.queryByText('still to come') !== null, tries()]).toEqual([true, 1]);
  await pass(1000);
  expect(tries()).toBe(2);
  await pass(1999);
  expect(screen.queryByText('It is there')).toBeNull();
  await pass(1);
  expect(screen.getByText('It is there')).toBeTruthy();
});

test('it is fetched at once when the network is back', async () => {
  await drawn(2);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByText('It is there')).toBeTruthy();
});

test('it is tried for as long as it takes, every eight seconds in the end, and breaks nothing', async () => {
  const tries = await drawn(9);
  await pass(1000 + 2000 + 4000);
  expect(tries()).toBe(4);
  await pass(8000 * 4);
  expect([screen.queryByText('still to come') !== null, tries()]).toEqual([true, 8]);
  await pass(8000);
  expect(screen.getByText('It is there')).toBeTruthy();
});
