import { expect, test } from '@jest/globals';
import { aStudent, classStatistics } from './class-statistics.fixture.ts';
import { classStatisticsQuery } from './class-statistics-query.ts';

test('students of one name are told apart wherever how their words went is shown', () => {
  const read = classStatistics(['uno'], [aStudent(2, 'Ada', [[1, 1]]), aStudent(1, 'Ada', [[0, 1]]), aStudent(3, 'Ben', [[1, 1]])]); // prettier-ignore
  const shown = classStatisticsQuery(5).select!(read);
  expect(shown.students.map(({ student_name }) => student_name)).toEqual(['Ada (2)', 'Ada (1)', 'Ben']);
});
