import type { ImportView } from '@lexiroom/contracts/imports';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { type MadeCall, refused, type ServerAnswer, serve } from '../api/server.fixture.ts';
import { giveDialogs } from '../design/overlays/dialog.fixture.ts';
import { currentAddress } from '../navigation/index.ts';
import { alerts, button, press, show, type } from '../page/screen.fixture.tsx';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { sessionQuery } from '../session/session.ts';
import { aChoice, aView, noCounts } from './import.fixture.ts';
import { ImportPage } from './import-page.tsx';

beforeEach(giveDialogs);
afterEach(cleanup);

const home = {
  username: 'olga',
  user_picture: null,
  role: 'teacher',
  root_id: 1,
  directory: { item_id: 1, item_name: 'olga', visibility: 'public', seen_by: 'public', rev: 0 },
  path: [{ item_id: 1, item_name: 'olga' }],
  items: [],
  page_count: 1,
  target_languages: [],
};

/** A server that has one import: `step` says what becomes of it by each call about it. */
function serveImport(step: (call: MadeCall, now: ImportView | undefined) => ImportView | ServerAnswer) {
  let now: ImportView | undefined;
  return serve((call) => {
    if (call.path === '/api/imports') return { body: { imports: now ? [now] : [] } };
    if (call.path.startsWith('/api/user')) return { body: home };
    if (!/\/api\/(?:import|start_import|cancel_import|undo_import)/.test(call.path)) return { body: {} };
    const next = step(call, now);
    if (next === 'no connection' || !('import_id' in next)) return next;
    now = next;
    return { body: next };
  });
}

async function open(address = '/import'): Promise<void> {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  cache.setQueryData(sessionQuery.queryKey, aSessionUser());
  await show(ImportPage, address, cache);
}

const receiving = aView({ state: 'receiving', choice: null, tables: [], rows: [], counts: noCounts });
const isBegun = ({ method, path }: MadeCall) => method === 'POST' && path === '/api/import';
const isPart = ({ path }: MadeCall) => path === '/api/import_part';
const bodiesOf = (calls: MadeCall[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

/** What the server says to a file that holds two words. */
function usual(call: MadeCall, now: ImportView | undefined): ImportView {
  if (isBegun(call)) return { ...receiving, progress: { done: 0, total: 20 } };
  if (isPart(call)) return { ...receiving, state: 'reading', progress: null };
  if (call.path.startsWith('/api/import?')) return now?.state === 'importing' ? done : aView();
  if (call.path === '/api/import')
    return aView({ choice: (call.body as { choice: ReturnType<typeof aChoice> }).choice });
  if (call.path === '/api/start_import') return aView({ state: 'importing', progress: { done: 1, total: 2 } });
  if (call.path === '/api/undo_import') return aView({ state: 'undone' });
  return aView({ state: 'cancelled' });
}
const done = aView({
  state: 'done',
  made: { item_id: 44, item_name: 'Fruit', item_type: 'deck' },
  can_undo: true,
});

async function paste(text: string): Promise<void> {
  await type('Or paste a list here', text);
  await press('Read the list');
}

test('a visitor is asked to log in first, and comes back', async () => {
  serve(() => refused(401, 'NOT_LOGGED_IN'));
  const cache = new QueryClient();
  cache.setQueryData(sessionQuery.queryKey, null);
  await show(ImportPage, '/import?directory=5', cache);
  expect(currentAddress().href).toBe('/login?next=%2Fimport%3Fdirectory%3D5');
});

test('pasted words are sent, shown, imported, and can be undone', async () => {
  const calls = serveImport(usual);
  await open();
  await paste('manzana\tapple\npera\tpear');
  expect(currentAddress().search).toMatch(/^\?id=[0-9a-f-]{36}$/);
  await screen.findByRole('button', { name: 'Import' });
  const [begun] = bodiesOf(calls, '/api/import') as [{ is_pasted: boolean; file_bytes: number }];
  expect(begun).toMatchObject({ is_pasted: true, file_bytes: 23, file_name: 'Pasted text' });
  const [part] = bodiesOf(calls, '/api/import_part') as [{ bytes: string; offset: number }];
  expect([part.offset, atob(part.bytes)]).toEqual([0, 'manzana\tapple\npera\tpear']);
  expect(screen.getByText('2 words, 1 picture')).toBeTruthy();
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['manzana', 'apple', 'pera', 'pear']);
  await press('Import');
  const link = await screen.findByRole('link', { name: 'Open Fruit' });
  expect(link.getAttribute('href')).toBe('/deck/olga/search?id=44');
  await press('Undo');
  await screen.findByText('The import was undone. Decks that you had changed are in the bin.');
  expect(bodiesOf(calls, '/api/undo_import')).toMatchObject([{ asks: true }]);
});

test('where something else would be lost it is asked first, with what that is; kept, it can be asked again', async () => {
  const undo_losses = { answers: true, changed_items: false, changed_words: false, in_class: true };
  const calls = serveImport((call) => {
    if (call.path !== '/api/undo_import') return done;
    return (call.body as { asks: boolean }).asks ? { ...done, undo_losses } : aView({ state: 'undone' });
  });
  await open(`/import?id=${done.import_id}`);
  await screen.findByRole('link', { name: 'Open Fruit' });
  await press('Undo');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Its words were studied since: what was learned of them is lost.',
    'It is shared with a class, which does not find it any more then.',
  ]);
  await press('Keep it');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Undo');
  await screen.findByRole('dialog');
  await press('Undo the import');
  await screen.findByText('The import was undone. Decks that you had changed are in the bin.');
  expect(bodiesOf(calls, '/api/undo_import')).toMatchObject([{ asks: true }, { asks: true }, { asks: false }]);
});

