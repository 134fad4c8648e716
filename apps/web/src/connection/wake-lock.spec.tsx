import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { useWakeLock } from './wake-lock.ts';

/** The locks that were given, and which of them are released again. */
let locks: { isReleased: boolean }[] = [];
const request = async () => {
  const lock = { isReleased: false, release: async () => void (lock.isReleased = true) };
  locks.push(lock);
  return Promise.resolve(lock);
};
const giveWakeLocks = () => Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
afterEach(() => {
  cleanup();
  locks = [];
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function Phone({ isInSession }: { isInSession: boolean }) {
  useWakeLock(isInSession);
  return null;
}
const settled = (change: () => void) => act(async () => Promise.resolve(change()));
const released = () => locks.map(({ isReleased }) => isReleased);

test('the screen stays on while in a session, again after the phone was put away, and no longer', async () => {
  giveWakeLocks();
  const phone = render(<Phone isInSession={false} />);
  expect(locks).toEqual([]);
  await settled(() => phone.rerender(<Phone isInSession />));
  expect(released()).toEqual([false]);
  await settled(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(locks).toHaveLength(2);
  await settled(() => phone.rerender(<Phone isInSession={false} />));
  expect(released().at(-1)).toBe(true);
  await settled(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(locks).toHaveLength(2);
});

test('without TLS there is no such thing, and nothing is missed', async () => {
  await settled(() => void render(<Phone isInSession />));
  expect(locks).toEqual([]);
});
