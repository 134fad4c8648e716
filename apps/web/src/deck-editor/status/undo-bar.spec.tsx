import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { undoableMs } from '../editor-store.ts';
import { UndoBar, type Undoable } from './undo-bar.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** A bar above a button, from which one goes to it. */
function Page({ undo }: { undo: () => void }) {
  const [undoable, setUndoable] = useState<Undoable | undefined>({ done: 'deleted', name: 'gato', undo });
  return (
    <I18nProvider i18n={i18n}>
      <button type="button">Below</button>
      <UndoBar undoable={undoable} onGone={() => setUndoable(undefined)} />
    </I18nProvider>
  );
}
const open = (undo = () => undefined as void) => act(async () => void render(<Page undo={undo} />));
const focus = (name: string) => act(async () => screen.getByRole('button', { name }).focus());
const focused = () => document.activeElement?.textContent;
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('goes after its time, and gives the focus back to where it came from', async () => {
  await open();
  await focus('Below');
  await focus('Undo');
  await wait(undoableMs - 1);
  expect(focused()).toBe('Undo');
  await wait(1);
  expect([screen.queryByRole('button', { name: 'Undo' }), focused()]).toEqual([null, 'Below']);
});

test('leaves the focus alone when that is elsewhere', async () => {
  await open();
  await focus('Below');
  await wait(undoableMs);
  expect([screen.queryByRole('button', { name: 'Undo' }), focused()]).toEqual([null, 'Below']);
});

test('undoes once', async () => {
  const undo = jest.fn();
  await open(undo);
  await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
  await wait(undoableMs);
  expect(undo).toHaveBeenCalledTimes(1);
});
