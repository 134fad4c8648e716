import { type Address, useAddress } from '../navigation/index.ts';

/** Words chosen out of a study; goes along from view to view in the browser's history. */
export interface Selection {
  word_ids: readonly number[];
  /** By the scheduled-practice icon: all that are due. */
  isFromSchedule: boolean;
}

/** What pages of a study put into the history with their addresses. */
export interface StudyState {
  selection?: Selection;
  /** The entry before this one in the history is the introduction of the same study. */
  isFromIntroduction?: boolean;
}

/** What went along with the address of a page of a study. */
export const studyStateOf = ({ state }: Address): StudyState => state;

/** The selection that the current page was opened with. */
export function useSelection(): Selection | undefined {
  return studyStateOf(useAddress()).selection;
}
