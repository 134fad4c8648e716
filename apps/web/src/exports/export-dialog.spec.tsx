import type { ExportView } from '@lexiroom/contracts/exports';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../api/server.fixture.ts';
import { giveDialogs } from '../design/overlays/dialog.fixture.ts';
import { alerts, open, press } from '../page/screen.fixture.tsx';
import { ExportDialog } from './export-dialog.tsx';

let downloads: string[] = [];
beforeEach(() => {
  downloads = [];
  giveDialogs();
  HTMLAnchorElement.prototype.click = function click() {
    downloads.push(`${this.getAttribute('href')} as ${this.download}`);
  };
});
afterEach(cleanup);

const making: ExportView = {
  export_id: '00000000-0000-4000-8000-000000000001',
  state: 'making',
  format: 'anki',
  progress: { done: 3, total: 12 },
  file_name: null,
  file_path: null,
  file_bytes: null,
};
const done: ExportView = {
  ...making,
  state: 'done',
  file_name: 'Fruit.apkg',
  file_path: '/api/export_file/1',
  file_bytes: 1_240_000,
};

/** The dialog for one deck, before a server that says this. */
async function openDialog(
  answer: (call: MadeCall) => ServerAnswer,
  items: Parameters<typeof ExportDialog>[0]['items'] = [{ item_id: 5, item_name: 'Fruit' }],
) {
  const calls = serve(answer);
  let isClosed = false;
  await open(() => <ExportDialog items={items} onClose={() => (isClosed = true)} />);
  return { calls, isClosed: () => isClosed };
}

const choose = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));

test('a deck becomes a file of the form that is chosen, the download begins by itself, and a link stays', async () => {
  const { calls } = await openDialog(({ method }) => ({ body: method === 'POST' ? making : done }));
  await choose(/^Anki/);
  await press('Export');
  expect(await screen.findByText('3 of 12')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Fruit.apkg (1.2 MB)' });
  expect(link.getAttribute('href')).toBe('/api/export_file/1');
  expect(downloads).toEqual(['/api/export_file/1 as Fruit.apkg']);
  expect(calls[0]?.body).toMatchObject({ format: 'anki', item_ids: [5] });
});

test('all decks are asked for without naming any', async () => {
  const calls = serve(() => ({ body: done }));
  await open(() => <ExportDialog items={undefined} onClose={() => undefined} />);
  await press('Export');
  await screen.findByText('The file is in your downloads.');
  expect(Object.keys(calls[0]?.body as object).toSorted()).toEqual(['export_id', 'format']);
});

test('cancelled, the server is told, and another form can be chosen', async () => {
  const { calls } = await openDialog(() => ({ body: making }));
  await press('Export');
  await press('Cancel');
  expect(calls.at(-1)?.path).toBe('/api/cancel_export');
  expect(screen.getByRole('radio', { name: /^Excel/ })).toBeTruthy();
  expect(downloads).toEqual([]);
});

test('who closes the dialog does not wait for the file', async () => {
  const { calls, isClosed } = await openDialog(() => ({ body: making }));
  await press('Export');
  await press('Close');
  await act(async () => undefined);
  expect([calls.at(-1)?.path, isClosed()]).toEqual(['/api/cancel_export', true]);
});

test('a file that could not be made says so, and can be tried again', async () => {
  let tries = 0;
  await openDialog(() => {
    tries += 1;
    return { body: tries === 1 ? { ...making, state: 'failed' } : done };
  });
  await press('Export');
  expect(alerts()).toEqual(['The file could not be made. Please try again.']);
  await press('Retry');
  await screen.findByText('The file is in your downloads.');
});

test('a refusal is told in words', async () => {
  await openDialog(() => refused(429, 'TOO_MANY'));
  await press('Export');
  expect(await screen.findByText('Too many attempts. Please wait a moment.')).toBeTruthy();
});

test('of stories alone only our own archive is offered, which has a place for them', async () => {
  const { calls } = await openDialog(
    () => ({ body: done }),
    [{ item_id: 6, item_name: 'El perro', item_type: 'story' }],
  );
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  await press('Export');
  await screen.findByText('The file is in your downloads.');
  expect(calls[0]?.body).toMatchObject({ format: 'lexiroom', item_ids: [6] });
});

test('where there are stories and no decks, it is said that only our own archive holds them', async () => {
  await openDialog(() => refused(400, 'INVALID'));
  await press('Export');
  expect(alerts()).toContain('There are no decks in this. Stories only go into the Lexiroom archive.');
  await choose(/^Lexiroom/);
  await press('Export');
  expect(alerts()).toContain('There are no decks or stories in this.');
});
