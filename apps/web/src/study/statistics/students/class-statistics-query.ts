import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/**
 * How the words of these decks, or of all that the class has to do with, went for each student of a class; of one student
 * when one is named, from a day on when that is. Read anew on coming back, as answers come in meanwhile.
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
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
