import { back, currentAddress, push, replace } from '../../navigation/index.ts';
import { studyStateOf, type StudyState } from '../../study/study-address.ts';
import type { Study } from '../../study/study.ts';

/** The address of a view of the games of a study; its ids go along. */
const pathOf = ({ address: { path, query } }: Study, view: string) => `${path}/${view}${query}`;

/** The selection of words goes along from view to view. */
function selectionHere(): StudyState {
  const { selection } = studyStateOf(currentAddress());
  return selection ? { selection } : {};
}

/** Goes on to a view of the same study; pressed twice it is one step in the browser's history. */
export function goOnTo(study: Study, view: string): void {
  const href = pathOf(study, view);
  if (currentAddress().href !== href) push(href, selectionHere());
}

/** One level up: to the entry of the history that this page was opened from, where that is the view; else there anew. */
export function goUpTo(study: Study, view: string): void {
  const href = pathOf(study, view);
  if (currentAddress().from === href) back();
  else replace(href, selectionHere());
}
