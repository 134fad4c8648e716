import { expect, test } from '@jest/globals';
import { JoinPace, joinsPerMinute, strangersJoinsPerMinute } from './join-pace.ts';

const school = '198.51.100.1';

test('S14 strangers of one address who join without end wait, and nobody else there or elsewhere does', async () => {
  const pace = new JoinPace();
  for (let join = 0; join < strangersJoinsPerMinute; join++) expect(await pace.wait(null, school)).toBe(0);
  expect(await pace.wait(null, school)).toBeGreaterThan(0);
  expect(await pace.wait('a phone', school)).toBe(0);
  expect(await pace.wait(null, '198.51.100.2')).toBe(0);
});

test('S14 a device waits for itself alone', async () => {
  const pace = new JoinPace();
  for (let join = 0; join < joinsPerMinute; join++) expect(await pace.wait('a tablet', school)).toBe(0);
  expect(await pace.wait('a tablet', school)).toBeGreaterThan(0);
  expect(await pace.wait('a phone', school)).toBe(0);
});
