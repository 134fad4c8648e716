import {
  type BookPage,
  bookPages,
  largestLetters,
  type Orientation,
  orientationOf,
  pageOfSection,
  pageSize,
  type Size,
  textArea,
} from '@lexiroom/domain/stories/book';
import type { BookSectionText } from './book-sections.ts';

/** A story as the book that fits a window. */
export interface Binding {
  orientation: Orientation;
  /** Of a page, in pixels. */
  size: Size;
  /** How large its letters are, in pixels. */
  letters: number;
  pages: BookPage[];
  /** The page of each section. */
  sectionPages: number[];
}

/** The room that a book has: the window, and the height that the controls leave; in pixels. */
export interface Room {
  window: Size;
  height: number;
}

/** Between two sections of a page, in parts of the size of letters. */
export const sectionGap = 0.7;

/** What stands in the place of a book until its texts are measured. */
export const unbound: Binding = {
  orientation: 'portrait',
  size: { width: 0, height: 0 },
  letters: 0,
  pages: [{ type: 'cover' }, { type: 'back' }],
  sectionPages: [],
};

/**
 * Binds sections into a book. Letters are as large as the longest section allows, then sections follow each other on a page
 * as long as they fit. `measure` tells how high each section is in a size of letters and a width, both in pixels.
 */
export function bind(
  sections: readonly Pick<BookSectionText, 'image_path'>[],
  room: Room,
  measure: (letters: number, width: number) => readonly number[],
): Binding {
  const size = pageSize(room.window, room.height);
  const orientation = orientationOf(room.window);
  const area = textArea(size);
  const letters = largestLetters((pixels) => measure(pixels, area.width).every((height) => height <= area.height));
  const heights = measure(letters, area.width);
  const fits = (together: readonly number[]) =>
    together.reduce((sum, section) => sum + heights[section]!, (together.length - 1) * sectionGap * letters) <=
    area.height;
  const pages = bookPages(sections, orientation, fits);
  const sectionPages = sections.map((_, section) => pageOfSection(pages, section)!);
  return { orientation, size, letters, pages, sectionPages };
}
