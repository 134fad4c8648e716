import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { scrolledTo, visibleRange } from './visible-range.ts';

const axis = { count: 400, size: 50, heading: 100 };

test.each([
  ['at the start', 0, { from: 0, to: 20 }],
  ['a little further the same', 199, { from: 0, to: 20 }],
  ['in the middle', 5000, { from: 96, to: 120 }],
  ['at the end', 400 * 50 - 500, { from: 384, to: 400 }],
  ['pulled beyond the start', -80, { from: 0, to: 20 }],
])('%s, what is in sight is drawn, and four beyond', (_, scrolled, range) =>
  expect(visibleRange(axis, scrolled, 700)).toEqual(range),
);

test('a table without lines draws none', () =>
  expect(visibleRange({ ...axis, count: 0 }, 0, 700)).toEqual({ from: 0, to: 0 }));

test('whatever is in sight is drawn, and after scrolling to it every line is in sight', () => {
  const lengths = fc.record({
    count: fc.integer({ min: 1, max: 400 }),
    size: fc.integer({ min: 20, max: 90 }),
    heading: fc.integer({ min: 0, max: 150 }),
  });
  fc.assert(
    fc.property(lengths, fc.nat(20_000), fc.integer({ min: 300, max: 1500 }), fc.nat(399), (of, far, window, line) => {
      const scrolled = Math.min(far, Math.max(0, of.count * of.size + of.heading - window));
      const { from, to } = visibleRange(of, scrolled, window);
      expect(from * of.size).toBeLessThanOrEqual(scrolled);
      expect(to === of.count || to * of.size >= scrolled + window - of.heading).toBe(true);
      const aim = line % of.count;
      const there = scrolledTo(of, aim, scrolled, window);
      expect(aim * of.size).toBeGreaterThanOrEqual(there);
      expect((aim + 1) * of.size).toBeLessThanOrEqual(Math.max(there + window - of.heading, aim * of.size + of.size));
      const shown = visibleRange(of, there, window);
      expect(aim >= shown.from && aim < shown.to).toBe(true);
    }),
  );
});
