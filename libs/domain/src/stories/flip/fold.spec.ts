import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  cornerPlace,
  flipPlace,
  type Fold,
  foldAt,
  isPastMiddle,
  type Leaf,
  liftedPlace,
  type Place,
  reachedPlace,
  sideOf,
  turnedPlace,
} from './index.ts';

const leaf: Leaf = { side: 'right', corner: 'bottom', width: 300, height: 400 };
const anyLeaf = fc.record<Leaf>({
  side: fc.constantFrom('left', 'right'),
  corner: fc.constantFrom('top', 'bottom'),
  width: fc.integer({ min: 280, max: 600 }),
  height: fc.integer({ min: 350, max: 840 }),
});
const anyPlace = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 1700 }) });

/** Where a point of the reverse comes to lie on the flap. */
function onFlap({ flap: { angle, x, y } }: Fold, point: Place): Place {
  return {
    x: x + point.x * Math.cos(angle) - point.y * Math.sin(angle),
    y: y + point.x * Math.sin(angle) + point.y * Math.cos(angle),
  };
}

/** How far a point lies beyond the crease, on the side the corner came from. */
const beyond = ({ crease, angle }: Fold, { x, y }: Place) =>
  (x - crease.x) * Math.cos(angle) + (y - crease.y) * Math.sin(angle);

function expectAt(place: Place, { x, y }: Place) {
  expect(place.x).toBeCloseTo(x, 4);
  expect(place.y).toBeCloseTo(y, 4);
}

test.each([
  ['next', 'ltr', 'right'],
  ['previous', 'ltr', 'left'],
  ['next', 'rtl', 'left'],
  ['previous', 'rtl', 'right'],
] as const)('turning to the %s in a book that is read %s, the leaf on the %s is turned', (turn, direction, side) => {
  expect(sideOf(turn, direction)).toBe(side);
});

test('a leaf lies flat before it is turned, and covers the other side after it', () => {
  expect(foldAt(leaf, cornerPlace(leaf))).toMatchObject({ crease: { x: 300, y: 400 }, angle: 0, progress: 0 });
  const turned = foldAt(leaf, turnedPlace(leaf));
  expect(turned).toMatchObject({ crease: { x: 0, y: 400 }, angle: 0, progress: 1 });
  expectAt(onFlap(turned, { x: -150, y: 100 }), { x: -150, y: 100 });
});

test('the corner of the reverse is where the corner was pulled to, and the crease halfway', () => {
  fc.assert(
    fc.property(anyLeaf, anyPlace, (one, pulled) => {
      const place = reachedPlace(one, pulled);
      const fold = foldAt(one, place);
      expectAt(onFlap(fold, turnedPlace(one)), place);
      expect(beyond(fold, place)).toBeCloseTo(-beyond(fold, cornerPlace(one)), 4);
      expect(beyond(fold, cornerPlace(one))).toBeGreaterThanOrEqual(-0.001);
    }),
  );
});

test('paper does not tear: wherever it is pulled, the spine stays where it is bound', () => {
  fc.assert(
    fc.property(anyLeaf, anyPlace, (one, pulled) => {
      const fold = foldAt(one, reachedPlace(one, pulled));
      // Neither end of the spine is ever folded over, but for what a screen cannot show.
      for (const y of [0, one.height]) expect(beyond(fold, { x: 0, y })).toBeLessThan(1);
    }),
  );
});

test('a corner within the reach of the paper is where the pointer is', () => {
  const place = { x: 120, y: 330 };
  expect(reachedPlace(leaf, place)).toEqual(place);
  expectAt(reachedPlace(leaf, { x: -600, y: 400 }), { x: -300, y: 400 });
});

describe('a page that turns by itself', () => {
  test('goes from where it is to where it will lie, rising on its way', () => {
    const [from, to] = [cornerPlace(leaf), turnedPlace(leaf)];
    expectAt(flipPlace(leaf, from, to, 0), from);
    expectAt(flipPlace(leaf, from, to, 1), to);
    expectAt(flipPlace(leaf, from, to, 0.5), { x: 0, y: 400 - 48 });
    expect(flipPlace({ ...leaf, corner: 'top' }, { x: 300, y: 0 }, { x: -300, y: 0 }, 0.5).y).toBeCloseTo(48);
  });

  test('turns straight where that is asked: its crease stays upright all the way', () => {
    for (const one of [leaf, { ...leaf, side: 'left' } as const]) {
      const [from, to] = [cornerPlace(one), turnedPlace(one)];
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const { angle } = foldAt(one, flipPlace(one, from, to, part, true));
        expect(angle).toBe(one.side === 'right' ? 0 : Math.PI);
      }
    }
  });

  test('always goes on, and never leaves the reach of its paper', () => {
    fc.assert(
      fc.property(anyLeaf, anyPlace, fc.nat(99), (one, pulled, hundredth) => {
        const [from, to] = [reachedPlace(one, pulled), turnedPlace(one)];
        const [now, later] = [hundredth, hundredth + 1].map((part) => flipPlace(one, from, to, part / 100));
        expect(Math.hypot(now!.x - later!.x, now!.y - later!.y)).toBeLessThan(one.width / 5);
        expectAt(reachedPlace(one, later!), later!);
        // Nor does the crease spin.
        const [before, after] = [foldAt(one, now!).angle, foldAt(one, later!).angle];
        expect(Math.abs(after - before)).toBeLessThan(Math.PI / 2);
      }),
    );
  });
});

test('the corner under the mouse comes up by 28 px', () => {
  expect(liftedPlace(leaf)).toEqual({ x: 272, y: 372 });
  expect(liftedPlace({ ...leaf, side: 'left', corner: 'top' })).toEqual({ x: -272, y: 28 });
});

describe('where a page that is let go falls', () => {
  test.each([
    ['two pages, at the spine', 'right', 0, 'next', 'landscape', false],
    ['two pages, beyond it', 'right', -1, 'next', 'landscape', true],
    ['two pages, back', 'left', 1, 'previous', 'landscape', true],
    ['one page, before its middle', 'right', 151, 'next', 'portrait', false],
    ['one page, beyond its middle', 'right', 149, 'next', 'portrait', true],
    ['one page that comes back, before the middle', 'left', 149, 'previous', 'portrait', false],
    ['one page that comes back, beyond it', 'left', 151, 'previous', 'portrait', true],
  ] as const)('%s', (_, side, x, turn, orientation, isPast) => {
    expect(isPastMiddle({ ...leaf, side }, { x, y: 300 }, turn, orientation)).toBe(isPast);
  });
});
