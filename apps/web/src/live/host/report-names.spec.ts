import { expect, test } from '@jest/globals';
import type { Report } from '@lexiroom/contracts/live';
import { withStudentsToldApart } from './report-names.ts';

const player = (seat_id: number, name: string, student_id?: number) =>
  ({ seat_id, name, ...(student_id !== undefined && { student_id }) }) as Report['players'][number];
const namesOf = (players: Report['players'], missing: Report['missing']) => {
  const shown = withStudentsToldApart({ players, missing } as Report);
  return [...shown.players.map(({ name }) => name), ...shown.missing.map(({ student_name }) => student_name)];
};

test('students of one name are numbered in a report, whether they played or not', () => {
  const missing = [
    { student_id: 11, student_name: 'Ada', is_absent: true },
    { student_id: 14, student_name: 'Leo', is_absent: false },
  ];
  expect(namesOf([player(1, 'ada', 13), player(2, 'Mia', 12)], missing)).toEqual(['ada (2)', 'Mia', 'Ada (1)', 'Leo']);
});

test('a player who is no student of the class keeps the name they chose', () => {
  expect(namesOf([player(1, 'Ada'), player(2, 'Ada', 12)], [])).toEqual(['Ada', 'Ada']);
});
