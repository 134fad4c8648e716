import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { useStopwatch } from './page-props.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const read = { whileDrawn: -1, elapsed: () => -1 };
/** The time as a part reads it while it is drawn, and how it is read from then on. */
const note = (elapsed: () => number) => Object.assign(read, { elapsed, whileDrawn: elapsed() });
function Part({ shown, onDrawn }: { shown: number; onDrawn: typeof note }) {
  onDrawn(useStopwatch(shown));
  return null;
}

test('time is counted from the moment that something is in sight: before it none has passed', () => {
  jest.advanceTimersByTime(5000);
  const { rerender } = render(<Part shown={1} onDrawn={note} />);
  expect(read.whileDrawn).toBe(0);
  jest.advanceTimersByTime(700);
  expect(read.elapsed()).toBe(700);
  rerender(<Part shown={1} onDrawn={note} />);
  expect(read.elapsed()).toBe(700);
  rerender(<Part shown={2} onDrawn={note} />);
  expect(read.whileDrawn).toBe(0);
  expect(read.elapsed()).toBe(0);
  jest.advanceTimersByTime(30);
  expect(read.elapsed()).toBe(30);
});
