import { useLingui } from '@lingui/react/macro';
import type { ExtraTextProblem, TextProblem } from '@lexiroom/domain/library';

/**
 * A function that says what is wrong with a text (specification 3 section 5): `inline` where a name is changed in its
 * place, `form` where there is room to say by how much.
 */
export function useTextProblemWords(place: 'inline' | 'form'): (problem: TextProblem | ExtraTextProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem.code) {
      case 'ONLY_SPACES':
        return t`Input cannot only contain spaces`;
      case 'TRANSLATION_TOO_LONG':
        return place === 'inline' ? t`Input too long` : t`Input too long: ${problem.length} characters > 50`;
      case 'EXTRA_TEXT_TOO_LONG':
        return t`Input too long: ${problem.length} characters > 100`;
      case 'FORBIDDEN_CHARACTER': {
        const character = problem.character === ' ' ? t`space` : problem.character;
        return t`Input cannot contain ${character}`;
      }
    }
  };
}
