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

/**
 * The places between the letters of a text, as a reader counts letters, its beginning and its end among them: indices of
 * UTF-16 units in rising order. A text without letters has one.
 */
export function graphemeBorders(text: string): number[] {
  const borders = [0];
  for (const letter of graphemes(text)) borders.push(borders.at(-1)! + letter.length);
  return borders;
}
