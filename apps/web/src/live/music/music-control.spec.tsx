import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { projectorView } from '../../connection/views.fixture.ts';
import { noteWord } from '../../sound/word-heard.ts';
import { wholeShow } from '../show/use-show.ts';
import { FakeAudio } from './audio.fixture.ts';
import { MusicControl } from './music-control.tsx';

let made: FakeAudio[] = [];
let isAllowed = false;
let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  made = [];
  isAllowed = false;
  isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
  globalThis.AudioContext = class extends FakeAudio {
    constructor() {
      super();
      this.isAllowed = isAllowed;
      made.push(this);
    }
  } as unknown as typeof AudioContext;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'AudioContext');
  Reflect.deleteProperty(document, 'hidden');
});

i18n.loadAndActivate({ locale: 'en', messages: {} });
const page = (view: ReturnType<typeof projectorView>) => (
  <I18nProvider i18n={i18n}>
    <MusicControl view={view} clock={null} show={wholeShow} />
  </I18nProvider>
);
async function show(phase: Parameters<typeof projectorView>[0] = 'lobby', change = {}) {
  const { rerender } = render(page(projectorView(phase, change)));
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  return async (later: Parameters<typeof projectorView>[0], next = {}) => {
    rerender(page(projectorView(later, next)));
    await act(async () => jest.advanceTimersByTimeAsync(1000));
  };
}
const button = () => screen.getByRole('button', { name: 'Music and sounds' });
const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` }));
const waits = () => document.body.textContent.includes('press any key');

test('before anybody has pressed something it says that there is no sound yet; the first press starts it', async () => {
  await show();
  expect(waits()).toBe(true);
  expect(made[0]!.sources).toEqual([]);
  made[0]!.isAllowed = true;
  // Also the key of the switch only wakes it.
  await press('m');
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(waits()).toBe(false);
  expect(made[0]!.sources.length).toBeGreaterThan(0);
});

test('M and the button turn it off and on, and the browser remembers', async () => {
  isAllowed = true;
  await show();
  expect(made[0]!.sources.length).toBeGreaterThan(0);
  await press('m');
  expect(made[0]!.state).toBe('closed');
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(localStorage.getItem('live_music')).toBe('off');
  cleanup();
  await show();
  expect(made).toHaveLength(1);
  await act(async () => void fireEvent.click(button()));
  expect(made).toHaveLength(2);
  expect(localStorage.getItem('live_music')).toBe('on');
});

const heardIn = async (change: () => Promise<unknown>) => {
  await change();
  const before = made[0]!.sources.length;
  made[0]!.currentTime += 3;
  await act(async () => jest.advanceTimersByTimeAsync(3000));
  return made[0]!.sources.length - before;
};
const hide = (hidden: boolean) => async () => {
  isHidden = hidden;
  await act(async () => void fireEvent(document, new Event('visibilitychange')));
};

test('a hidden tab, a pause and the end are silent', async () => {
  isAllowed = true;
  const then = await show();
  expect(await heardIn(hide(true))).toBe(0);
  expect(await heardIn(hide(false))).toBeGreaterThan(0);
  expect(await heardIn(() => then('lobby', { paused: true }))).toBe(0);
  expect(await heardIn(() => then('lobby'))).toBeGreaterThan(0);
  expect(await heardIn(() => then('ended'))).toBe(0);
});

test('it makes room for a word that is heard, until the last one has ended', async () => {
  isAllowed = true;
  await show();
  const { glides } = made[0]!;
  const [one, other] = [{}, {}];
  noteWord(one, true);
  noteWord(other, true);
  noteWord(one, false);
  expect(glides.at(-1)).toBeLessThan(0.3);
  noteWord(other, false);
  expect(glides.at(-1)).toBe(1);
  cleanup();
  const before = glides.length;
  noteWord(one, true);
  noteWord(one, false);
  expect(glides).toHaveLength(before);
});

test('a browser without sound has a switch that does no harm', async () => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  await show();
  await press('m');
  await press('m');
  expect(waits()).toBe(false);
});
