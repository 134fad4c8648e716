import { expect, test } from '@jest/globals';
import { JoinRateLimit, joinsPerMinute, strangersJoinsPerMinute } from './join-rate-limit.ts';

const school = '198.51.100.1';

test('S14 strangers of one address who join without end wait, and nobody else there or elsewhere does', async () => {
  const pace = new JoinRateLimit();
  for (let join = 0; join < strangersJoinsPerMinute; join++) expect(await pace.wait(null, school)).toBe(0);
  let waitMs = 0;
  for (let join = 0; join < 1000 && waitMs === 0; join++) waitMs = await pace.wait(null, school);
  // A pupil without a cookie among them is not kept out for the rest of the minute.
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(1000);
  expect(await pace.wait('a phone', school)).toBe(0);
  expect(await pace.wait(null, '198.51.100.2')).toBe(0);
});

test('S14 a device waits for itself alone', async () => {
  const pace = new JoinRateLimit();
  for (let join = 0; join < joinsPerMinute; join++) expect(await pace.wait('a tablet', school)).toBe(0);
  expect(await pace.wait('a tablet', school)).toBeGreaterThan(0);
  expect(await pace.wait('a phone', school)).toBe(0);
});
