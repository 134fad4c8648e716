import { graphemeBorders, tidyLine } from '../../text/index.ts';
import type { Highlight } from '../sentence/index.ts';

/** A part of a text, from `start` up to, but not including, `end`, in UTF-16 units. */
export interface TextRange {
  start: number;
  end: number;
}
/** Where a highlight lies. */
export type HighlightPlace = Pick<Highlight, 'start_index' | 'end_index'>;

/** A piece of a text that is highlighted as a whole, or not at all. */
export interface TextRun<Place extends HighlightPlace> extends TextRange {
  text: string;
  highlight: Place | null;
}

/**
 * A text in runs, highlighted and not, in its order: together they are the text, to the letter, and none is empty. Of
 * highlights that overlap or leave the text, which no call accepts, what is left of them is shown.
 */
export function textRuns<Place extends HighlightPlace>(text: string, highlights: readonly Place[]): TextRun<Place>[] {
  const runs: TextRun<Place>[] = [];
  let at = 0;
  const addUpTo = (end: number, highlight: Place | null) => {
    if (end > at) runs.push({ start: at, end, text: text.slice(at, end), highlight });
    at = Math.max(at, end);
  };
  for (const highlight of highlights.toSorted((one, other) => one.start_index - other.start_index)) {
    addUpTo(Math.min(text.length, highlight.start_index), null);
    addUpTo(Math.min(text.length, highlight.end_index), highlight);
  }
  addUpTo(text.length, null);
  return runs;
}

/** Why a selection cannot become a highlight (specification 2 section 5). */
export type HighlightProblem = 'EMPTY' | 'OUTSIDE_TEXT' | 'OVERLAPS' | 'SPLITS_LETTER';

/**
 * What keeps a part of a text from being highlighted: it must hold something, lie within one unhighlighted run of that
 * text, and begin and end between letters. Undefined where it may be.
 */
export function highlightProblem(
  text: string,
  highlights: readonly HighlightPlace[],
  { start, end }: TextRange,
): HighlightProblem | undefined {
  if (end <= start) return 'EMPTY';
  if (start < 0 || end > text.length) return 'OUTSIDE_TEXT';
  if (highlights.some(({ start_index, end_index }) => start_index < end && start < end_index)) return 'OVERLAPS';
  const borders = graphemeBorders(text);
  return borders.includes(start) && borders.includes(end) ? undefined : 'SPLITS_LETTER';
}

/**
 * What a selection holds once every letter it touches belongs to it. It may have been made in either direction, and its
 * ends are UTF-16 units in the order of the text, which is the order of reading in right-to-left scripts too. An empty
 * selection stays empty, before the letter it lies in.
 */
export function wholeLetters(text: string, { anchor, focus }: TextSelection): TextRange {
  const borders = graphemeBorders(text);
  const start = borders.findLast((border) => border <= Math.min(anchor, focus)) ?? 0;
  if (anchor === focus) return { start, end: start };
  return { start, end: borders.find((border) => border >= Math.max(anchor, focus)) ?? text.length };
}

/** A selection as it was made: it began at `anchor` and goes to `focus`, in UTF-16 units. */
export interface TextSelection {
  anchor: number;
  focus: number;
}

/** The highlights of a text after it was edited: none when it changed, as they would mark other letters. */
export function highlightsAfterEdit<Place extends HighlightPlace>(
  before: string | null,
  after: string | null,
  highlights: readonly Place[],
): readonly Place[] {
  return tidyLine(before ?? '') === tidyLine(after ?? '') ? highlights : [];
}
