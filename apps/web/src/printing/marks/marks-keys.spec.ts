import { expect, test } from '@jest/globals';
import { actionOf, cellAfter, cellBefore } from './marks-keys.ts';

const size = { rows: 3, columns: 4, isRightToLeft: false };
const press = (key: string, change = {}) => ({ key, code: '', hasControl: false, shiftKey: false, ...change });
const at = (row: number, column: number) => ({ row, column });
const go = (row: number, column: number) => ({ type: 'go', to: { row, column } });

test.each([
  ['ArrowRight', at(1, 1), go(1, 2)],
  ['ArrowLeft', at(1, 0), go(1, -1)],
  ['ArrowLeft', at(1, -1), go(1, -1)],
  ['ArrowUp', at(0, 2), go(-1, 2)],
  ['ArrowLeft', at(-1, 0), go(-1, 0)],
  ['ArrowUp', at(0, -1), go(0, -1)],
  ['ArrowDown', at(2, 3), go(2, 3)],
  ['Home', at(1, 3), go(1, 0)],
  ['End', at(1, 0), go(1, 3)],
  ['Enter', at(1, 3), go(2, 0)],
  ['Enter', at(1, -1), { type: 'change' }],
  [' ', at(1, 1), { type: 'change' }],
  ['1', at(1, 1), { type: 'mark', mark: 'right' }],
  ['x', at(1, 1), { type: 'mark', mark: 'wrong' }],
  ['0', at(1, 1), { type: 'mark', mark: 'wrong' }],
  ['1', at(-1, 1), undefined],
  ['a', at(1, -1), { type: 'row_right' }],
  ['a', at(-1, 1), undefined],
  ['Delete', at(1, 1), { type: 'clear' }],
  ['Backspace', at(1, 1), { type: 'erase' }],
  ['q', at(1, 1), undefined],
  ['Tab', at(1, 1), undefined],
])('%s at %j', (key, place, action) => expect(actionOf(press(key), place, size)).toEqual(action));

test.each([
  // An Arabic keyboard, and a French one, whose digits need Shift.
  [press('ء', { code: 'KeyX' }), { type: 'mark', mark: 'wrong' }],
  [press('&', { code: 'Digit1' }), { type: 'mark', mark: 'right' }],
  [press('z', { hasControl: true }), { type: 'undo' }],
  [press('Z', { hasControl: true, shiftKey: true }), { type: 'redo' }],
  [press('y', { hasControl: true }), { type: 'redo' }],
  [press('a', { hasControl: true }), undefined],
  [press('End', { hasControl: true }), go(2, 3)],
])('%j', (pressed, action) => expect(actionOf(pressed, at(0, 0), size)).toEqual(action));

test('where one reads from the right, the left arrow goes on', () => {
  expect(actionOf(press('ArrowLeft'), at(0, 0), { ...size, isRightToLeft: true })).toEqual(go(0, 1));
});

test('at the end of a row the next one begins, and at the end of the table it stays', () => {
  expect(cellAfter(at(0, 3), size)).toEqual(at(1, 0));
  expect(cellAfter(at(2, 3), size)).toEqual(at(2, 3));
  expect(cellBefore(at(1, 0), size)).toEqual(at(0, 3));
  expect(cellBefore(at(0, 0), size)).toEqual(at(0, 0));
});
