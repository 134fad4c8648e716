import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FrameRate } from './frame-rate.ts';

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => {
    frames = [];
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Something moves for so many milliseconds, with so many frames a second. */
function move(rate: FrameRate, perSecond: number, ms = 600) {
  const end = rate.count();
  for (let now = 0; now <= ms; now += 1000 / perSecond) for (const frame of frames.splice(0)) frame(now);
  end();
}

test('a machine that draws two movements in a row with few frames is slow, and stays so', () => {
  const rate = new FrameRate();
  move(rate, 60);
  move(rate, 30);
  expect(rate.isSlow).toBe(false);
  move(rate, 30);
  expect(rate.isSlow).toBe(true);
  // It turns pages the easier way now, and therefore smoothly.
  move(rate, 60);
  expect(rate.isSlow).toBe(true);
});

test('one that had something else to do for a moment is not', () => {
  const rate = new FrameRate();
  for (const perSecond of [20, 60, 20, 60]) move(rate, perSecond);
  expect(rate.isSlow).toBe(false);
});

test('a movement that was left early says nothing, nor does one that nobody saw', () => {
  const rate = new FrameRate();
  for (let time = 0; time < 4; time++) move(rate, 20, 200);
  expect(rate.isSlow).toBe(false);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  for (let time = 0; time < 4; time++) move(rate, 5);
  expect(rate.isSlow).toBe(false);
});
