import { useLingui } from '@lingui/react/macro';
import type { ImageTextProblem, SentenceTextProblem } from '@lexiroom/domain/sentences/sentence';

/** A function that says what is wrong with a text of a sentence, or of a picture of one (specification 2 section 5). */
export function useSentenceProblemWords(): (problem: SentenceTextProblem | ImageTextProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem.code) {
      case 'FORBIDDEN_CHARACTER':
        return t`Forbidden character: " ${problem.character} "`;
      case 'SENTENCE_TOO_LONG':
        return t`Text too long: ${problem.length} > 100`;
      case 'FORBIDDEN_CHARACTERS': {
        const characters = problem.characters.join(' ');
        return t`Input cannot contain ' ${characters} '`;
      }
      case 'IMAGE_TEXT_TOO_LONG':
        return t`Text too long: ${problem.length} > 30`;
    }
  };
}
