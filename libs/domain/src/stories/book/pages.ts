import type { Orientation } from './size.ts';

/** A section as far as its place in the book. */
export interface BookSection {
  /** Null where it has no picture. */
  image_path: string | null;
}

/** A page of the book; sections by their places in the story. */
export type BookPage =
  | { type: 'cover' }
  | { type: 'text'; sections: number[] }
  /** The picture of the section that begins the text page beside it. */
  | { type: 'picture'; section: number }
  /** The other side of a leaf, where nothing stands. */
  | { type: 'blank' }
  | { type: 'back' };

/**
 * The pages of a book: cover, texts with a picture on every other page, back. Sections follow each other on a page as long
 * as they fit together, by `fits`, which measures; one is on a page whether it fits or not. A section with a picture begins
 * a pair of pages, the picture first. Cover and back stand alone, so that what lies between comes in pairs; with one page
 * at a time blank sides are left out.
 */
export function bookPages(
  sections: readonly BookSection[],
  orientation: Orientation,
  fits: (sections: readonly number[]) => boolean,
): BookPage[] {
  const pages: BookPage[] = [{ type: 'cover' }];
  const isPairOpen = () => pages.length % 2 === 0;
  const closePair = () => {
    if (isPairOpen()) pages.push({ type: 'blank' });
  };
  sections.forEach(({ image_path }, place) => {
    const last = pages.at(-1)!;
    if (image_path !== null) {
      closePair();
      pages.push({ type: 'picture', section: place }, { type: 'text', sections: [place] });
    } else if (last.type === 'text' && fits([...last.sections, place])) {
      last.sections.push(place);
    } else {
      pages.push({ type: 'text', sections: [place] });
    }
  });
  closePair();
  pages.push({ type: 'back' });
  return orientation === 'landscape' ? pages : pages.filter(({ type }) => type !== 'blank');
}

/** The page on which a section's text stands, from 0; undefined when there is none. */
export function pageOfSection(pages: readonly BookPage[], section: number): number | undefined {
  const page = pages.findIndex((candidate) => candidate.type === 'text' && candidate.sections.includes(section));
  return page < 0 ? undefined : page;
}

/** The pages that are seen together with a page, from 0: cover and back stand alone, also when two are shown. */
export function visiblePages(page: number, pageCount: number, orientation: Orientation): number[] {
  if (orientation === 'portrait') return [page];
  const first = page % 2 === 0 ? page - 1 : page;
  return [first, first + 1].filter((seen) => seen >= 0 && seen < pageCount);
}

/**
 * The page of a book that was bound anew, for another window or with more sections, on which one goes on reading: the one
 * with the first section that was seen, its picture where only that was; the cover after the cover, the back after the back.
 */
export function reboundPage(before: readonly BookPage[], seen: readonly number[], bound: readonly BookPage[]): number {
  const pages = seen.flatMap((place) => before[place] ?? []);
  const text = pages.find((page) => page.type === 'text');
  if (text) return pageOfSection(bound, text.sections[0]!) ?? 0;
  const picture = pages.find((page) => page.type === 'picture');
  if (picture) {
    const place = bound.findIndex((page) => page.type === 'picture' && page.section === picture.section);
    return place < 0 ? (pageOfSection(bound, picture.section) ?? 0) : place;
  }
  return pages[0]?.type === 'back' ? bound.length - 1 : 0;
}
