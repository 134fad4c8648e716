import { expect, test } from '@jest/globals';
import { schedulerChange } from './scheduler-change.ts';

const due = (classic: string, fsrs: string) => ({ due_dates: { classic, fsrs } });
const today = '2026-11-21';

test('words that keep their day are not counted as moved, and those without dates not at all', () => {
  const words = [due('2026-11-21', '2026-11-21'), due('2026-11-21', '2026-11-23'), { due_dates: null }];
  const { words: all, moved, days } = schedulerChange(words, today, 'classic', 'fsrs');
  expect([all, moved]).toEqual([2, 1]);
  expect(days.slice(0, 3)).toEqual([
    { day: '2026-11-21', before: 2, after: 1 },
    { day: '2026-11-22', before: 0, after: 0 },
    { day: '2026-11-23', before: 0, after: 1 },
  ]);
});

test('14 days are compared; what is overdue counts for today, what comes later is left out', () => {
  const { days } = schedulerChange([due('2026-10-01', '2026-12-05')], today, 'classic', 'fsrs');
  expect(days).toHaveLength(14);
  expect(days.at(-1)?.day).toBe('2026-12-04');
  expect([days[0]?.before, days.reduce((sum, { after }) => sum + after, 0)]).toEqual([1, 0]);
});

test('the way back is the same, the other way round', () => {
  const words = [due('2026-11-21', '2026-11-24')];
  const back = schedulerChange(words, today, 'fsrs', 'classic');
  expect([back.moved, back.days[0]?.after, back.days[3]?.before]).toEqual([1, 1, 1]);
});
