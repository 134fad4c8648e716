import { expect, test } from '@jest/globals';
import { TimeSlice } from './time-slice.ts';

test('work goes on at once for ten milliseconds, and then only after everything that waits, again and again', async () => {
  const clock = { at: 0 };
  const slice = new TimeSlice(() => clock.at);
  for (let round = 0; round < 3; round++) {
    const others = { haveHadTheirTurn: false };
    setImmediate(() => (others.haveHadTheirTurn = true));
    clock.at += 9;
    await slice.yieldWhenLong();
    expect(others.haveHadTheirTurn).toBe(false);
    clock.at += 1;
    await slice.yieldWhenLong();
    expect(others.haveHadTheirTurn).toBe(true);
  }
});
