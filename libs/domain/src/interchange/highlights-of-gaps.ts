import { highlightProblem, wholeLetters } from '../sentences/highlights/index.ts';
import { defaultHighlightColor } from '../sentences/sentence/index.ts';
import { tidyLine } from '../text/index.ts';
import type { OutsideHighlight } from './outside-deck.ts';
import type { ReadCell } from './read-table.ts';

type Gapped = Pick<ReadCell, 'text' | 'gaps'>;

/** A gap in a text of a table: '{dog}' as we write it, '{{c1::dog::an animal}}' as Anki does. */
const braces = /\{\{c\d+::(.*?)(?:::.*?)?\}\}|\{([^{}]+)\}/gu;

/** A cell whose gaps are written in its text, with its gaps told apart from it. One that has gaps already stays. */
export function withoutBraces({ text, gaps }: Gapped): Gapped {
  if (gaps.length > 0) return { text, gaps };
  const found: { start_index: number; end_index: number }[] = [];
  let plain = '';
  let at = 0;
  for (const match of text.matchAll(braces)) {
    const word = match[1] ?? match[2] ?? '';
    plain += text.slice(at, match.index);
    found.push({ start_index: plain.length, end_index: plain.length + word.length });
    plain += word;
    at = match.index + match[0].length;
  }
  return { text: plain + text.slice(at), gaps: found };
}

/** The text with its highlights in braces, as {@link withoutBraces} reads it. */
export function withBraces(text: string, places: readonly { start_index: number; end_index: number }[]): string {
  let written = '';
  let at = 0;
  for (const { start_index, end_index } of places.toSorted((one, other) => one.start_index - other.start_index)) {
    written += `${text.slice(at, start_index)}{${text.slice(start_index, end_index)}}`;
    at = end_index;
  }
  return written + text.slice(at);
}

/** The gaps of a text as highlights of the text as it is kept: around whole letters, none within another. */
export function highlightsOf({ text, gaps }: Gapped, sentence_type: 'target' | 'source'): OutsideHighlight[] {
  const kept = tidyLine(text);
  const highlights: OutsideHighlight[] = [];
  for (const gap of gaps.toSorted((one, other) => one.start_index - other.start_index)) {
    const { start, end } = placeIn(kept, text, gap);
    if (highlightProblem(kept, highlights, { start, end })) continue;
    highlights.push({ start_index: start, end_index: end, highlight_color: defaultHighlightColor, sentence_type });
  }
  return highlights;
}

/** Where a gap lies once the text around it is tidied: what stands before it is tidied alike. */
function placeIn(kept: string, text: string, { start_index, end_index }: { start_index: number; end_index: number }) {
  const inner = text.slice(start_index, end_index);
  const start = start_index + (inner.length - inner.trimStart().length);
  const anchor = tidyLine(`${text.slice(0, start)}x`).length - 1;
  const focus = tidyLine(text.slice(0, end_index)).length;
  return wholeLetters(kept, { anchor: Math.min(anchor, kept.length), focus: Math.min(focus, kept.length) });
}
