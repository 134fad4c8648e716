import { expect, test } from '@jest/globals';
import { actionOfKey } from './card-keys.ts';

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
])('%s %j is %s', (key, held, action) => {
  expect(actionOfKey(pressed(key, held), false)).toBe(action);
});

test('where one reads from right to left, the arrow to the left goes on', () => {
  expect(actionOfKey(pressed('ArrowLeft', { altKey: true }), true)).toBe('later');
  expect(actionOfKey(pressed('ArrowRight', { altKey: true }), true)).toBe('earlier');
});

test.each([
  ['ArrowUp', {}],
  ['Delete', { ctrlKey: true }],
  ['ArrowDown', { altKey: true, ctrlKey: true }],
  ['x', {}],
])('%s %j does nothing', (key, held) => {
  expect(actionOfKey(pressed(key, held), false)).toBeUndefined();
});
