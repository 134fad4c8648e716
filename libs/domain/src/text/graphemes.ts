const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text cut into what a reader calls letters: 'é' is one, however it is written. */
export function graphemes(text: string): string[] {
  // Plain letters need no dictionary, and are most of what is counted.
  if (/^[ -~]*$/.test(text)) return text.split('');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How long a text is, in letters as a reader counts them. */
export function graphemeCount(text: string): number {
  return graphemes(text).length;
}
