import type { LanguageId } from '../../languages/index.ts';
import { isSameTyped } from '../../text/index.ts';
import type { Blank } from './blanks.ts';

/** Whether a typed text fills a blank: compared as typed words of games are, by the rules of the language. */
export function fillsBlank(blank: Blank, typed: string, language: LanguageId): boolean {
  return isSameTyped(typed, blank.text, language);
}
