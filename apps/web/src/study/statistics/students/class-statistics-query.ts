import type { ClassStatistics } from '@lexiroom/contracts/classes';
import { namesToldApart } from '@lexiroom/domain/names';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

const withNamesToldApart = (statistics: ClassStatistics): ClassStatistics => ({
  ...statistics,
  students: namesToldApart(statistics.students),
});

/**
 * How the words of these decks, or of all that the class has to do with, went for each student of a class; of one student
 * when one is named, from a day on when that is. Read anew on coming back, as answers come in meanwhile.
 * Students of one name are numbered.
 */
export const classStatisticsQuery = (
  class_id: number,
  deck_ids?: readonly number[],
  student_id?: number,
  from_day?: number,
) =>
  queryOptions({
    queryKey: ['class_statistics', class_id, deck_ids ?? [], student_id, from_day],
    queryFn: ({ signal }) =>
      api.classStatistics(
        { params: { class_id }, query: { ...(deck_ids && { id: [...deck_ids] }), student_id, from_day } },
        signal,
      ),
    select: withNamesToldApart,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
