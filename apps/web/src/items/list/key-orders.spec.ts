import { expect, test } from '@jest/globals';
import { orderOfKey } from './key-orders.ts';

const pressed = (key: string, held: { altKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

test.each([
  ['F2', {}, 'rename'],
  ['Delete', {}, 'delete'],
  ['ArrowUp', { altKey: true }, 'earlier'],
  ['ArrowDown', { altKey: true }, 'later'],
  ['ArrowLeft', { altKey: true }, 'earlier'],
])('%s %j is %s', (key, held, order) => {
  expect(orderOfKey(pressed(key, held), false)).toBe(order);
});

test('where one reads from right to left, the arrow to the left goes on', () => {
  expect(orderOfKey(pressed('ArrowLeft', { altKey: true }), true)).toBe('later');
  expect(orderOfKey(pressed('ArrowRight', { altKey: true }), true)).toBe('earlier');
});

test.each([
  ['ArrowUp', {}],
  ['Delete', { ctrlKey: true }],
  ['ArrowDown', { altKey: true, ctrlKey: true }],
  ['x', {}],
])('%s %j orders nothing', (key, held) => {
  expect(orderOfKey(pressed(key, held), false)).toBeUndefined();
});
