import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { turnSound } from '../../sound/sound-switch.ts';
import { isWordHeard } from '../../sound/word-heard.ts';
import { WordSound } from './word-sound.tsx';

/** What the browser was asked to play, and whether it lets itself be heard. */
let played: string[];
let isLetIn: boolean;

beforeEach(() => {
  played = [];
  isLetIn = true;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname);
    if (!isLetIn) throw new DOMException('Nobody has pressed anything', 'NotAllowedError');
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  cleanup();
  turnSound(true);
  jest.restoreAllMocks();
});

interface Shown {
  path?: string;
  big?: boolean;
}

const page = ({ path = '/media/perro.mp3', big = false }: Shown) => (
  <I18nProvider i18n={i18n}>
    <WordSound path={path} big={big} />
    <input aria-label="A field" />
  </I18nProvider>
);
async function open(props: Shown = {}) {
  const { rerender } = await act(async () => render(page(props)));
  return (now: Shown) => act(async () => rerender(page(now)));
}
const press = (key: string, change: object = {}, target: Element | Window = window) =>
  act(async () => void fireEvent.keyDown(target, { key, ...change }));

test('a word is heard once by itself, and the next one as well', async () => {
  const becomes = await open();
  await becomes({});
  expect(played).toEqual(['/media/perro.mp3']);
  await becomes({ path: '/media/gato.mp3' });
  expect(played).toEqual(['/media/perro.mp3', '/media/gato.mp3']);
});

test('where all sounds are off it is heard by a press alone', async () => {
  turnSound(false);
  await open();
  expect(played).toEqual([]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Hear the word' })));
  expect(played).toEqual(['/media/perro.mp3']);
});

test('a browser that plays nothing before somebody pressed something says so, until somebody did', async () => {
  isLetIn = false;
  await open();
  expect(screen.getByText('Press to hear')).toBeTruthy();
  isLetIn = true;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Hear the word' })));
  expect(screen.queryByText('Press to hear')).toBeNull();
});

test('on the board the key h plays it again, but not as part of another key, held down, or typed into a field', async () => {
  await open({ big: true });
  await press('h');
  await press('H');
  expect(played).toHaveLength(3);
  for (const change of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
    await press('h', change);
  await press('h', {}, screen.getByRole('textbox', { name: 'A field' }));
  expect(played).toHaveLength(3);
});

test('a phone has no such key', async () => {
  await open();
  await press('h');
  expect(played).toHaveLength(1);
});

test('it is told while it is heard, so that music makes room; also when it is gone in mid-word', async () => {
  await open();
  const player = document.querySelector('audio')!;
  fireEvent.playing(player);
  expect(isWordHeard()).toBe(true);
  fireEvent.pause(player);
  expect(isWordHeard()).toBe(false);
  fireEvent.playing(player);
  cleanup();
  expect(isWordHeard()).toBe(false);
});
