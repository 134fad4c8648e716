import type { KeptPrintedQuiz } from '@lexiroom/contracts/printed-quiz';
import type { PrintedQuiz } from '@lexiroom/domain/printed-quiz';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api/client.ts';

/** So long nothing must change before what is chosen is kept, in milliseconds. */
const settledAfterMs = 700;

/**
 * What is to be printed, kept by the server so that it can be marked; undefined while it is not, as without a network.
 * `print_search`: where it is printed again; undefined where it is not to be kept.
 */
export function useKeptQuiz(quiz: PrintedQuiz, print_search: string | undefined): KeptPrintedQuiz | undefined {
  const wanted = print_search === undefined ? undefined : JSON.stringify({ ...quiz, print_search });
  const [settled, settle] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(settle, settledAfterMs, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery({
    queryKey: ['kept_quiz', settled],
    queryFn: () => api.keepPrintedQuiz({ body: JSON.parse(settled!) }),
    enabled: settled !== undefined && settled === wanted,
    staleTime: Infinity,
  });
  return settled === wanted ? data : undefined;
}
