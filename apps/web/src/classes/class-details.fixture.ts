import type { ClassDetails, RosterStudent } from '@lexiroom/contracts/classes';

/** A student in the list of a class. */
export const aRosterStudent = (student_id: number, student_name: string, more?: Partial<RosterStudent>) => ({
  student_id,
  student_name,
  group: null,
  is_absent: false,
  linked_to: null,
  rev: 1,
  ...more,
});

/** The class 7 of a teacher, with these students. */
export const aClass = (students: RosterStudent[] = [], more?: Partial<ClassDetails>): ClassDetails => ({
  class_id: 7,
  class_name: '7b',
  archived: false,
  student_count: students.length,
  request_count: 0,
  item_count: 0,
  rev: 1,
  join_code: null,
  join_address: 'http://192.168.1.5:3000/join',
  asks_first: false,
  students,
  requests: [],
  merges: [],
  items: [],
  ...more,
});
