import type { LiveView } from '@lexiroom/contracts/live';
import { expect, test } from '@jest/globals';
import { newCommandId } from '../api/command-id.ts';
import { completeRoster, isNewer } from './roster.ts';
import { hearTime } from './server-clock.ts';
import { projectorView } from './views.fixture.ts';

const mia = { seat_id: 1, name: 'Mia', connected: true };
const leo = { seat_id: 2, name: 'Leo', connected: true };

test('every command has an id of its own, a UUID of version 4', () => {
  const ids = Array.from({ length: 50 }, newCommandId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('of two views the one of the later event is shown, and of the same event the later one', () => {
  expect(isNewer({ seq: 8, n: 1 }, { seq: 7, n: 9 })).toBe(true);
  expect(isNewer({ seq: 7, n: 2 }, { seq: 7, n: 1 })).toBe(true);
  expect(isNewer({ seq: 7, n: 0 }, { seq: 7, n: 1 })).toBe(false);
  expect(isNewer({ seq: 6, n: 9 }, { seq: 7, n: 1 })).toBe(false);
  expect(isNewer({ seq: 1, n: 1 }, null)).toBe(true);
});

test('what changed in a large roster is put into the one that is shown', () => {
  const base = projectorView('lobby', { seq: 4, n: 2, players: [mia, leo] });
  const { players: _, ...rest } = projectorView('lobby', { seq: 5, n: 1 });
  const noor = { seat_id: 3, name: 'Noor', connected: true };
  const change: LiveView = {
    ...rest,
    players_change: { since: { seq: 4, n: 2 }, put: [{ ...leo, connected: false }, noor], gone: [1] },
  };
  expect(completeRoster(change, base)).toMatchObject({ players: [{ ...leo, connected: false }, noor] });
});

test('a change that builds on a roster we do not have is no roster', () => {
  const { players: _, ...rest } = projectorView('lobby', { seq: 5, n: 1 });
  const change: LiveView = { ...rest, players_change: { since: { seq: 4, n: 3 }, put: [mia], gone: [] } };
  expect(completeRoster(change, projectorView('lobby', { seq: 4, n: 2 }))).toBeUndefined();
  expect(completeRoster(change, null)).toBeUndefined();
});

test('the server’s time is read off the message that came fastest; after a sleep it is read anew', () => {
  const first = hearTime(null, 10_080, 100);
  expect(first.offset).toBe(9980);
  const slower = hearTime(first, 10_900, 1000);
  expect(slower.offset).toBe(9980);
  const faster = hearTime(slower, 11_995, 2000);
  expect(faster.offset).toBe(9995);
  expect(hearTime(faster, 60_000, 3000, true).offset).toBe(57_000);
});
