import { expect, test } from '@jest/globals';
import { ServerClock } from './clock.ts';

const hour = 3_600_000;

/** A machine whose wall clock can be set, and which can sleep. */
function machine() {
  const times = { wall: Date.parse('2026-11-22T06:46:00Z'), monotonic: 1234.5 };
  return {
    times,
    clock: new ServerClock({ now: () => times.wall }, () => times.monotonic),
    pass: (ms: number) => {
      times.wall += ms;
      times.monotonic += ms;
    },
  };
}

test('both times are the same while nothing happens to the machine', () => {
  const { clock, pass } = machine();
  pass(90_000);
  expect(clock.steadyNow()).toBe(clock.now());
});

test.each([14 * hour, -hour])('a wall clock that is set by %p ms moves stamps, and no deadline', (by) => {
  const { clock, times, pass } = machine();
  const [deadline, before] = [clock.steadyNow() + 20_000, clock.now()];
  times.wall += by;
  pass(5000);
  expect(deadline - clock.steadyNow()).toBe(15_000);
  expect(clock.now()).toBe(before + by + 5000);
});

test('after a sleep of the machine the wall is right, and what was running goes on where it was', () => {
  const { clock, times } = machine();
  const [deadline, before] = [clock.steadyNow() + 20_000, clock.now()];
  times.wall += 14 * hour; // The monotonic clock of Linux stands still meanwhile.
  expect(deadline - clock.steadyNow()).toBe(20_000);
  expect(clock.now()).toBe(before + 14 * hour);
});

test('when nothing runs, the steady time can be set by the wall again', () => {
  const { clock, times } = machine();
  times.wall -= 3 * hour;
  clock.setByWall();
  expect(clock.steadyNow()).toBe(clock.now());
});
