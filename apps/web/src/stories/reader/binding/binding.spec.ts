import { describe, expect, test } from '@jest/globals';
import { bind, type Room } from './binding.ts';

const desk: Room = { window: { width: 1280, height: 800 }, height: 640 };
const phone: Room = { window: { width: 390, height: 844 }, height: 600 };
const plain = { image_path: null };

/** Measures sections of so many letters, each half as wide as it is high, in lines of 1.6 times that. */
const measured =
  (...lengths: number[]) =>
  (letters: number, width: number) =>
    lengths.map((length) => Math.ceil(length / Math.floor(width / (letters / 2))) * letters * 1.6);

describe('a story that is bound into a book', () => {
  test('has letters as large as its longest section allows', () => {
    const short = bind([plain, plain], desk, measured(40, 40));
    expect([short.letters, short.orientation, short.size]).toEqual([28, 'landscape', { width: 512, height: 614 }]);
    const long = bind([plain, plain], phone, measured(350, 40));
    expect([long.letters, long.orientation, long.size]).toEqual([20, 'portrait', { width: 351, height: 491 }]);
  });

  test('puts as many sections on a page as fit, with room between them', () => {
    // Of 554 px each section takes 44.8, and 19.6 stand between two.
    const many = bind(Array.from({ length: 20 }, () => plain), desk, measured(...Array.from({ length: 20 }, () => 20))); // prettier-ignore
    const texts = many.pages.flatMap((page) => (page.type === 'text' ? [page.sections.length] : []));
    expect(texts).toEqual([8, 8, 4]);
    expect(many.sectionPages.slice(6, 9)).toEqual([1, 1, 2]);
  });

  test('is a cover and a back as long as it has no sections', () => {
    const { pages, letters } = bind([], phone, measured());
    expect([pages.map(({ type }) => type), letters]).toEqual([['cover', 'back'], 28]);
  });
});
