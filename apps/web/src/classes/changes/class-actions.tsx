import { Plural, Trans } from '@lingui/react/macro';
import type { ClassDetails, RosterStudent, StudentGroup, StudentMerge } from '@lexiroom/contracts/classes';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalOf } from '../../api/client.ts';
import { isFinal } from '../../api/final-refusal.ts';
import { newCommandId } from '../../api/command-id.ts';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { classQuery } from '../class-queries.ts';
import type { ClassChange } from './class-change.ts';
import type { ToastMessage } from './class-toast.tsx';
import { useSendChange } from './send-change.ts';

/** A student who was typed or pasted. */
export interface NewStudent {
  student_name: string;
  group: StudentGroup | null;
}

type TellDone = (undo: string | undefined) => ToastMessage | undefined;

/** All that can be done with a class; each says in the toast what was done, or why it was not. */
export type ClassActions = ReturnType<typeof useClassActions>;

/** The ways to change a class, each with its undo where there is one. */
export function useClassActions({ class_id }: ClassDetails, showToast: (message: ToastMessage | undefined) => void) {
  const send = useSendChange(class_id);
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();

  /** Sends a change; `done` is told once it is made, and may need what gives an ended link back. Gives whether it was made. */
  async function make(change: ClassChange, done?: ToastMessage | TellDone): Promise<boolean> {
    const outcome = await send(change);
    if (outcome.isDone) {
      const message = typeof done === 'function' ? done(outcome.undo) : done;
      if (message) showToast(message);
      return true;
    }
    const { error } = outcome;
    const retry = isFinal(error) ? undefined : () => void make(change, done);
    showToast({ words: refusalWords(refusalOf(error)), isBad: true, retry });
    return false;
  }

  /** Says at once what is drawn at once, with what takes it back. */
  function makeAtOnce(change: ClassChange, words: ReactNode, undo: () => void): void {
    showToast({ words, undo });
    void make(change);
  }

  async function rename(student: RosterStudent, student_name: string): Promise<void> {
    const { student_id, rev } = student;
    const outcome = await send({ type: 'student_renamed', student_id, student_name, rev });
    if (outcome.isDone) return;
    const refusal = refusalOf(outcome.error);
    const insist = () => void make({ type: 'student_renamed', student_id, student_name });
    if (refusal?.code !== 'STALE') {
      const retry = isFinal(outcome.error) ? undefined : () => void rename(student, student_name);
      showToast({ words: refusalWords(refusal), isBad: true, retry });
    } else if (refusal.params?.student_name === student.student_name) {
      // Something else about them was changed, such as the group: that is no reason to ask.
      insist();
    } else {
      const now = String(refusal.params?.student_name ?? '');
      showToast({ words: <OvertakenWords typed={student_name} now={now} />, isBad: true, insist });
    }
  }

  function regroup(students: readonly RosterStudent[], groupOf: (student: RosterStudent) => StudentGroup | null) {
    const changed = students.filter((student) => groupOf(student) !== student.group);
    const as = (to: typeof groupOf): ClassChange => ({
      type: 'students_grouped',
      students: changed.map((student) => ({ student_id: student.student_id, group: to(student) })),
      command_id: newCommandId(),
    });
    if (changed.length === 0) return;
    const words = <Plural value={changed.length} one="# student changed groups" other="# students changed groups" />;
    makeAtOnce(as(groupOf), words, () => void make(as(({ group }) => group)));
  }

  const undoMerge = ({ merge_id, from_name }: StudentMerge) =>
    make(
      { type: 'merge_undone', merge_id },
      {
        words: (
          <Trans>
            <UserText>{from_name}</UserText> is a student of their own again
          </Trans>
        ),
      },
    );

  return {
    rename,
    regroup,
    changeClass: (fields: Omit<Extract<ClassChange, { type: 'class_changed' }>, 'type'>) =>
      make({ type: 'class_changed', ...fields }),
    changeCode: (action: 'renew' | 'close') => make({ type: 'code_changed', action }),
    /** `command_id` stays the same when the same students are sent again. */
    add: (students: readonly NewStudent[], command_id = newCommandId()) =>
      make(
        { type: 'students_added', students, command_id },
        { words: <Plural value={students.length} one="# student added" other="# students added" /> },
      ),
    setAbsent: ({ student_id }: RosterStudent, is_absent: boolean) =>
      void make({ type: 'student_absent', student_id, is_absent }),
    move: ({ student_id, student_name }: RosterStudent, to: { class_id: number; class_name: string }) => {
      const there: ClassChange = { type: 'student_moved', student_id, from: class_id, to: to.class_id };
      const words = (
        <Trans>
          <UserText>{student_name}</UserText> is in <UserText>{to.class_name}</UserText> now
        </Trans>
      );
      makeAtOnce(there, words, () => void make({ ...there, from: to.class_id, to: class_id }));
    },
    remove: ({ student_id, student_name, group }: RosterStudent) => {
      const words = (
        <Trans>
          <UserText>{student_name}</UserText> is removed
        </Trans>
      );
      let lost: string | undefined;
      const bringBack = async () => {
        // Changes are made in their order: by the time this one is, the removal has told what else the student has lost.
        const isBack = await make({ type: 'student_restored', student_id, student_name, group });
        if (isBack && lost !== undefined) await make({ type: 'link_restored', student_id, undo: lost });
      };
      showToast({ words, undo: () => void bringBack() });
      void make({ type: 'student_removed', student_id }, (undo) => {
        lost = undo;
        return undefined;
      });
    },
    merge: async (from: RosterStudent, into: RosterStudent): Promise<boolean> => {
      const [from_student_id, into_student_id] = [from.student_id, into.student_id];
      if (!(await make({ type: 'students_merged', from_student_id, into_student_id }))) return false;
      // Read anew by now; where that failed, the merge cannot be named, and there is no undo here.
      const merges = cache.getQueryData(classQuery(class_id).queryKey)?.merges;
      const merge = merges?.find((one) => one.from_student_id === from_student_id);
      const words = (
        <Trans>
          <UserText>{from.student_name}</UserText> and <UserText>{into.student_name}</UserText> are one student now
        </Trans>
      );
      showToast({ words, ...(merge && { undo: () => void undoMerge(merge) }) });
      return true;
    },
    undoMerge,
    accept: (request: Omit<Extract<ClassChange, { type: 'request_accepted' }>, 'type'>) =>
      make({ type: 'request_accepted', ...request }),
    refuse: (user_id: number) => make({ type: 'request_refused', user_id }),
    unlink: ({ student_id, student_name }: RosterStudent) =>
      make({ type: 'link_ended', student_id }, (undo) => ({
        words: (
          <Trans>
            <UserText>{student_name}</UserText> is unlinked from their account
          </Trans>
        ),
        ...(undo !== undefined && { undo: () => void make({ type: 'link_restored', student_id, undo }) }),
      })),
    share: (item_id: number) => make({ type: 'item_shared', item_id }),
    unshare: ({ item_id, item_name }: { item_id: number; item_name: string }) => {
      const words = (
        <Trans>
          <UserText>{item_name}</UserText> is no longer shared
        </Trans>
      );
      makeAtOnce({ type: 'item_unshared', item_id }, words, () => void make({ type: 'item_shared', item_id }));
    },
  };
}

function OvertakenWords({ typed, now }: { typed: string; now: string }) {
  return (
    <Trans>
      Renamed elsewhere: it is now called <UserText>{now}</UserText>. You typed <UserText>{typed}</UserText>
    </Trans>
  );
}