test('what a column is can be chosen; the server says what that makes', async () => {
  const calls = serveImport(usual);
  await open();
  await paste('a');
  await screen.findByRole('button', { name: 'Import' });
  await type('What is in Meaning?', 'target');
  expect(screen.getByLabelText<HTMLSelectElement>('What is in Wort?').value).toBe('source');
  await waitFor(() => {
    const changes = calls.filter(({ method, path }) => method === 'PUT' && path === '/api/import');
    expect(changes.at(-1)?.body).toMatchObject({ choice: { tables: [{ fields: ['source', 'target'] }] } });
  });
});

test('a lost connection is told, and the part is sent once more', async () => {
  let tries = 0;
  serveImport((call, now) => {
    if (!isPart(call)) return usual(call, now);
    tries += 1;
    return tries === 1 ? 'no connection' : usual(call, now);
  });
  await open();
  await paste('a');
  await screen.findByText('The connection is lost. It goes on by itself as soon as it is back.');
  await act(async () => void dispatchEvent(new Event('online')));
  await screen.findByRole('button', { name: 'Import' });
  expect(tries).toBe(2);
});

test('after a reload the import is where it was', async () => {
  const calls = serveImport(usual);
  await open('/import?id=00000000-0000-4000-8000-000000000001');
  await screen.findByRole('button', { name: 'Import' });
  expect(calls.some(isBegun)).toBe(false);
});

const choose = (file: File) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Choose the file'), { target: { files: [file] } }));

test('a file that has half arrived is asked for once more, and the rest is sent', async () => {
  const half = { ...receiving, file_name: 'fruit.csv', progress: { done: 10, total: 20 } };
  const calls = serveImport((call, now) => (isPart(call) ? usual(call, now) : now ? usual(call, now) : half));
  await open('/import?id=00000000-0000-4000-8000-000000000001');
  await screen.findByText(/50% of/);
  await choose(new File(['other'], 'fruit.csv'));
  expect(alerts()).toEqual(['That is another file.']);
  await choose(new File(['0123456789abcdefghij'], 'fruit.csv'));
  await screen.findByRole('button', { name: 'Import' });
  const [part] = bodiesOf(calls, '/api/import_part') as [{ bytes: string; offset: number }];
  expect([part.offset, atob(part.bytes)]).toEqual([10, 'abcdefghij']);
});

