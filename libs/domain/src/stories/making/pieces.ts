import { type LanguageId, languageOf } from '../../languages/index.ts';
import { graphemeCount, graphemes, tidyProse } from '../../text/index.ts';

/**
 * A text of one paragraph in pieces of at most `most` letters, as few as its sentences allow: each holds whole sentences;
 * a sentence that is longer is cut between words, a word that is longer between letters.
 */
export function piecesOf(paragraph: string, language: LanguageId, most: number): string[] {
  const whole = tidyProse(paragraph);
  if (whole === '') return [];
  if (graphemeCount(whole) <= most) return [whole];
  return packed(sentencesOf(whole, language), most, (sentence) =>
    packed(wordsOf(sentence, language), most, (word) => packed(graphemes(word), most, (letter) => [letter])),
  );
}

/** Puts parts together while they are short enough; a part that is too long itself is cut smaller by `cut`. */
function packed(parts: readonly string[], most: number, cut: (part: string) => string[]): string[] {
  const pieces: string[] = [];
  let open = '';
  const close = () => {
    if (open.trim() !== '') pieces.push(open.trim());
    open = '';
  };
  for (const part of parts) {
    if (graphemeCount((open + part).trim()) > most) close();
    if (graphemeCount(part.trim()) <= most) open += part;
    else pieces.push(...cut(part));
  }
  close();
  return pieces;
}

const sentencesOf = (text: string, language: LanguageId) => segments(text, language, 'sentence');
const wordsOf = (text: string, language: LanguageId) =>
  languageOf(language).segmentation === 'spaces' ? text.split(/(?<= )/u) : segments(text, language, 'word');

function segments(text: string, language: LanguageId, granularity: 'sentence' | 'word'): string[] {
  const segmenter = new Intl.Segmenter(languageOf(language).tag, { granularity });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
