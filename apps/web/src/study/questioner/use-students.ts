import type { ClassStudents } from '@lexiroom/contracts/classes';
import { namesToldApart } from '@lexiroom/domain/names';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { isFinal } from '../../api/final-refusal.ts';
import { forgetClass } from '../class/chosen-class.ts';
import type { StudyAddress } from '../study-address.ts';
import { questionerOf } from './questioner-of.ts';
import { studentsQuery } from './students-query.ts';
import { usePendingAbsences, withAbsences } from './use-absence.ts';

export interface StudentsOf {
  study: Pick<StudyAddress, 'type' | 'ids'>;
  class_id: number;
  /** Whether this page goes on without a class that is gone, or only what is opened next. */
  atOnce: boolean;
}

/**
 * The students of the class that a study has chosen, which its questioner gets whenever they were read or one is set aside;
 * students of one name are numbered.
 * When the class is refused, or lies in the archive, its questioner is left without students, and the study forgets the
 * class (specification 2 section 7).
 */
export function useStudents({ study: { type, ids }, class_id, atOnce }: StudentsOf): UseQueryResult<ClassStudents> {
  const read = useQuery(studentsQuery(class_id));
  const pending = usePendingAbsences(class_id);
  const { data } = read;
  const isGone = isFinal(read.error) || data?.classDetails.archived === true;
  // Before anything is painted: nobody sees a class without its students.
  useLayoutEffect(() => {
    if (isGone) {
      questionerOf(class_id).send({ type: 'ROSTER', students: [] });
      forgetClass({ type, ids }, atOnce);
    } else if (data) {
      questionerOf(class_id).send({ type: 'ROSTER', students: namesToldApart(withAbsences(data.students, pending)) });
    }
  }, [class_id, data, isGone, pending, type, ids, atOnce]);
  return read;
}
