import { type LanguageId, languageOf } from '../../languages/index.ts';
import { segmentsOf } from '../../text/index.ts';
import { usableCuts } from './cuts.ts';

/** A word of a sentence where it stands: from `start` up to, but not including, `end`, in UTF-16 units. */
export interface SentenceWord {
  /** Without commas and full stops. */
  text: string;
  start: number;
  end: number;
}

/**
 * The specification takes `,` and `.` out of the words of a sentence. The same two signs of other scripts go as well, as
 * they do the same there: of Chinese and Japanese (also in half width), Arabic, Hindi and Bengali, Armenian and Khmer.
 * Every other sign, such as ? and !, stays at its word.
 */
const commasAndStops = /[,.，．、。､｡،۔।॥։។]/gu;

/** A text without its commas and full stops. */
export function withoutCommasAndStops(text: string): string {
  return text.replaceAll(commasAndStops, '');
}

/**
 * The words of a sentence in their order: between spaces, or as the segmenter of the language cuts them where none are
 * written; or, given `cuts`, as its author does. Signs that stand alone belong to the word before them, opening ones to
 * the word after: the ? of 'Quoi ?' is no word. What holds nothing but commas and full stops is none either.
 */
export function sentenceWords(text: string, language: LanguageId, cuts?: readonly number[] | null): SentenceWord[] {
  return withSignsAtWords(text, cuts ? piecesBetween(text, usableCuts(text, cuts)) : piecesOf(text, language));
}

/** The places where the language cuts a text, as an author finds them before moving any: the start of each later word. */
export function languageCuts(text: string, language: LanguageId): number[] {
  return sentenceWords(text, language)
    .slice(1)
    .map(({ start }) => start);
}

interface Piece {
  start: number;
  end: number;
}

function piecesOf(text: string, language: LanguageId): Piece[] {
  if (languageOf(language).segmentation === 'spaces') return trimmedPieces(text, [{ start: 0, end: text.length }]);
  const pieces = segmentsOf(text, language).map(({ segment, index }) => ({
    start: index,
    end: index + segment.length,
  }));
  return trimmedPieces(text, pieces);
}

/** Pieces without white space: cut at it as well. */
function trimmedPieces(text: string, pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap(({ start, end }) =>
    Array.from(text.slice(start, end).matchAll(/\S+/gu), ({ 0: { length }, index }) => ({
      start: start + index,
      end: start + index + length,
    })),
  );
}

/** Where the author cuts, white space inside stays, as in 'ice cream'. */
function piecesBetween(text: string, cuts: readonly number[]): Piece[] {
  const borders = [0, ...cuts, text.length];
  return cuts.concat(text.length).flatMap((end, index) => {
    const piece = text.slice(borders[index], end);
    const start = borders[index]! + piece.length - piece.trimStart().length;
    return piece.trim() === '' ? [] : [{ start, end: start + piece.trim().length }];
  });
}

function withSignsAtWords(text: string, pieces: readonly Piece[]): SentenceWord[] {
  const words: SentenceWord[] = [];
  let opening: number | undefined;
  for (const { start, end } of pieces) {
    const piece = text.slice(start, end);
    const before = words.at(-1);
    if (/[^\p{P}\s]/u.test(piece)) {
      words.push({ text: '', start: opening ?? start, end });
      opening = undefined;
    } else if (before === undefined || opening !== undefined || /^[\p{Ps}\p{Pi}¿¡]+$/u.test(piece)) {
      opening ??= start;
    } else before.end = end;
  }
  // An opening sign that nothing follows stays at the last word.
  if (opening !== undefined && words.length > 0) words.at(-1)!.end = pieces.at(-1)!.end;
  return words.map(({ start, end }) => ({
    text: withoutCommasAndStops(text.slice(start, end)).replaceAll(/\s+/gu, ' ').trim(),
    start,
    end,
  }));
}
