import { expect, test } from '@jest/globals';
import type pg from 'pg';
import { ClassRosters } from './class-rosters.ts';
import type { LiveSession } from './live-session.ts';

const session = {
  live: { live_id: 4, host_id: 1 },
  state: { settings: { names: 'roster', class_id: 7 }, students: new Map() },
} as unknown as LiveSession;
const clock = { at: 0, now: () => 0, steadyNow: () => clock.at };

/** A database that answers each read when the spec says so. */
function slowDatabase() {
  const reads: PromiseWithResolvers<{ rows: object[] }>[] = [];
  const query = () => {
    reads.push(Promise.withResolvers());
    return reads.at(-1)!.promise;
  };
  return { reads, pool: { query } as unknown as pg.Pool };
}
const called = (student_name: string) => ({
  rows: [{ student_id: 2, student_name, person_id: null, absent_on: null }],
});

test('a list is read once a second, by the steady clock', async () => {
  const { reads, pool } = slowDatabase();
  const rosters = new ClassRosters(pool, clock);
  const names = [rosters.nameOf(session, 2), rosters.nameOf(session, 2)];
  clock.at += 999;
  names.push(rosters.nameOf(session, 2));
  expect(reads).toHaveLength(1);
  clock.at += 1;
  names.push(rosters.nameOf(session, 2));
  expect(reads).toHaveLength(2);
  reads[0]!.resolve(called('Mia'));
  reads[1]!.resolve(called('Mia Reed'));
  expect(await Promise.all(names)).toEqual(['Mia', 'Mia', 'Mia', 'Mia Reed']);
});

test('a read that fails late takes no newer one away, and one that failed is done again', async () => {
  const { reads, pool } = slowDatabase();
  const rosters = new ClassRosters(pool, clock);
  const first = rosters.nameOf(session, 2);
  clock.at += 1000;
  const second = rosters.nameOf(session, 2);
  reads[0]!.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const third = rosters.nameOf(session, 2);
  expect(reads).toHaveLength(2);
  reads[1]!.reject(new Error('still away'));
  await expect(Promise.all([second, third])).rejects.toThrow('still away');
  const fourth = rosters.nameOf(session, 2);
  expect(reads).toHaveLength(3);
  reads[2]!.resolve(called('Mia'));
  expect(await fourth).toBe('Mia');
});
