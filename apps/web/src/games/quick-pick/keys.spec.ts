import { expect, test } from '@jest/globals';
import { pickOf } from './keys.ts';

const press = (code: string, change: object = {}) =>
  pickOf({ code, repeat: false, ctrlKey: false, metaKey: false, altKey: false, ...change });

test.each([
  ['KeyQ', 'a', 0], ['KeyW', 'a', 1], ['KeyA', 'a', 2], ['KeyS', 'a', 3],
  ['KeyY', 'b', 0], ['KeyU', 'b', 1], ['KeyH', 'b', 2], ['KeyJ', 'b', 3],
] as const)('the key at the place %s picks for group %s option %i', (code, group, option) => {
  expect(press(code)).toEqual({ group, option });
}); // prettier-ignore

test('other keys, keys that are held down and keys of the browser pick nothing', () => {
  expect([press('KeyE'), press('Digit1'), press('KeyQ', { repeat: true }), press('KeyW', { ctrlKey: true })]).toEqual([
    undefined, undefined, undefined, undefined,
  ]); // prettier-ignore
});