test('a file that cannot be read says why', async () => {
  serveImport((call, now) => (isPart(call) ? aView({ state: 'failed', failure: 'PASSWORD' }) : usual(call, now)));
  await open();
  await paste('a');
  await screen.findByText('This file is locked with a password. Save it without one and try again.');
  expect(screen.getByRole('link', { name: 'Import something else' })).toBeTruthy();
});

test('what is being read can be cancelled', async () => {
  serveImport((call, now) =>
    call.path.startsWith('/api/import?') ? { ...receiving, state: 'reading' } : usual(call, now),
  );
  await open();
  await paste('a');
  await screen.findByText(/Reading/);
  await press('Cancel');
  await screen.findByText('Cancelled. Nothing of it is left.');
});

test('where the language could not be told it is asked, and nothing begins before', async () => {
  serveImport((call, now) =>
    call.path.startsWith('/api/import?') ? aView({ choice: aChoice({ target_language: null }) }) : usual(call, now),
  );
  await open();
  await paste('a');
  await screen.findByText('Choose the language of the words.');
  expect(button('Import').disabled).toBe(true);
  await type('Language of the words', 'spanish');
  await waitFor(() => expect(button('Import').disabled).toBe(false));
});

test('what was left out is told line by line', async () => {
  const problems = [{ table: 0, line: 14, code: 'SOURCE_MISSING', text: 'uva' }] as ImportView['problems'];
  serveImport((call, now) =>
    call.path.startsWith('/api/import?') ? aView({ problems, problem_count: 1 }) : usual(call, now),
  );
  await open();
  await paste('a');
  await press(await screen.findByText('1 remark about this file').then(({ textContent }) => textContent));
  expect(screen.getByRole('list', { name: 'What was left out' }).textContent).toBe(
    'Line 14The translation is missing: uva',
  );
});

test('a picture and a sound that come with a row are said beside its line', async () => {
  const rows = aView().rows.map((row, place) => ({ ...row, has_picture: place === 0, has_sound: place === 0 }));
  serveImport((call, now) => (call.path.startsWith('/api/import?') ? aView({ rows }) : usual(call, now)));
  await open();
  await paste('a');
  await screen.findByRole('button', { name: 'Import' });
  const lines = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['2with a picturewith a sound', '3']);
});

test('a file within the file that was not read is named', async () => {
  const problems: ImportView['problems'] = [{ table: null, line: null, code: 'FILE_NOT_READ', text: 'Unit/dog.jpg' }];
  serveImport((call, now) =>
    call.path.startsWith('/api/import?') ? aView({ format: 'zip', problems, problem_count: 1 }) : usual(call, now),
  );
  await open();
  await paste('a');
  await press(await screen.findByText('1 remark about this file').then(({ textContent }) => textContent));
  const list = screen.getByRole('list', { name: 'What was left out' });
  expect(list.textContent).toBe('One fileFiles of this kind are left out: Unit/dog.jpg');
  expect(screen.getByRole('radio', { name: 'As in the file' })).toBeTruthy();
});

test('several files come one after the other', async () => {
  const calls = serveImport((call, now) => (isPart(call) ? done : usual(call, now)));
  await open();
  const files = [new File(['a'], 'one.csv'), new File(['b'], 'two.csv')];
  await act(
    async () =>
      void fireEvent.change(screen.getByLabelText('Choose files', { selector: 'input' }), { target: { files } }),
  );
  await press((await screen.findByRole('button', { name: /^Next file/ })).textContent);
  await waitFor(() => expect(calls.filter(isBegun)).toHaveLength(2));
  expect(calls.filter(isBegun).map(({ body }) => (body as { file_name: string }).file_name)).toEqual([
    'one.csv',
    'two.csv',
  ]);
});
