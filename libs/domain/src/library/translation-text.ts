import { firstForbidden, graphemeCount, tidyLine } from '../text/index.ts';
import { libraryLimits } from './limits.ts';

export type TextProblem =
  | { code: 'ONLY_SPACES' }
  | { code: 'TRANSLATION_TOO_LONG'; length: number }
  | { code: 'FORBIDDEN_CHARACTER'; character: string };

/**
 * What is wrong with a text that is to name a picture, if anything: empty or spaces only, over 50 characters, or with a
 * character that may not stand there (specification 3 section 5). The text is looked at as it will be stored.
 */
export function translationProblem(text: string): TextProblem | undefined {
  const tidy = tidyLine(text);
  if (tidy === '') return { code: 'ONLY_SPACES' };
  const length = graphemeCount(tidy);
  if (length > libraryLimits.translationLength) return { code: 'TRANSLATION_TOO_LONG', length };
  const character = firstForbidden('word', tidy);
  return character === undefined ? undefined : { code: 'FORBIDDEN_CHARACTER', character };
}

/** What is wrong with a second text under a word. */
export type ExtraTextProblem =
  Exclude<TextProblem, { code: 'TRANSLATION_TOO_LONG' }> | { code: 'EXTRA_TEXT_TOO_LONG'; length: number };

/**
 * What is wrong with the second text under a word, if anything. It names nothing: it may be 100 characters long, and have
 * commas and brackets, as in 'die Hunde (m), -e'.
 */
export function extraTextProblem(text: string): ExtraTextProblem | undefined {
  const tidy = tidyLine(text);
  if (tidy === '') return { code: 'ONLY_SPACES' };
  const length = graphemeCount(tidy);
  if (length > libraryLimits.extraTextLength) return { code: 'EXTRA_TEXT_TOO_LONG', length };
  const character = firstForbidden('prose', tidy);
  return character === undefined ? undefined : { code: 'FORBIDDEN_CHARACTER', character };
}
