import { type LanguageId, languageOf } from '../languages/index.ts';
import { sameTextKey } from './same-text-key.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The words of a text, case apart: between spaces and punctuation, or as its language cuts them where none are written.
 * Mathematical and other symbols are part of a word, so C++ is not C; a text of punctuation only has no words.
 */
export function wholeWords(text: string, language: LanguageId): string[] {
  const key = sameTextKey(text, language);
  const { segmentation, tag } = languageOf(language);
  const pieces = segmentation === 'spaces' ? [key] : segmentsOf(key, tag);
  return pieces.flatMap((piece) => piece.split(/[\s\p{P}]+/u)).filter((word) => word !== '');
}

/** Whether the words of one text stand in another, side by side: 'té' in 'té de burbujas', not in 'tenedor'. */
export function holdsWords(words: readonly string[], inner: readonly string[]): boolean {
  if (inner.length === 0) return false;
  return words.some((_, start) => inner.every((word, place) => words[start + place] === word));
}

function segmentsOf(text: string, tag: string): string[] {
  let segmenter = segmenters.get(tag);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
    segmenters.set(tag, segmenter);
  }
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
