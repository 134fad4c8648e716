/** Any size does: widths are kept in letters of it. Large, so that rounding to pixels is nothing. */
const pixels = 100;

/**
 * How wide texts are drawn, in font sizes, by the fonts that a part of the page has. Zero where nothing is drawn (a
 * browser of tests).
 */
export function textMeasure(part: Element): (text: string) => number {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) return () => 0;
  const { fontWeight, fontFamily } = getComputedStyle(part);
  brush.font = `${fontWeight} ${pixels}px ${fontFamily}`;
  const widths = new Map<string, number>();
  return (text) => {
    let width = widths.get(text);
    if (width === undefined) {
      width = brush.measureText(text).width / pixels;
      widths.set(text, width);
    }
    return width;
  };
}
