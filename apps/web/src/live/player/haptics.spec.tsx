import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { applyDisplay } from '../../design/styles/display.ts';
import { type Felt, useHaptics, vibrate, vibration } from './haptics.ts';

let isReducedByDevice = false;
window.matchMedia = (() => ({ matches: isReducedByDevice })) as unknown as typeof matchMedia;
let patterns: number[][] = [];
beforeEach(() => {
  patterns = [];
  const feel = (pattern: number[]) => patterns.push(pattern);
  Object.defineProperty(navigator, 'vibrate', { value: feel, configurable: true });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  applyDisplay([]);
  isReducedByDevice = false;
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

function Phone({ felt }: { felt: Felt | undefined }) {
  useHaptics(felt);
  return null;
}
/** What is felt while a phone goes through these situations. */
function through(...situations: (Felt | undefined)[]): number[][] {
  const phone = render(<Phone felt={situations[0]} />);
  for (const felt of situations) phone.rerender(<Phone felt={felt} />);
  return patterns;
}

test('saved, right and wrong are felt once each, and differ; none is longer than a sixth of a second', () => {
  const [saved, right, again, wrong] = through(
    undefined,
    'saved',
    'saved',
    undefined,
    'right',
    undefined,
    'saved',
    undefined,
    'wrong',
  );
  expect(again).toEqual(saved);
  expect(new Set([saved, right, wrong].map(String)).size).toBe(3);
  for (const pattern of patterns) expect(pattern.reduce((sum, ms) => sum + ms)).toBeLessThan(167);
  expect(patterns).toHaveLength(4);
});

test('what was so already when the page came is not felt again', () => {
  expect(through('saved', undefined, 'right')).toHaveLength(1);
});

test('the switch turns it off, and is remembered', () => {
  expect(vibration.isOn()).toBe(true);
  vibration.set(false);
  expect(through(undefined, 'saved')).toEqual([]);
  expect(localStorage.getItem('vibration')).toBe('off');
  vibration.set(true);
  vibrate('saved');
  expect(patterns).toHaveLength(1);
});

test.each([
  ['the device asks for less movement', () => (isReducedByDevice = true)],
  ['the account asks for less movement', () => applyDisplay(['reduced_motion'])],
  [
    'nobody has touched the page',
    () => Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true }),
  ],
  ['the device cannot', () => Reflect.deleteProperty(navigator, 'vibrate')],
])('nothing is felt when %s', (_, prepare) => {
  prepare();
  expect(through(undefined, 'saved', undefined, 'wrong')).toEqual([]);
});
