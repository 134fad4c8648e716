import type { ClassDetails, RosterStudent, StudentGroup } from '@lexiroom/contracts/classes';

/**
 * A change of a class, as its page shows it before the server has answered. `rev` is the revision that the page showed when
 * the change began: the server refuses the change when somebody was faster.
 */
export type ClassChange =
  | { type: 'class_changed'; class_name?: string; archived?: boolean; asks_first?: boolean; rev?: number }
  | { type: 'code_changed'; action: 'renew' | 'close' }
  | {
      type: 'students_added';
      students: readonly { student_name: string; group: StudentGroup | null }[];
      command_id: string;
    }
  | { type: 'student_renamed'; student_id: number; student_name: string; rev?: number | undefined }
  | {
      type: 'students_grouped';
      students: readonly { student_id: number; group: StudentGroup | null }[];
      command_id: string;
    }
  | { type: 'student_absent'; student_id: number; is_absent: boolean }
  | { type: 'student_moved'; student_id: number; from: number; to: number }
  | { type: 'student_removed'; student_id: number }
  /** A removed student comes back by their name. */
  | { type: 'student_restored'; student_id: number; student_name: string; group: StudentGroup | null }
  | { type: 'students_merged'; from_student_id: number; into_student_id: number }
  | { type: 'merge_undone'; merge_id: number }
  | { type: 'request_accepted'; user_id: number; student_id: number | null; student_name?: string }
  | { type: 'request_refused'; user_id: number }
  | { type: 'link_ended'; student_id: number }
  /** `undo`: what the server gave with the end of the link. */
  | { type: 'link_restored'; student_id: number; undo: string }
  | { type: 'item_shared' | 'item_unshared'; item_id: number };

/**
 * A class as it will be once a change is made. What comes into it (students, codes, shared items) only the server can
 * show. Applying a change twice is the same as once, since the class may have been read again meanwhile.
 */
export function applyChange(details: ClassDetails, change: ClassChange): ClassDetails {
  switch (change.type) {
    case 'class_changed': {
      const { class_name = details.class_name, archived = details.archived, asks_first = details.asks_first } = change;
      return { ...details, class_name, archived, asks_first };
    }
    case 'code_changed':
      return change.action === 'close' ? { ...details, join_code: null } : details;
    case 'student_renamed':
      return withStudent(details, change.student_id, { student_name: change.student_name });
    case 'students_grouped': {
      const groups = new Map(change.students.map(({ student_id, group }) => [student_id, group]));
      const students = details.students.map((student) => {
        const group = groups.get(student.student_id);
        return group === undefined || group === student.group ? student : { ...student, group };
      });
      return { ...details, students };
    }
    case 'student_absent':
      return withStudent(details, change.student_id, { is_absent: change.is_absent });
    case 'student_moved':
      return change.to === details.class_id ? details : without(details, change.student_id);
    case 'student_removed':
      return without(details, change.student_id);
    case 'students_merged':
      return without(details, change.from_student_id);
    case 'merge_undone':
      return { ...details, merges: details.merges.filter(({ merge_id }) => merge_id !== change.merge_id) };
    case 'request_accepted':
    case 'request_refused':
      return { ...details, requests: details.requests.filter(({ user_id }) => user_id !== change.user_id) };
    case 'link_ended':
      return withStudent(details, change.student_id, { linked_to: null });
    case 'item_unshared':
      return { ...details, items: details.items.filter(({ item_id }) => item_id !== change.item_id) };
    case 'students_added':
    case 'student_restored':
    case 'link_restored':
    case 'item_shared':
      return details;
  }
}

const without = (details: ClassDetails, removed: number): ClassDetails => ({
  ...details,
  students: details.students.filter(({ student_id }) => student_id !== removed),
});

const withStudent = (details: ClassDetails, changed: number, fields: Partial<RosterStudent>): ClassDetails => ({
  ...details,
  students: details.students.map((student) => (student.student_id === changed ? { ...student, ...fields } : student)),
});
