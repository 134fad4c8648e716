import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { button, press, show } from '../../../page/screen.fixture.tsx';
import { setVolume, volume } from '../../../sound/index.ts';
import { turnSound } from '../../../sound/sound-switch.ts';
import type { Effect } from './effects.ts';
import { feel } from './feel.ts';
import { VolumeControl } from './volume-control.tsx';

/** The loudest that each tone gets, in the order they are begun. The browser of the tests has no sound of its own. */
let tones: number[] = [];
/** How the phone shook. */
let shakes: unknown[] = [];

class Gain {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (loudest: number) => void tones.push(loudest),
    exponentialRampToValueAtTime: () => undefined,
  };
  connect = <Next,>(next: Next): Next => next;
}
class Oscillator {
  frequency = { exponentialRampToValueAtTime: () => undefined };
  connect = <Next,>(next: Next): Next => next;
  start = () => undefined;
  stop = () => undefined;
}
class Audio {
  state = 'running';
  currentTime = 0;
  destination = {};
}
Object.assign(globalThis, { AudioContext: Audio, GainNode: Gain, OscillatorNode: Oscillator });

const setVibrate = (vibrate: unknown) =>
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
beforeEach(() => void setVibrate((pattern: number[]) => shakes.push(pattern)));
afterEach(() => {
  cleanup();
  setVolume(1);
  turnSound(true);
  [tones, shakes] = [[], []];
});

/** What is heard and felt of an effect. */
function felt(effect: Effect) {
  [tones, shakes] = [[], []];
  feel(effect);
  return { heard: tones.length > 0, shaken: shakes.length > 0 };
}

test.each<[Effect, boolean]>([
  ['hit', true],
  ['combo', true],
  ['miss', true],
  ['over', true],
  ['win', true],
  ['tick', false],
  ['go', false],
])('%s is heard; a phone shakes: %s', (effect, shaken) => {
  expect(felt(effect)).toEqual({ heard: true, shaken });
});

test('a hit and a miss shake a phone each in its own way', () => {
  feel('hit');
  feel('miss');
  expect(shakes).toHaveLength(2);
  expect(shakes[0]).not.toEqual(shakes[1]);
});

test('a device that does not shake, or has no sound, plays on', () => {
  setVibrate(undefined);
  expect(felt('miss')).toEqual({ heard: true, shaken: false });
  Object.assign(globalThis, { AudioContext: undefined });
  expect(felt('miss')).toEqual({ heard: false, shaken: false });
  Object.assign(globalThis, { AudioContext: Audio });
});

test('the volume is heard from the next sound on, and remembered in this browser', async () => {
  await show(VolumeControl);
  feel('hit');
  const full = tones[0]!;
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.3' } });
  tones = [];
  feel('hit');
  expect(tones[0]).toBeCloseTo(full * 0.3);
  cleanup();
  expect(localStorage.getItem('volume')).toBe('0.3');
  await show(VolumeControl);
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('0.3');
});

test('all is silent at a press, remembered too, and as loud as before at the next one; it is still felt', async () => {
  setVolume(0.6);
  await show(VolumeControl);
  await press('Sound');
  expect(button('Sound').getAttribute('aria-pressed')).toBe('false');
  expect(localStorage.getItem('sound')).toBe('off');
  expect(felt('hit')).toEqual({ heard: false, shaken: true });
  cleanup();
  await show(VolumeControl);
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('0');
  await press('Sound');
  expect(felt('hit').heard).toBe(true);
  expect(volume()).toBe(0.6);
});

test('the slider turns on what was off, and at its end it is silent; from there the button is loud', async () => {
  turnSound(false);
  await show(VolumeControl);
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: '0.5' } });
  expect(felt('hit').heard).toBe(true);
  fireEvent.change(slider, { target: { value: '0' } });
  expect(felt('hit').heard).toBe(false);
  expect(button('Sound').getAttribute('aria-pressed')).toBe('false');
  await press('Sound');
  expect(felt('hit').heard).toBe(true);
  expect(volume()).toBe(1);
});
