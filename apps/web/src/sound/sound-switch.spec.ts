import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { turnSound, useSoundSwitch } from './sound-switch.ts';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  turnSound(true);
});

test('sounds are on until they are turned off, and the choice stays in this browser', () => {
  const shown = renderHook(useSoundSwitch).result;
  expect(shown.current.isOn).toBe(true);
  act(() => shown.current.turn(false));
  expect(shown.current.isOn).toBe(false);
  expect(localStorage.getItem('sound')).toBe('off');
});

test('another tab that turns them off is followed', () => {
  const shown = renderHook(useSoundSwitch).result;
  act(() => {
    localStorage.setItem('sound', 'off');
    dispatchEvent(new StorageEvent('storage', { key: 'sound' }));
  });
  expect(shown.current.isOn).toBe(false);
});

test('where the browser remembers nothing, the choice lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const shown = renderHook(useSoundSwitch).result;
  act(() => shown.current.turn(false));
  expect(shown.current.isOn).toBe(false);
  act(() => shown.current.turn(true));
  expect(shown.current.isOn).toBe(true);
});
