import { describe, expect, test } from '@jest/globals';
import type { ClassDetails, RosterStudent } from '@lexiroom/contracts/classes';
import { applyChange, type ClassChange } from './class-change.ts';

const aStudent = (student_id: number, student_name: string): RosterStudent => ({
  student_id,
  student_name,
  group: null,
  is_absent: false,
  linked_to: null,
  rev: 1,
});
const details: ClassDetails = {
  class_id: 7,
  class_name: '7b',
  archived: false,
  student_count: 3,
  request_count: 1,
  item_count: 1,
  rev: 4,
  join_code: 'CDFGHJKM',
  join_address: 'http://192.168.1.5:3000/join',
  asks_first: false,
  students: [aStudent(1, 'Ada'), aStudent(2, 'Ben'), aStudent(3, 'Cem')],
  requests: [
    {
      user_id: 9,
      username: 'zoe',
      user_picture: null,
      student_id: null,
      student_name: 'Zoë',
      is_doubtful: false,
      requested_at: 0,
    },
  ],
  merges: [{ merge_id: 5, from_student_id: 9, from_name: 'Adda', into_student_id: 1, merged_at: 0 }],
  items: [{ item_id: 11, item_name: 'Animals', item_type: 'deck', deck_count: 1, shared_at: 0 }],
};
const namesAfter = (change: ClassChange) =>
  applyChange(details, change).students.map(({ student_name }) => student_name);

describe('before the server has answered', () => {
  test.each<[string, ClassChange, string[]]>([
    ['a removed student is gone', { type: 'student_removed', student_id: 2 }, ['Ada', 'Cem']],
    ['so is one who went to another class', { type: 'student_moved', student_id: 3, from: 7, to: 8 }, ['Ada', 'Ben']],
    ['not one who came back', { type: 'student_moved', student_id: 3, from: 8, to: 7 }, ['Ada', 'Ben', 'Cem']],
    ['a merged row is gone', { type: 'students_merged', from_student_id: 1, into_student_id: 2 }, ['Ben', 'Cem']],
    [
      'a renamed student has the name',
      { type: 'student_renamed', student_id: 1, student_name: 'Eva' },
      ['Eva', 'Ben', 'Cem'],
    ],
    [
      'students who are added are still to come',
      { type: 'students_added', students: [], command_id: 'a' },
      ['Ada', 'Ben', 'Cem'],
    ],
  ])('%s', (_, change, names) => {
    expect(namesAfter(change)).toEqual(names);
  });

  test('those who change groups do, and nobody else is drawn anew', () => {
    const after = applyChange(details, {
      type: 'students_grouped',
      students: [{ student_id: 2, group: 'first' }],
      command_id: 'a',
    });
    expect(after.students.map(({ group }) => group)).toEqual([null, 'first', null]);
    expect(after.students[0]).toBe(details.students[0]);
  });

  test('who was let in or not does not ask any more, what is taken back is not shared, a closed code is none', () => {
    expect(applyChange(details, { type: 'request_refused', user_id: 9 }).requests).toEqual([]);
    expect(applyChange(details, { type: 'request_accepted', user_id: 9, student_id: 1 }).requests).toEqual([]);
    expect(applyChange(details, { type: 'item_unshared', item_id: 11 }).items).toEqual([]);
    expect(applyChange(details, { type: 'code_changed', action: 'close' }).join_code).toBeNull();
    expect(applyChange(details, { type: 'merge_undone', merge_id: 5 }).merges).toEqual([]);
  });

  test('a change that is drawn over a class which has it already changes nothing', () => {
    const change: ClassChange = { type: 'student_absent', student_id: 1, is_absent: true };
    const once = applyChange(details, change);
    expect(applyChange(once, change)).toEqual(once);
  });
});
