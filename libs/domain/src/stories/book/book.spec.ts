import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type BookPage,
  bookPages,
  edgeThickness,
  largestLetters,
  orientationOf,
  pageOfSection,
  pageSize,
  reboundPage,
  textArea,
  visiblePages,
} from './index.ts';

const plain = { image_path: null };
const pictured = { image_path: '/media/images/1.webp' };
/** Two sections fit on a page. */
const two = (sections: readonly number[]) => sections.length <= 2;
const short = (page: BookPage) => {
  if (page.type === 'text') return page.sections.join('+');
  return page.type === 'picture' ? `*${page.section}` : page.type;
};

const bound = (sections: Parameters<typeof bookPages>[0], orientation: 'portrait' | 'landscape' = 'landscape') =>
  bookPages(sections, orientation, two).map(short).join(' ');

describe('one page or two', () => {
  test.each([
    [749, 400, 'portrait'],
    [750, 400, 'landscape'],
    [750, 750, 'landscape'],
    [800, 801, 'portrait'],
    [1280, 720, 'landscape'],
    [390, 844, 'portrait'],
  ])('in a window of %s by %s: %s', (width, height, orientation) =>
    expect(orientationOf({ width, height })).toBe(orientation),
  );
});

describe('how large a page is', () => {
  test.each([
    ['0.9 of a phone, 1.4 times as high', 390, 844, undefined, { width: 351, height: 491 }],
    ['at most 600 wide', 740, 2000, undefined, { width: 600, height: 840 }],
    ['two of them 0.8 of a laptop, 1.2 times as high', 1280, 720, undefined, { width: 512, height: 614 }],
    ['smaller where the controls leave less room', 1280, 720, 480, { width: 400, height: 480 }],
    ['at least 280 by 350', 200, 200, undefined, { width: 280, height: 350 }],
    ['at least so on a phone that lies', 844, 390, 300, { width: 280, height: 350 }],
  ])('%s', (_, width, height, room, size) => expect(pageSize({ width, height }, room)).toEqual(size));

  test('in no window wider than its part of it, unless it is as small as it may be', () => {
    const length = fc.integer({ min: 1, max: 4000 });
    fc.assert(
      fc.property(length, length, length, (width, height, room) => {
        const page = pageSize({ width, height }, room);
        const part = orientationOf({ width, height }) === 'portrait' ? 0.9 : 0.4;
        expect(page.width).toBeLessThanOrEqual(Math.max(280, width * part));
        expect(page.height).toBeLessThanOrEqual(Math.max(350, room));
        expect(Math.min(page.width - 280, page.height - 350)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('its text leaves 40 px at the sides and 60 above and below', () => {
    expect(textArea({ width: 280, height: 350 })).toEqual({ width: 240, height: 290 });
  });

  test('pages that lie on a side are 2 px thick each, ten at most', () => {
    expect([-1, 0, 1, 9, 10, 11, 300].map(edgeThickness)).toEqual([0, 0, 2, 18, 20, 20, 20]);
  });

  test('letters are as large as everything fits in, and 8 px at least', () => {
    for (let most = 8; most <= 28; most++) expect(largestLetters((pixels) => pixels <= most)).toBe(most);
    expect([largestLetters(() => true), largestLetters(() => false)]).toEqual([28, 8]);
  });
});

describe('pages of a book', () => {
  test.each([
    ['none but cover and back', [], 'cover back'],
    ['text on both sides', [plain, plain, plain, plain, plain], 'cover 0+1 2+3 4 blank back'],
    ['pictures on every other page', [pictured, pictured], 'cover *0 0 *1 1 back'],
    ['a text goes on beside a picture', [pictured, plain, plain], 'cover *0 0+1 2 blank back'],
    ['a picture begins a pair', [plain, pictured, plain, plain], 'cover 0 blank *1 1+2 3 blank back'],
  ])('%s', (_, sections, pages) => expect(bound(sections)).toBe(pages));

  test('one at a time there are no blank ones', () => {
    expect(bound([plain, pictured, plain, plain], 'portrait')).toBe('cover 0 *1 1+2 3 back');
  });

  test('a section that fits nowhere has a page of its own', () => {
    expect(bookPages([plain, plain], 'landscape', () => false).map(short)).toEqual(['cover', '0', '1', 'back']);
  });

  test('whatever a story holds, each section stands once, in order, and pictures lie left of their texts', () => {
    const story = fc.array(fc.boolean(), { maxLength: 150 });
    fc.assert(
      fc.property(story, fc.integer({ min: 1, max: 5 }), (pictures, most) => {
        const sections = pictures.map((hasPicture) => (hasPicture ? pictured : plain));
        for (const orientation of ['portrait', 'landscape'] as const) {
          const pages = bookPages(sections, orientation, (together) => together.length <= most);
          expect(pages.flatMap((page) => (page.type === 'text' ? page.sections : []))).toEqual([...sections.keys()]);
          pages.forEach((page, place) => {
            if (page.type === 'text') expect(page.sections.length).toBeLessThanOrEqual(most);
            if (page.type !== 'picture') return;
            expect(pageOfSection(pages, page.section)).toBe(place + 1);
            if (orientation === 'landscape')
              expect(visiblePages(place, pages.length, orientation)).toContain(place + 1);
          });
          expect(pages.filter(({ type }) => type === 'picture')).toHaveLength(pictures.filter(Boolean).length);
          if (orientation === 'landscape') {
            expect(pages.length % 2).toBe(0);
            pages.forEach(({ type }, place) => type === 'picture' && expect(place % 2).toBe(1));
          }
        }
      }),
    );
  });

  test('cover and back stand alone; between them two pages are seen together', () => {
    const seen = Array.from({ length: 6 }, (_, page) => visiblePages(page, 6, 'landscape').join(' '));
    expect(seen).toEqual(['0', '1 2', '1 2', '3 4', '3 4', '5']);
    expect(visiblePages(3, 6, 'portrait')).toEqual([3]);
  });

  test('a section that there is not is on no page', () => {
    expect(pageOfSection(bookPages([plain], 'landscape', two), 1)).toBeUndefined();
  });
});

describe('a book that is bound anew', () => {
  const sections = [plain, pictured, plain, plain];
  const wide = bookPages(sections, 'landscape', two);
  const narrow = bookPages(sections, 'portrait', () => false);

  test.each([
    ['cover', [0], 0],
    ['first section', [1, 2], 1],
    ['picture with its section', [3, 4], 3],
    ['last section, beside a blank page', [5, 6], 5],
    ['back', [7], 6],
  ])('is opened where it was: %s', (_, seen, page) => {
    expect(reboundPage(wide, seen, narrow)).toBe(page);
  });

  test('a picture that was seen alone is seen again', () => {
    expect(narrow.map(short).join(' ')).toBe('cover 0 *1 1 2 3 back');
    expect(reboundPage(narrow, [2], wide)).toBe(3);
    expect(
      reboundPage(
        narrow,
        [2],
        bookPages([plain, plain, plain, plain], 'portrait', () => false),
      ),
    ).toBe(2);
  });

  test('what is gone from it is looked for in vain', () => {
    expect([reboundPage(wide, [5, 6], bookPages([], 'portrait', two)), reboundPage([], [4], narrow)]).toEqual([0, 0]);
  });
});
