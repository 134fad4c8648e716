import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { canScan } from './code-reader.ts';
import { ScanDialog, type ScannedSheet } from './scan-dialog.tsx';

/** What was stopped of a camera that there is not. */
let stopped = 0;
const track = { stop: () => (stopped += 1) };
const camera = async () => ({ getTracks: () => [track] }) as unknown as MediaStream;

beforeAll(() => {
  giveDialogs();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  HTMLMediaElement.prototype.play = async () => {};
});
beforeEach(() => {
  stopped = 0;
});
afterEach(cleanup);

/** Scans with a camera that shows these codes one after the other, then nothing. */
function scan(codes: readonly string[], open: () => Promise<MediaStream> = camera) {
  const sheets: ScannedSheet[] = [];
  const left = [...codes];
  const reader = { read: async () => left.splice(0, 1) };
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <ScanDialog onSheet={(sheet) => sheets.push(sheet)} onClose={() => {}} reader={reader} camera={open} />
    </I18nProvider>,
  );
  return { sheets, unmount };
}

test('the code of a sheet tells which, once', async () => {
  const code = 'http://192.168.1.20:3000/create_quiz/marks/12?class=7&variant=B&student=55';
  const { sheets, unmount } = scan([code, code]);
  await waitFor(() => expect(sheets).toEqual([{ quiz_id: 12, class_id: 7, variant: 'B', student_id: 55 }]));
  unmount();
  expect(stopped).toBe(1);
});

test('any other code is said to be none, and looking goes on', async () => {
  const { sheets } = scan(['4006381333931', 'http://localhost/create_quiz/marks/3']);
  await screen.findByText('This is not the code of a sheet.');
  await waitFor(() => expect(sheets.map(({ quiz_id }) => quiz_id)).toEqual([3]));
});

test('without a camera it says so', async () => {
  scan([], () => Promise.reject(new Error('NotAllowedError')));
  await screen.findByText('The camera cannot be used. Allow it in the settings of the browser.');
});

test('a browser that reads no codes by itself is not asked to', async () => {
  expect(await canScan()).toBe(false);
});
