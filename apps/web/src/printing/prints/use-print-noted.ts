import type { NewPrintedQuiz } from '@lexiroom/contracts/printed-quiz';
import type { PrintedQuiz } from '@lexiroom/domain/printed-quiz';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { printsKey } from './prints-queries.ts';

export interface PrintToNote {
  quiz: PrintedQuiz;
  /** Where it is printed again; undefined where it is not to be kept. */
  print_search: string | undefined;
  class_id: number | undefined;
}

/**
 * Has the server remember what goes to the printer, whether by the button of the page or by that of the browser, so that it
 * is found again. Without a network it is told once there is one, as long as the page is open.
 */
export function usePrintNoted({ quiz, print_search, class_id }: PrintToNote): void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: NewPrintedQuiz) => api.keepPrintedQuiz({ body }),
    retry: 3,
    onSuccess: () => cache.invalidateQueries({ queryKey: printsKey }),
  });
  useEffect(() => {
    if (print_search === undefined) return undefined;
    const note = () =>
      mutate({
        questions: [...quiz.questions],
        variants: quiz.variants.map(({ name, order }) => ({ name, order: [...order] })),
        print_search,
        is_printed: true,
        class_id: class_id ?? null,
      });
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, [quiz, print_search, class_id, mutate]);
}
