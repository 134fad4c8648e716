import type { ReportedKind } from '@lexiroom/domain/library';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session.ts';

/** Something that can be reported, and what it is called where several can be. */
export interface Reportable {
  entry: ReportedKind;
  id: number;
  label: ReactNode;
}

/** Names something that can be reported among all others. */
export const keyOf = ({ entry, id }: Pick<Reportable, 'entry' | 'id'>): string => `${entry} ${id}`;

/**
 * What the viewer has reported since the page was loaded, wherever it was seen: it is not offered twice. The server takes
 * a second report of the same for the first one.
 */
export function useReported(): { isReported: (of: Reportable) => boolean; remember: (of: Reportable) => void } {
  const cache = useQueryClient();
  const { user } = useSession();
  const queryKey = ['reported', user?.user_id];
  const { data: reported = [] } = useQuery<readonly string[]>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return {
    isReported: (of) => reported.includes(keyOf(of)),
    remember: (of) => cache.setQueryData<readonly string[]>(queryKey, (before = []) => [...before, keyOf(of)]),
  };
}
