import { type QuestionedStudent, withAbsence } from '@lexiroom/domain/study/questioner';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { studentsQuery } from './students-query.ts';

type Student = Pick<QuestionedStudent, 'student_id' | 'student_name'>;
type AbsentOrNot = Student & Pick<QuestionedStudent, 'is_absent'>;

/** Who was set aside for today last, or is there again; or that the server did not take it. */
export interface AbsenceChange extends AbsentOrNot {
  hasFailed: boolean;
}

export interface Absence {
  last: AbsenceChange | undefined;
  change: (student: Student, isAbsent: boolean) => Promise<void>;
  undo: () => void;
  forget: () => void;
}

const keyOf = (class_id: number) => ['absence', class_id];

/**
 * Sets students of a class aside for today. It is drawn at once, by `usePendingAbsences`, and told to the server in the
 * order in which it was done: an undo never overtakes what it undoes.
 */
export function useAbsence(class_id: number): Absence {
  const cache = useQueryClient();
  const [last, setLast] = useState<AbsenceChange>();
  const query = studentsQuery(class_id);
  const { mutateAsync } = useMutation({
    mutationKey: keyOf(class_id),
    scope: { id: `absence-${class_id}` },
    mutationFn: async ({ student_id, is_absent }: AbsentOrNot) => {
      try {
        await api.changeStudent({ body: { student_id, is_absent } });
      } catch (error) {
        // The answer of a change that was made may be lost: what the class says now is what counts.
        await cache.cancelQueries(query);
        const now = await cache.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined);
        if (now?.students.find((student) => student.student_id === student_id)?.is_absent !== is_absent) throw error;
        return;
      }
      const isBeingRead = cache.isFetching(query) > 0;
      cache.setQueryData(
        query.queryKey,
        (read) => read && { ...read, students: withAbsence(read.students, student_id, is_absent) },
      );
      // What is on its way may have been written before the change.
      if (isBeingRead) void cache.invalidateQueries(query);
    },
  });
  const change: Absence['change'] = async ({ student_id, student_name }, is_absent) => {
    const changed = { student_id, student_name, is_absent };
    setLast({ ...changed, hasFailed: false });
    try {
      await mutateAsync(changed);
    } catch {
      setLast({ ...changed, hasFailed: true });
    }
  };
  return {
    last,
    change,
    undo: () => void (last && change(last, !last.is_absent)),
    forget: () => setLast(undefined),
  };
}

/** Who is being set aside, or fetched back, and the server has not said yet that it is so; the oldest change first. */
export const usePendingAbsences = (class_id: number): readonly AbsentOrNot[] =>
  useMutationState({
    filters: { mutationKey: keyOf(class_id), status: 'pending' },
    select: ({ state }) => state.variables as AbsentOrNot,
  });

/** The students as they are when every change that is under way is made. */
export const withAbsences = <Each extends QuestionedStudent>(
  students: readonly Each[],
  changes: readonly AbsentOrNot[],
): readonly Each[] =>
  changes.reduce((now, { student_id, is_absent }) => withAbsence(now, student_id, is_absent), students);
