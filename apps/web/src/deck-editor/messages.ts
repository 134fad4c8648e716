import { useLingui } from '@lingui/react/macro';
import type { SaveProblem } from '@lexiroom/domain/deck-editor';
import { useRefusalWords } from '../i18n/refusal-words.ts';
import type { EditorMessage, Purpose } from './editor-store.ts';

/** A function that words what the message area tells (specification 3 section 8). */
export function useMessageWords(): (message: EditorMessage, purpose: Purpose) => string {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const problemWords = useProblemWords();
  return (message, purpose) => {
    switch (message.type) {
      case 'stale':
        return t`This was changed in another tab or on another device. You see how it stands there now.`;
      case 'lost':
        return t`Something went wrong... Please refresh the page.`;
      case 'refused':
        if (message.refusal?.code === 'DECK_EMPTY') return problemWords({ code: 'DECK_EMPTY' }, purpose);
        return message.refusal?.code === 'SURPRISE'
          ? t`Something went wrong, try again`
          : refusalWords(message.refusal);
    }
  };
}

/** A function that words what keeps a deck from being saved (specification 3 section 5). */
export function useProblemWords(): (problem: SaveProblem, purpose: Purpose) => string {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  return (problem, purpose) => {
    const { code } = problem;
    if (code === 'DECK_EMPTY')
      return refusalWords({ code, params: { purpose: purpose === 'learn' ? t`learn` : t`study` } });
    return refusalWords({ code, params: { row: problem.row } });
  };
}
