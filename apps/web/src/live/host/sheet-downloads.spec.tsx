import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { SheetDownloads } from './sheet-downloads.tsx';

/** The files that were given, by name. */
let given: Map<string, Blob>;

beforeEach(() => {
  given = new Map();
  const blobs: Blob[] = [];
  // jsdom has neither addresses of blobs nor downloads.
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function giveFile() {
    given.set(this.download, blobs[Number(this.href.slice('blob:'.length))]!);
  };
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(cleanup);

/** What a file holds; a blob of jsdom tells it to a reader alone. */
const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob);
  });

const rows = [
  ['Student', 'Points'],
  ['=Ivo', 100],
];
const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <SheetDownloads about="7b: Sea" at={new Date(2026, 2, 9).getTime()} nameless="quiz" rows={() => rows} />
    </I18nProvider>,
  );

test('the same table is given as a workbook, in which texts stay texts, and as CSV', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
  fireEvent.click(screen.getByRole('button', { name: 'Excel (XLSX)' }));
  await waitFor(() => expect([...given.keys()]).toEqual(['7b Sea-2026-03-09.csv', '7b Sea-2026-03-09.xlsx']));
  const [csv, workbook] = await Promise.all([...given.values()].map(bytesOf));
  expect(strFromU8(csv!)).toBe("\uFEFFStudent,Points\r\n'=Ivo,100\r\n");
  const sheet = strFromU8(unzipSync(workbook!)['xl/worksheets/sheet1.xml']!);
  expect(sheet).toContain('<t xml:space="preserve">=Ivo</t>');
  expect(sheet).toContain('<c r="B2"><v>100</v></c>');
});
