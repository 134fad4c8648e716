import { graphemeCount } from '../../text/index.ts';
import { type LanguageId, languageOf } from '../../languages/index.ts';
import { partsOf } from '../../sentences/scramble/index.ts';
import { sentenceLimits } from '../../sentences/sentence/index.ts';

/** A section as far as what it says. */
interface TextSection {
  section_text: string | null;
}

/** A sentence of a story, where it stands. */
export interface StorySentence {
  /** The place of its section in the story, from 0. */
  section: number;
  text: string;
  /** Where it begins in the text of its section, in UTF-16 units. */
  start: number;
}

/** A scramble of fewer words is none; of more it no longer fits on a phone. */
const scrambleWords = { fewest: 3, most: 14 } as const;

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The sentences of a text, as its language ends them; without the white space around each. What goes on with a small letter
 * belongs to the sentence before: “Wake up!” says Ana.
 */
export function sentencesIn(text: string, language: LanguageId): { text: string; start: number }[] {
  const { tag } = languageOf(language);
  let segmenter = segmenters.get(tag);
  if (!segmenter) segmenters.set(tag, (segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' })));
  const borders = Array.from(segmenter.segment(text), ({ index }) => index);
  const begins = borders.filter((index) => index === 0 || !/^\s*\p{Ll}/u.test(text.slice(index)));
  return begins
    .map((index, place) => {
      const piece = text.slice(index, begins[place + 1]);
      return { text: piece.trim(), start: index + piece.length - piece.trimStart().length };
    })
    .filter((sentence) => sentence.text !== '');
}

/** The sentence of a text that stands at a place, in UTF-16 units; undefined where none does. */
export function sentenceAt(text: string, place: number, language: LanguageId): string | undefined {
  return sentencesIn(text, language).findLast(({ start }) => start <= place)?.text;
}

/**
 * The sentences of a story that can be put in order, in the order of the story, each text once: of 3 to 14 words, and at
 * most 100 letters, as sentences of decks are.
 */
export function scrambleSentences(sections: readonly TextSection[], language: LanguageId): StorySentence[] {
  const taken = new Set<string>();
  return sections.flatMap(({ section_text }, section) =>
    sentencesIn(section_text ?? '', language).flatMap((sentence) => {
      const count = partsOf(sentence.text, language).length;
      const isFit = count >= scrambleWords.fewest && count <= scrambleWords.most;
      if (!isFit || graphemeCount(sentence.text) > sentenceLimits.textLength || taken.has(sentence.text)) return [];
      taken.add(sentence.text);
      return [{ section, ...sentence }];
    }),
  );
}
