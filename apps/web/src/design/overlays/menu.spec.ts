import { expect, test } from '@jest/globals';
import { menuPlace, type MenuSurroundings } from './menu.tsx';

const button = (left: number, top: number) => ({ left, right: left + 48, top, bottom: top + 48 });
const around = (changes: Partial<MenuSurroundings>): MenuSurroundings => ({
  beside: button(600, 100),
  menu: { width: 224, height: 400 },
  room: { width: 1280, height: 800 },
  isRightToLeft: false,
  ...changes,
});

test('a menu opens below its button, and ends where the button ends', () => {
  expect(menuPlace(around({}))).toEqual({ left: 424, top: 152 });
  expect(menuPlace(around({ isRightToLeft: true }))).toEqual({ left: 600, top: 152 });
});

test('near the lower edge it opens above its button', () => {
  expect(menuPlace(around({ beside: button(600, 700) }))).toEqual({ left: 424, top: 296 });
});

test('with too little room above and below it opens at the side of its button', () => {
  const menu = { width: 224, height: 490 };
  expect(menuPlace(around({ menu, beside: button(600, 440) }))).toEqual({ left: 372, top: 302 });
  expect(menuPlace(around({ menu, beside: button(40, 440) }))).toEqual({ left: 92, top: 302 });
});

test('in a window too small for all that it stays within the window', () => {
  const small = around({
    room: { width: 320, height: 480 },
    beside: button(136, 240),
    menu: { width: 224, height: 460 },
  });
  expect(menuPlace(small)).toEqual({ left: 8, top: 8 });
});
