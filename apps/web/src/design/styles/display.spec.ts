import { beforeEach, expect, test } from '@jest/globals';
import { applyDisplay, isMotionReduced } from './display.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.display;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

test('what was chosen is on the next page before anything is drawn', () => {
  applyDisplay(['reduced_motion', 'high_contrast']);
  delete document.documentElement.dataset.display;
  applyDisplay();
  expect(document.documentElement.dataset.display).toBe('reduced_motion high_contrast');
});

test('nothing chosen is nothing changed', () => {
  applyDisplay();
  expect([document.documentElement.dataset.display, isMotionReduced()]).toEqual(['', false]);
});

test('motion is reduced for whoever chose it here, or on the device', () => {
  applyDisplay(['reduced_motion']);
  expect(isMotionReduced()).toBe(true);
  applyDisplay([]);
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  expect(isMotionReduced()).toBe(true);
});
