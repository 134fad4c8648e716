import { expect, test } from '@jest/globals';
import { marksPath, readMarksSearch, readSheetCode } from './marks-address.ts';

const nothing = { class_id: undefined, variant: undefined, student_id: undefined };

test.each([
  ['http://192.168.1.20:3000/create_quiz/marks/12?class=7&variant=B&student=55', { quiz_id: 12, class_id: 7, variant: 'B', student_id: 55 }], // prettier-ignore
  ['https://vocabulary.school/create_quiz/marks/12', { quiz_id: 12, ...nothing }],
  ['https://vocabulary.school/create_quiz/marks/12?variant=E&class=0', { quiz_id: 12, ...nothing }],
  ['https://vocabulary.school/create_quiz/marks/abc', undefined],
  ['https://vocabulary.school/live/123456', undefined],
  ['4006381333931', undefined],
  ['', undefined],
])('the code %j', (text, sheet) => expect(readSheetCode(text)).toEqual(sheet));

test('the way to a sheet is read back', () => {
  const sheet = { class_id: 7, variant: 'C', student_id: 9 } as const;
  expect(readSheetCode(new URL(marksPath(3, sheet), 'http://localhost').href)).toEqual({ quiz_id: 3, ...sheet });
  expect(marksPath(3)).toBe('/create_quiz/marks/3');
  expect(readMarksSearch('')).toEqual(nothing);
});
