import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { giveDialogs } from './dialog.fixture.ts';
import { Dialog } from './dialog.tsx';

beforeAll(() => {
  giveDialogs();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(cleanup);

/** Lets the browser tell what it has closed. */
const settled = () => act(async () => Promise.resolve());

async function show() {
  const closed: string[] = [];
  const drawn = render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Dialog title="Image details" onClose={() => closed.push('closed')}>
          <p>Drawn by somebody</p>
        </Dialog>
      </I18nProvider>
    </StrictMode>,
  );
  await settled();
  return { closed, drawn, dialog: screen.getByRole('dialog', { name: 'Image details' }) };
}

test('it is open as soon as it is drawn, also where React draws everything twice', async () => {
  const { closed, dialog } = await show();
  expect((dialog as HTMLDialogElement).open).toBe(true);
  await settled();
  expect(closed).toEqual([]);
});

test('its button closes it, once', async () => {
  const { closed } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settled();
  expect(closed).toEqual(['closed']);
});

test('what the system closes, by Escape, is closed', async () => {
  const { closed, dialog } = await show();
  (dialog as HTMLDialogElement).close();
  await settled();
  expect(closed).toEqual(['closed']);
});

test('a click beside it closes it; one on it, or one that began on it, does not', async () => {
  const { closed, dialog } = await show();
  const words = screen.getByText('Drawn by somebody');
  fireEvent.pointerDown(words);
  fireEvent.click(words);
  fireEvent.pointerDown(words);
  fireEvent.click(dialog);
  await settled();
  expect(closed).toEqual([]);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  await settled();
  expect(closed).toEqual(['closed']);
});

test('taken off the page, it has nothing more to say', async () => {
  const { closed, drawn } = await show();
  drawn.unmount();
  await settled();
  expect(closed).toEqual([]);
});

test('taken off the page it is closed first, while it can still give the focus back', async () => {
  const { drawn } = await show();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const seen: boolean[] = [];
  const close = dialog.close.bind(dialog);
  dialog.close = () => {
    seen.push(dialog.isConnected);
    close();
  };
  drawn.unmount();
  expect(seen).toEqual([true]);
});
