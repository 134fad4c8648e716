import { expect, test } from '@jest/globals';
import { isBackupDue, isProofDue, nextNight } from './backup-schedule.ts';
import type { BackupRun } from './backup-runs.ts';

const at = (text: string) => new Date(`2026-11-${text}`);
const run = (change: Partial<BackupRun>): BackupRun => ({
  run_id: 1,
  kind: 'proof',
  file_name: 'x',
  began_at: at('20T04:17'),
  ended_at: at('20T04:18'),
  row_count: 1,
  failure: null,
  detail: null,
  ...change,
});

test.each([
  ['27T00:10', '27T01:17'],
  ['27T01:17', '28T01:17'],
  ['27T12:00', '28T01:17'],
])('at %s the next night is at %s', (now, next) => {
  expect(nextNight(at(now))).toEqual(at(next));
});

test.each([
  [undefined, true],
  ['27T01:17', false],
  ['26T10:00', true],
  ['26T17:00', false],
])('after a backup at %s another one is due at noon of the 27th: %s', (last, isDue) => {
  expect(isBackupDue(last === undefined ? undefined : at(last), at('27T12:00'))).toBe(isDue);
});

test.each([
  ['none', [], true],
  ['one a week ago', [run({})], true],
  ['one yesterday', [run({ began_at: at('26T04:17') })], false],
  ['one that failed yesterday', [run({ began_at: at('26T04:17'), failure: 'failed' })], true],
  ['one without the right yesterday', [run({ began_at: at('26T04:17'), failure: 'no_right' })], false],
  ['a backup only', [run({ kind: 'backup', began_at: at('27T01:17') })], true],
] as const)('after %s a proof is due: %s', (_, runs, isDue) => {
  expect(isProofDue(runs, at('27T04:17'))).toBe(isDue);
});
