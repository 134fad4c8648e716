import { useRouter } from '@tanstack/react-router';
import { addressOf, type StudyAddress, type View } from './address.ts';
import type { Selection } from './selection.ts';

export interface StudyNavigation {
  /** Opens a view of the same study; ids and selection go along. */
  open: (view: View) => void;
  /** Makes words the selection, or with undefined all words again. */
  select: (selection: Selection | undefined) => void;
  /** Back to the introduction: to the entry of the history it was opened from, so that back does not lead into an ended mode. */
  leave: () => void;
}

const stateOf = (selection: Selection | undefined) => (selection ? { selection } : {});

/** Ways between the views of one study. */
export function useStudyNavigation(address: StudyAddress): StudyNavigation {
  const { history } = useRouter();
  return {
    open: (view) => {
      const { selection } = history.location.state;
      const isFromIntroduction = address.view === 'introduction';
      history.push(addressOf(address, view), { ...stateOf(selection), isFromIntroduction });
    },
    select: (selection) => history.push(addressOf(address, 'introduction'), stateOf(selection)),
    leave: () => {
      const { isFromIntroduction, selection } = history.location.state;
      if (isFromIntroduction) history.back();
      else history.replace(addressOf(address, 'introduction'), stateOf(selection));
    },
  };
}
