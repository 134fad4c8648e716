import { queryOptions } from '@tanstack/react-query';
import { isFinal } from '../../api/final-refusal.ts';
import { api } from '../../api/client.ts';

/** The students of a class that is studied with. Without a network those that were read before stay. */
export const studentsQuery = (class_id: number) =>
  queryOptions({
    queryKey: ['students', class_id],
    queryFn: ({ signal }) => api.students({ params: { classId: class_id } }, signal),
    retry: (failures, error) => failures < 2 && !isFinal(error),
    staleTime: 60_000,
  });
