import { expect, test } from '@jest/globals';
import { fitTexts, isInSight } from './fitting-text.ts';

const rect = (left: number, top: number, right: number, bottom: number): DOMRect =>
  ({ left, top, right, bottom, x: left, y: top, width: right - left, height: bottom - top }) as DOMRect;
const own = rect(50, 0, 250, 100);
const box = rect(0, 0, 300, 100);

test.each([
  ['words with room around them', rect(50, 20, 250, 80), true],
  ['words that run into what follows', rect(50, 20, 260, 80), false],
  ['words that run into what stands before', rect(40, 20, 250, 80), false],
  ['a first line that is cut', rect(50, -5, 250, 80), false],
  ['a last line that is cut', rect(50, 20, 250, 105), false],
  ['lines that touch the edges', rect(50, 1, 250, 99), false],
])('%s', (_, words, is) => expect(isInSight({ words, own, box })).toBe(is));

/**
 * A part whose page has its room at or below a size: what `fitTexts` does to it, step by step. Where a size alone is not
 * enough, words have to be broken.
 */
function steps(fits: (size: number, isBroken: boolean) => boolean) {
  const part = document.createElement('ol');
  const tried: string[] = [];
  const look = () => {
    const size = parseFloat(part.style.getPropertyValue('--fit'));
    const isBroken = part.hasAttribute('data-broken');
    tried.push(`${size}${isBroken ? ' broken' : ''}`);
    return fits(size, isBroken);
  };
  fitTexts(part, ['3rem', '2rem', '1rem'], look);
  return { tried, size: part.style.getPropertyValue('--fit'), isBroken: part.hasAttribute('data-broken') };
}

test('the largest size that is enough is taken, and no smaller one is tried', () => {
  expect(steps((size) => size <= 2)).toEqual({ tried: ['3', '2'], size: '2rem', isBroken: false });
});

test('words are broken only when no size keeps them whole, and then as large as can be', () => {
  const tried = ['3', '2', '1', '3 broken', '2 broken'];
  expect(steps((size, isBroken) => isBroken && size <= 2)).toEqual({ tried, size: '2rem', isBroken: true });
});

test('where the page has no room at any size, its texts are not made small for nothing', () => {
  expect(steps(() => false)).toMatchObject({ size: '3rem', isBroken: false });
});
