/** How large a book and its texts are, in pixels (specification 3 section 9). */
export const bookSizes = {
  /** Below it a window shows one page; so does one that is narrower than high. */
  landscapeFromWidth: 750,
  portrait: { partOfWindow: 0.9, mostWidth: 600, heightRatio: 1.4 },
  /** Of both pages together. */
  landscape: { partOfWindow: 0.8, heightRatio: 1.2 },
  least: { width: 280, height: 350 },
  /** What is left free around a text: of both sides together. */
  textMargin: { width: 40, height: 60 },
  edge: { mostPages: 10, pixelsPerPage: 2 },
  resizeDebounceMs: 100,
} as const;

export interface Size {
  width: number;
  height: number;
}

/** One page is seen, or two side by side. */
export type Orientation = 'portrait' | 'landscape';

/** One page in a window that is narrower than 750 px, or narrower than it is high; else two. */
export function orientationOf({ width, height }: Size): Orientation {
  return width < bookSizes.landscapeFromWidth || width < height ? 'portrait' : 'landscape';
}

/**
 * How large a page is: as wide as the window allows, as high as its ratio says, both smaller where `room`, the height
 * that the controls leave, is less; but never below 280 by 350.
 */
export function pageSize(window: Size, room = window.height): Size {
  const { portrait, landscape, least } = bookSizes;
  const isPortrait = orientationOf(window) === 'portrait';
  const { heightRatio } = isPortrait ? portrait : landscape;
  const widest = isPortrait
    ? Math.min(window.width * portrait.partOfWindow, portrait.mostWidth)
    : (window.width * landscape.partOfWindow) / 2;
  const width = Math.min(widest, room / heightRatio);
  return {
    width: Math.max(least.width, Math.floor(width)),
    height: Math.max(least.height, Math.floor(width * heightRatio)),
  };
}

/** Where the text of a page stands. */
export function textArea({ width, height }: Size): Size {
  const { textMargin } = bookSizes;
  return { width: width - textMargin.width, height: height - textMargin.height };
}

/** How thick the pages look that lie on a side: 2 px each, of ten at most. */
export function edgeThickness(pageCount: number): number {
  const { mostPages, pixelsPerPage } = bookSizes.edge;
  return Math.min(Math.max(0, pageCount), mostPages) * pixelsPerPage;
}

/** In which sizes letters are tried, in pixels. */
export const letterSizes = { largest: 28, smallest: 8 } as const;

/**
 * The largest size of letters, in whole pixels, in which everything fits, by `fits`, which measures: what fits in a size
 * fits in every smaller one. The smallest where nothing does.
 */
export function largestLetters(fits: (pixels: number) => boolean): number {
  let [low, high]: [number, number] = [letterSizes.smallest, letterSizes.largest];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
