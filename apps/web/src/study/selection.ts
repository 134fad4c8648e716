import { useRouterState } from '@tanstack/react-router';

/** Words chosen out of a study; goes along from view to view in the browser's history. */
export interface Selection {
  word_ids: readonly number[];
  /** By the scheduled-practice icon: all that are due. */
  isFromSchedule: boolean;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    selection?: Selection;
    /** The entry before this one in the history is the introduction of the same study. */
    isFromIntroduction?: boolean;
  }
}

/** The selection that the current page was opened with. */
export function useSelection(): Selection | undefined {
  return useRouterState({ select: ({ location }) => location.state.selection });
}
