import { msg } from '@lingui/core/macro';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { serve } from '../../../api/server.fixture.ts';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { button, press } from '../../../page/screen.fixture.tsx';
import { key, open, wait, takeClock } from '../mode.fixture.tsx';
import type { ViewProps } from '../../study.ts';
import { BottomBar } from './bottom-bar.tsx';

beforeAll(giveDialogs);
beforeAll(() => takeClock(jest));
beforeEach(() => void serve(() => 'no connection'));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
});

const bar = () => screen.getByRole('toolbar', { name: 'Study tools' });
const isUp = () => !bar().className.includes(':translate-y-full');
const show = () => open(BottomBar, 'study');

/** The pointer moves to so many pixels above the bottom of the window. */
const pointAt = (above: number, pointerType = 'mouse') =>
  act(async () => {
    const moved = new MouseEvent('pointermove', { clientY: window.innerHeight - above, bubbles: true });
    Object.assign(moved, { pointerType });
    document.body.dispatchEvent(moved);
  });

test('the bar comes when the pointer has rested for 500 ms within 50 px of the bottom', async () => {
  await show();
  await pointAt(51);
  await wait(1000);
  expect(isUp()).toBe(false);
  await pointAt(50);
  await wait(499);
  expect(isUp()).toBe(false);
  await wait(1);
  expect(isUp()).toBe(true);
});

test('a pointer that rests on something to press brings nothing up over it', async () => {
  await show();
  const thumb = document.body.appendChild(document.createElement('button'));
  const clientY = window.innerHeight - 20;
  await act(async () => void fireEvent.pointerMove(thumb, { clientY }));
  await wait(3000);
  expect(isUp()).toBe(false);
  thumb.remove();
});

test('a pointer that only passes brings nothing up', async () => {
  await show();
  await pointAt(20);
  await wait(400);
  await pointAt(200);
  await wait(1000);
  expect(isUp()).toBe(false);
});

test('the bar goes 400 ms after the pointer has left', async () => {
  await show();
  await pointAt(10);
  await wait(500);
  await pointAt(200);
  await wait(399);
  expect(isUp()).toBe(true);
  await wait(1);
  expect(isUp()).toBe(false);
});

test('a pointer on the bar, or out and back in time, keeps it', async () => {
  await show();
  await pointAt(10);
  await wait(500);
  await act(async () => void fireEvent.pointerMove(button('Sound'), { clientY: 0 }));
  await wait(1000);
  expect(isUp()).toBe(true);
  await pointAt(300);
  await wait(200);
  await pointAt(10);
  await wait(1000);
  expect(isUp()).toBe(true);
});

test('sound is turned off and on for this browser', async () => {
  await show();
  expect(button('Sound').getAttribute('aria-pressed')).toBe('true');
  await press('Sound');
  expect(button('Sound').getAttribute('aria-pressed')).toBe('false');
  expect(localStorage.getItem('sound')).toBe('off');
  await press('Sound');
  expect(localStorage.getItem('sound')).toBe('on');
});

test('where a browser lets no page fill the screen, nothing offers it', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
});

test('a teacher with a class shows and hides the questioner, nobody else', async () => {
  await open(BottomBar, 'study', { class_id: 3 });
  expect(button('Questioner').getAttribute('aria-pressed')).toBe('true');
  await press('Questioner');
  expect(button('Questioner').getAttribute('aria-pressed')).toBe('false');
  await key('KeyQ');
  expect(button('Questioner').getAttribute('aria-pressed')).toBe('true');
  cleanup();
  await show();
  expect(screen.queryByRole('button', { name: 'Questioner' })).toBeNull();
});

const gameKeys = [{ keys: ['J'], does: msg`Jump` }];
const Game = ({ study }: ViewProps) => <BottomBar study={study} isGame gameKeys={gameKeys} />;

test('while a game is shown, neither questioner nor translations are offered', async () => {
  await open(Game, 'study', { class_id: 3 });
  for (const name of ['Questioner', 'Translations']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(button('Sound')).toBeTruthy();
});

test('the question mark lists the keys', async () => {
  await show();
  await key('Slash', '?');
  await wait(0);
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  await press('Close');
  await wait(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** The list of keys, opened by its own. */
async function listedKeys(): Promise<string[]> {
  await key('Slash', '?');
  await wait(0);
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  return [...list.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
}

test('while sentences are practised it lists what keys do there', async () => {
  await open(BottomBar, 'sentence-scramble');
  expect(await listedKeys()).toEqual([
    'Enter: Move the word to the other area, or continue',
    'Space: Pick the word up, or put it down',
    '←→↑↓: Move the word that is picked up',
    '→←: Next page, previous page',
    'S: Play the sound',
    'Esc: Back to the sentences',
  ]);
  cleanup();
  await open(BottomBar, 'sentence-revise');
  const lines = await listedKeys();
  expect(lines).toContain('↑↓: I knew it, not yet');
  expect(lines).not.toContain('P: Pin the word, if the deck is yours');
});

test('in a game it lists the keys of that game, and none of the modes', async () => {
  await open(Game, 'study');
  expect(await listedKeys()).toEqual([
    'J: Jump',
    'Enter: Play again when the game is over',
    'Esc: Back to the first page of the game',
  ]);
});
