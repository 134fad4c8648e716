import { expect, test } from '@jest/globals';
import { type Joining, joiningOutcome } from './index.ts';

const nobody: Joining = { isTeacher: false, joinedAs: null, picked: null, asksFirst: false };
const free = { student_id: 1, isTaken: false };
const taken = { student_id: 1, isTaken: true };

test.each<[string, Partial<Joining>, string]>([
  ['whoever picks a free student is in', { picked: free }, 'in'],
  ['an unknown name always asks', {}, 'ask'],
  ['a class that asks first always asks', { picked: free, asksFirst: true }, 'ask'],
  ['a student as whom somebody has joined cannot be picked', { picked: taken }, 'STUDENT_TAKEN'],
  ['nor asked for', { picked: taken, asksFirst: true }, 'STUDENT_TAKEN'],
  ['joining as the same student again changes nothing', { picked: taken, joinedAs: 1 }, 'in'],
  ['also where the teacher is asked', { picked: taken, joinedAs: 1, asksFirst: true }, 'in'],
  ['one person is one student of a class', { picked: free, joinedAs: 2 }, 'IN_CLASS_ALREADY'],
  ['whoever is in the class need not ask by a name', { joinedAs: 2, asksFirst: true }, 'in'],
  ['the teacher cannot join their own class', { isTeacher: true, picked: free }, 'NOT_ALLOWED'],
])('%s', (_, change, outcome) => {
  expect(joiningOutcome({ ...nobody, ...change })).toBe(outcome);
});
