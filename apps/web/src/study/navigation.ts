import { back, currentAddress, push, replace } from '../navigation/index.ts';
import { addressOf, type StudyAddress, type View } from './address.ts';
import { type Selection, type StudyState, studyStateOf } from './selection.ts';

export interface StudyNavigation {
  /** Opens a view of the same study; ids and selection go along. */
  open: (view: View) => void;
  /** Makes words the selection, or with undefined all words again. */
  select: (selection: Selection | undefined) => void;
  /** Back to the introduction: to the entry of the history it was opened from, so that back does not lead into an ended mode. */
  leave: () => void;
}

const stateOf = (selection: Selection | undefined): StudyState => (selection ? { selection } : {});

/** Ways between the views of one study. */
export function useStudyNavigation(address: StudyAddress): StudyNavigation {
  return {
    open: (view) => {
      const { selection } = studyStateOf(currentAddress());
      const isFromIntroduction = address.view === 'introduction';
      push(addressOf(address, view), { ...stateOf(selection), isFromIntroduction });
    },
    select: (selection) => push(addressOf(address, 'introduction'), stateOf(selection)),
    leave: () => {
      const { isFromIntroduction, selection } = studyStateOf(currentAddress());
      if (isFromIntroduction) back();
      else replace(addressOf(address, 'introduction'), stateOf(selection));
    },
  };
}
