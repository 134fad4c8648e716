import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { reportVisits, visitMessage } from './visit-report.ts';

const sent: { address: string; type: string }[] = [];
let now = 0;

beforeAll(() => {
  Object.assign(navigator, {
    sendBeacon: (address: string, { type }: Blob) => sent.push({ address, type }) > 0,
  });
  reportVisits();
});
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

const leave = () => dispatchEvent(new Event('pagehide'));

test.each([
  [31_000, '[SESSION]: 00:00:31'],
  [59_999, '[SESSION]: 00:00:59'],
  [3_661_000, '[SESSION]: 01:01:01'],
  [360_000_000, '[SESSION]: 100:00:00'],
])('a visit of %i ms reads %s', (ms, words) => expect(visitMessage(ms)).toBe(words));

test('a page that is left after more than 30 seconds says so, as JSON', () => {
  now = 30_000;
  leave();
  expect(sent).toEqual([]);
  now = 30_001;
  leave();
  expect(sent).toEqual([{ address: '/api/message', type: 'application/json' }]);
});

test('a page that comes back begins a new visit', () => {
  now = 100_000;
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  now = 130_000;
  leave();
  expect(sent).toEqual([]);
});
