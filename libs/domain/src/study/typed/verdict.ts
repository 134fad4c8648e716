import { withoutArticle } from '../../deck-editor/index.ts';
import type { LanguageId } from '../../languages/index.ts';
import { isSameTyped, sameTextKey, tidyLine } from '../../text/index.ts';
import { isOneSlip } from './one-slip.ts';

/** What a typed text can miss a word by, and still be nearly right. */
export const slips = ['case', 'signs', 'accents', 'article', 'letter'] as const;
/** `signs`: spaces, hyphens and punctuation. `letter`: one slip of a finger. */
export type Slip = (typeof slips)[number];

/** The word that is to be typed. */
export interface ExpectedText {
  text: string;
  language: LanguageId;
  /** What is right as well: other names of its picture, the word with its article. */
  also_right: readonly string[];
  /** The other words of the deck in this language: to type one of them is no slip. */
  other_words: readonly string[];
}

/** How a text was typed. `text`: what it was compared with, the word itself or what is right as well. */
export type TypedVerdict =
  | { verdict: 'right'; text: string }
  | { verdict: 'almost'; text: string; slip: Slip }
  | { verdict: 'wrong'; text: string };

/**
 * How a typed text stands to the word. It is right as it is written, however its apostrophes, hyphens, spaces and signs of
 * reading were typed; almost when it misses the word, or what is right as well, by one kind of slip; and wrong where it is
 * something else, nothing, or another word of the deck. What makes another letter in the language is never a slip.
 */
export function typedVerdict(typed: string, expected: ExpectedText): TypedVerdict {
  const { text, language, also_right, other_words } = expected;
  const accepted = [text, ...also_right];
  const written = writtenKey(typed);
  const same = accepted.find((one) => writtenKey(one) === written);
  if (same !== undefined) return { verdict: 'right', text: same };
  const isOtherWord = other_words.some((other) => plainKey(other, language) === plainKey(typed, language));
  if (plainKey(typed, language) === '' || isOtherWord) return { verdict: 'wrong', text };
  for (const one of accepted) {
    const slip = slips.find((kind) => misses[kind](typed, one, language));
    if (slip) return { verdict: 'almost', text: one, slip };
  }
  return { verdict: 'wrong', text };
}

/** Whether an answer counts as right: with the strict eye only what is right as it is written. */
export const countsAsRight = ({ verdict }: Pick<TypedVerdict, 'verdict'>, isStrict: boolean): boolean =>
  verdict === 'right' || (verdict === 'almost' && !isStrict);

/** Whether a text misses another one by this kind of slip, the kinds before it left out. */
const misses: Record<Slip, (typed: string, text: string, language: LanguageId) => boolean> = {
  case: (typed, text, language) => caseKey(typed, language) === caseKey(text, language),
  signs: (typed, text, language) => plainKey(typed, language) === plainKey(text, language),
  accents: isSameTyped,
  article: (typed, text, language) => {
    const meant = bareForms(text, language);
    return bareForms(typed, language).some((one) => meant.includes(one));
  },
  letter: isOneSlip,
};

/** Signs of reading of Arabic and Hebrew, which are seldom typed, the stroke that stretches a word, and signs of no width. */
const readingSigns = /[\u064B-\u0652\u0670\u05B0-\u05BD\u05BF\u05C1\u05C2\u0640\u200B-\u200F\u2060\u061C]/gu;

/** As it is written: keyboards have different signs for the same apostrophe and hyphen, and letters of different width. */
function writtenKey(text: string): string {
  return tidyLine(text.normalize('NFKC').replaceAll(readingSigns, ''))
    .replaceAll(/[’‘ʼʻ`´′]/gu, "'")
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll('…', '...');
}

const caseKey = (text: string, language: LanguageId): string => sameTextKey(writtenKey(text), language);

/** Letters, marks and digits alone; where there are none, as in '?' or '+', all of it. */
function plainKey(text: string, language: LanguageId): string {
  const key = caseKey(text, language);
  const letters = key.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters === '' ? key : letters;
}

/** The text, and what of it is left without its article, of two letters or more. */
function bareForms(text: string, language: LanguageId): string[] {
  const key = caseKey(text, language);
  return [key, ...withoutArticle(language, key).filter((rest) => rest.length > 1)].map((one) =>
    plainKey(one, language),
  );
}
