import { deckRowLimit, type TextProblem, translationProblem } from '../library/index.ts';
import type { PastedLine } from './pasted-list.ts';

/** Why a line of a pasted list cannot become a row; `side` says which of its texts is meant. */
export type PastedProblem =
  | (TextProblem & { side: 'word' | 'translation' })
  | { code: 'TWICE'; side: 'word' }
  | { code: 'DECK_FULL'; side: 'word' };

/**
 * For each line what is wrong with it, if anything: a text that cannot name a picture, a word that stands in the deck or
 * further up already, or no room left in a deck of 400 rows, which only lines without fault take up. Words are compared
 * without regard to case. `present`: the target texts of the deck's rows.
 */
export function pastedProblems(
  lines: readonly Pick<PastedLine, 'word' | 'translation'>[],
  present: readonly string[],
): (PastedProblem | undefined)[] {
  const seen = new Set(present.map(plain));
  let room = deckRowLimit - present.length;
  return lines.map(({ word, translation }) => {
    const wrongWord = translationProblem(word);
    if (wrongWord) return { ...wrongWord, side: 'word' };
    const wrongTranslation = translation === null ? undefined : translationProblem(translation);
    if (wrongTranslation) return { ...wrongTranslation, side: 'translation' };
    if (seen.has(plain(word))) return { code: 'TWICE', side: 'word' };
    if (room <= 0) return { code: 'DECK_FULL', side: 'word' };
    seen.add(plain(word));
    room -= 1;
    return undefined;
  });
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();
