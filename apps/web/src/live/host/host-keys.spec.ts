import { describe, expect, test } from '@jest/globals';
import { hostKeyOf } from './host-keys.ts';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  target: document.body,
  ...more,
});
/** An element of this kind; in a dialog, a part of it. */
function within(kind: 'input' | 'textarea' | 'dialog' | 'button'): Element {
  const element = document.createElement(kind);
  document.body.replaceChildren(element);
  return kind === 'dialog' ? element.appendChild(document.createElement('p')) : element;
}

describe('keys of the host', () => {
  test.each([
    [' ', 'go_on'],
    ['Enter', 'go_on'],
    ['PageDown', 'go_on'],
    ['p', 'pause'],
    ['T', 'add_time'],
    ['s', 'skip'],
    ['a', 'ask_again'],
    ['l', 'door'],
    ['r', 'remote'],
    ['?', 'keys'],
    ['x', null],
    // Of the projector alone.
    ['f', null],
  ])('%j: %s', (key, action) => {
    expect(hostKeyOf(pressed(key), true)).toBe(action);
  });

  test('a letter is found by its place where the keyboard has other letters', () => {
    expect(hostKeyOf(pressed('з', { code: 'KeyP' }), true)).toBe('pause');
  });

  test('letters that are turned off do nothing; the others and the list stay', () => {
    expect(['p', 's', 'l', 'r', 't'].map((key) => hostKeyOf(pressed(key), false))).toEqual(Array(5).fill(null));
    expect([hostKeyOf(pressed(' '), false), hostKeyOf(pressed('?'), false)]).toEqual(['go_on', 'keys']);
  });

  test.each(['input', 'textarea', 'dialog'] as const)('nothing in %s', (kind) => {
    const target = within(kind);
    for (const key of ['p', '?', ' ', 'PageDown']) expect(hostKeyOf(pressed(key, { target }), true)).toBeNull();
  });

  test('enter on a button presses it, and nothing else', () => {
    const target = within('button');
    expect(hostKeyOf(pressed('Enter', { target }), true)).toBeNull();
    expect(hostKeyOf(pressed('p', { target }), true)).toBe('pause');
  });

  test.each([{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])('not with %j', (more) => {
    expect(hostKeyOf(pressed('p', more), true)).toBeNull();
  });
});
