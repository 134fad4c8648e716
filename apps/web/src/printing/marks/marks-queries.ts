import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** What was printed. */
export const printedQuizQuery = (quiz_id: number) =>
  queryOptions({
    queryKey: ['printed_quiz', quiz_id],
    queryFn: ({ signal }) => api.printedQuiz({ params: { quiz_id } }, signal),
    staleTime: 0,
  });

/** The marks that a class has for it: on coming back to the page those that were saved on another device are there. */
export const printedMarksQuery = (quiz_id: number, class_id: number) =>
  queryOptions({
    queryKey: ['printed_marks', quiz_id, class_id],
    queryFn: ({ signal }) => api.printedMarks({ params: { quiz_id, class_id } }, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
