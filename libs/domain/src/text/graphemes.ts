const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Signs that join nothing before or behind them: of Latin, Greek, Cyrillic and Armenian, kana, the usual hanzi, hangul. */
const apart = /^[ -~\u00A0-\u02FF\u0370-\u0482\u048A-\u0556\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF\uAC00-\uD7A3]*$/;

/** A text cut into what a reader calls letters: 'é' is one, however it is written. */
export function graphemes(text: string): string[] {
  // These need no dictionary, which takes many times as long, and are most of what is counted.
  if (text.length === 1 || apart.test(text)) return text.split('');
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
