import { type LanguageId, languageOf } from '../languages/index.ts';
import { sameTextKey } from './same-text-key.ts';

/** A word where it stands in a text: from `start` up to, but not including, `end`, in UTF-16 units. */
export interface WordPlace {
  /** Case apart: the key of the same text. */
  word: string;
  start: number;
  end: number;
}

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The words of a text, case apart: between spaces and punctuation, or as its language cuts them where none are written.
 * Mathematical and other symbols are part of a word, so C++ is not C; a text of punctuation only has no words.
 */
export function wholeWords(text: string, language: LanguageId): string[] {
  return wordPlaces(sameTextKey(text, language), language).map(({ word }) => word);
}

/** The same words with the places where they stand. */
export function wordPlaces(text: string, language: LanguageId): WordPlace[] {
  return segmentsOf(text, language).flatMap(({ segment, index }) =>
    Array.from(segment.matchAll(/[^\s\p{P}]+/gu), ({ 0: word, index: within }) => ({
      word: sameTextKey(word, language),
      start: index + within,
      end: index + within + word.length,
    })),
  );
}

/** Whether the words of one text stand in another, side by side: 'té' in 'té de burbujas', not in 'tenedor'. */
export function holdsWords(words: readonly string[], inner: readonly string[]): boolean {
  if (inner.length === 0) return false;
  return words.some((_, start) => inner.every((word, place) => words[start + place] === word));
}

/** A piece of a text, and the UTF-16 unit it begins at. */
export interface Segment {
  segment: string;
  index: number;
}

/** A text as its language cuts it into words, spaces and signs; where words are parted by spaces, the text in one piece. */
export function segmentsOf(text: string, language: LanguageId): Segment[] {
  const { segmentation, tag } = languageOf(language);
  if (segmentation === 'spaces') return [{ segment: text, index: 0 }];
  let segmenter = segmenters.get(tag);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
    segmenters.set(tag, segmenter);
  }
  return Array.from(segmenter.segment(text), ({ segment, index }) => ({ segment, index }));
}
