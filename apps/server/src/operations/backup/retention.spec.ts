import { expect, test } from '@jest/globals';
import { backupName, backupsToDelete, isBackup, kindOf, madeAt } from './retention.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-27T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

/** Nights on which a backup was made, and each time what is not needed was deleted. */
function afterNights(nights: number): string[] {
  let names: string[] = [];
  for (let ago = nights - 1; ago >= 0; ago--) {
    names.push(backupName('automatic', daysAgo(ago)));
    const deleted = backupsToDelete(names, daysAgo(ago));
    names = names.filter((name) => !deleted.includes(name));
  }
  return names.map((name) => madeAt(name)!.toISOString().slice(0, 10)).toReversed();
}

test('after a year the last seven days, four weeks and six months have one', () => {
  expect(afterNights(365)).toEqual([
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    // The Sundays of the weeks before last.
    '2026-11-15',
    '2026-11-08',
    // The ends of months.
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
  ]);
});

test('of a week all seven are kept', () => {
  expect(afterNights(7)).toHaveLength(7);
});

test('of several of one day the last is kept', () => {
  const names = ['01', '02', '03'].map((hour) => backupName('automatic', new Date(`2026-11-27T${hour}:00:00Z`)));
  expect(backupsToDelete(names, now)).toEqual(names.slice(0, 2));
});

test('a server that was off for a year keeps what it had', () => {
  const names = [500, 501, 502].map((days) => backupName('automatic', daysAgo(days)));
  expect(backupsToDelete(names, now)).toEqual([]);
});

test('the newest that was proven is kept however old it is', () => {
  const names = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((days) => backupName('automatic', daysAgo(days)));
  expect(backupsToDelete(names, now)).toContain(names[9]);
  expect(backupsToDelete(names, now, names[9])).not.toContain(names[9]);
});

test('those of updates are kept for 90 days, and what the operator made for ever', () => {
  const old = backupName('before_update', daysAgo(91));
  const names = [old, backupName('before_update', daysAgo(89)), 'lexiroom-2020-01-01T00-00-00.tar.gz', 'mine.tar.gz'];
  expect(backupsToDelete(names, now)).toEqual([old]);
});

test.each([
  ['automatic-2026-11-27T01-17-00.tar.gz', 'automatic'],
  ['before-update-2026-11-27T01-17-00.tar.gz', 'before_update'],
  ['lexiroom-2026-11-27T01-17-00.tar.gz', 'own'],
  ['automatic-and-mine.tar.gz', 'own'],
])('%s is of the kind %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

test('what is being written is no backup yet', () => {
  const name = backupName('automatic', now);
  expect([name, `${name}.draft`, `${name}.unchecked`].map(isBackup)).toEqual([true, false, false]);
});
