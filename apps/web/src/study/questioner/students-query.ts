import type { ClassStudents } from '@lexiroom/contracts/classes';
import { queryOptions } from '@tanstack/react-query';
import { isFinal } from '../../api/final-refusal.ts';
import { api } from '../../api/client.ts';
import { forgetClass } from '../class/chosen-class.ts';
import type { StudyAddress } from '../study-address.ts';
import { questionerOf } from './questioner-of.ts';

/**
 * The students of a class that a study has chosen, which its questioner gets with them. When the class is refused, or lies
 * in the archive, it is left without students and forgotten (specification 2 section 7), `atOnce` or by what is opened
 * next. Without a network the students that were read before stay.
 */
export function studentsQuery(study: Pick<StudyAddress, 'type' | 'ids'>, class_id: number, atOnce: boolean) {
  const leave = () => {
    questionerOf(class_id).send({ type: 'ROSTER', students: [] });
    forgetClass(study, atOnce);
  };
  return queryOptions({
    queryKey: ['students', class_id],
    queryFn: async ({ signal }): Promise<ClassStudents> => {
      try {
        const read = await api.students({ params: { classId: class_id } }, signal);
        if (read.classDetails.archived) leave();
        else questionerOf(class_id).send({ type: 'ROSTER', students: read.students });
        return read;
      } catch (error) {
        if (isFinal(error)) leave();
        throw error;
      }
    },
    retry: (failures, error) => failures < 2 && !isFinal(error),
    staleTime: 60_000,
  });
}
