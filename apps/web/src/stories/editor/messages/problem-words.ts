import type { RefusalCode, RefusalParams } from '@lexiroom/contracts/errors';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';

/** What is wrong with a text, as the rules of stories tell it. */
type TextProblem = { code: RefusalCode } & ({ characters: string[] } | { length: number } | { word: string } | { count: number }); // prettier-ignore

/** A function that says what is wrong with a text of a story, in the words that the server would use; nothing of none. */
export function useProblemWords(): (problem: TextProblem | undefined) => string | undefined {
  const refusalWords = useRefusalWords();
  return (problem) => {
    if (!problem) return undefined;
    const { code, ...found } = problem;
    const params: RefusalParams = 'characters' in found ? { characters: found.characters.join(' ') } : found;
    return refusalWords({ code, params });
  };
}
