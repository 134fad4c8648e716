import { graphemes } from '../../text/index.ts';
import { type HighlightPlace, textRuns } from '../highlights/index.ts';
import type { Sentence } from '../sentence/index.ts';

/** The texts that can have blanks. */
export type BlankType = 'target' | 'extra_target';

/** A highlighted part of a sentence that is to be filled in. */
export interface Blank {
  sentence_type: BlankType;
  /** Where it begins in its text, in UTF-16 units. */
  start: number;
  text: string;
  /** Hidden, shown by a tap, or typed by the learner. */
  state: 'hidden' | 'revealed' | 'typed';
  /** Something else was typed first. */
  is_missed: boolean;
}

/** A letter or digit, with the marks that belong to it. */
const isMasked = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);

/** A text with an underscore for each letter and digit, as a reader counts them; signs and spaces stay. */
export function maskedText(text: string): string {
  return graphemes(text)
    .map((letter) => (isMasked(letter) ? '_' : letter))
    .join('');
}

/**
 * The blanks of a sentence: its highlighted parts with a letter or digit, first those of the target text, then those of
 * the extra target text, each in the order of reading. Highlights of translations hide nothing.
 */
export function blanksOf(
  sentence: Pick<
    Sentence,
    'target_translation' | 'target_highlights' | 'extra_target_translation' | 'extra_target_highlights'
  >,
): Blank[] {
  const blanksIn = (sentence_type: BlankType): Blank[] =>
    textRuns(sentence[`${sentence_type}_translation`] ?? '', sentence[`${sentence_type}_highlights`])
      .filter(({ highlight, text }) => highlight !== null && isMasked(text))
      .map(({ start, text }) => ({ sentence_type, start, text, state: 'hidden', is_missed: false }));
  return [...blanksIn('target'), ...blanksIn('extra_target')];
}

/** A run of a text as it is shown: with underscores where its blank is hidden. */
export function runsWithBlanks<Place extends HighlightPlace>(
  text: string,
  highlights: readonly Place[],
  sentence_type: BlankType,
  blanks: readonly Blank[],
) {
  return textRuns(text, highlights).map((run) => {
    const place = blanks.findIndex((blank) => blank.sentence_type === sentence_type && blank.start === run.start);
    const blank = run.highlight === null ? undefined : blanks[place];
    const shown = blank?.state === 'hidden' ? maskedText(run.text) : run.text;
    return { ...run, shown, blank: blank === undefined ? null : place };
  });
}
