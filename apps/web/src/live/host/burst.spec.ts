import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { burst, useBurst } from './burst.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The host's page, told of so many players every half second. */
function pageWith(count: number) {
  const page = renderHook(({ players, isLocked }) => useBurst(players, isLocked), {
    initialProps: { players: count, isLocked: false },
  });
  return {
    came: () => page.result.current,
    tell(players: number, isLocked = false) {
      jest.advanceTimersByTime(500);
      page.rerender({ players, isLocked });
    },
  };
}

test('a class that types its names is no burst, nor is a room that was full when the page opened', () => {
  const page = pageWith(500);
  expect(page.came()).toBe(0);
  for (let players = 501; players <= 500 + 20 * 8; players += 2) page.tell(players);
  expect(page.came()).toBe(0);
});

test('many at once are, also after a quiet time, until the door is locked', () => {
  const page = pageWith(5);
  jest.advanceTimersByTime(60_000);
  page.tell(5 + burst.players - 1);
  expect(page.came()).toBe(0);
  page.tell(5 + burst.players);
  expect(page.came()).toBe(burst.players);
  jest.advanceTimersByTime(60_000);
  page.tell(5 + burst.players + 1);
  expect(page.came()).toBe(burst.players);
  page.tell(5 + burst.players + 1, true);
  expect(page.came()).toBe(0);
  page.tell(5 + burst.players + 1);
  expect(page.came()).toBe(0);
});
