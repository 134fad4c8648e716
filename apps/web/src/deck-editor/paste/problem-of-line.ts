import { useLingui } from '@lingui/react/macro';
import type { PastedProblem } from '@lexiroom/domain/deck-editor';
import { useTextProblemWords } from '../overlays/entry/text-problem-words.ts';

/** A function that says why a line of a list cannot become a row. */
export function useProblemOfLine(): (problem: PastedProblem) => string {
  const { t } = useLingui();
  const textWords = useTextProblemWords('form');
  return (problem) => {
    if (problem.code === 'TWICE') return t`This word is there already.`;
    if (problem.code === 'DECK_FULL') return t`Deck limit reached`;
    return textWords(problem);
  };
}
