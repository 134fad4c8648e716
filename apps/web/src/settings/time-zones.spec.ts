import { expect, test } from '@jest/globals';
import { timeZones } from './time-zones.ts';

test('the zone of the account is in the list, though this browser calls it otherwise', () => {
  const names = timeZones('Asia/Calcutta').map(({ value }) => value);
  expect(names).toEqual(expect.arrayContaining(['Asia/Calcutta', 'Europe/Madrid', 'UTC']));
  expect(new Set(names).size).toBe(names.length);
});

test('a name is read without lines below', () => {
  expect(timeZones('America/New_York')).toContainEqual({ value: 'America/New_York', name: 'America/New York' });
});
