import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refused } from '../api/server.fixture.ts';
import { giveDialogs } from '../design/overlays/dialog.fixture.ts';
import { currentAddress } from '../navigation/index.ts';
import { press } from '../page/screen.fixture.tsx';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { draftStorageKey } from './draft/draft-storage.ts';
import { createDraftStore } from './draft/draft-store.ts';
import { key, serveLibrary, shownRows, typeWord, wait, wordBox } from './editor.fixture.tsx';
import { aRow } from './library.fixture.tsx';
import { add, emptyBrowser, nameDeck, openNewDeck, selectedIn } from './new-deck-page.fixture.tsx';

beforeAll(giveDialogs);
beforeEach(emptyBrowser);
afterEach(cleanup);

test('to anybody else the page does not exist', async () => {
  serveLibrary();
  await openNewDeck('boris');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page does not exist');
});

const answer = (body: { words: { target_text: string }[] }) => ({
  texts: body.words.map(({ target_text }) => (target_text === 'perro' ? 'el perro, los perros' : null)),
});
const serveSecondTexts = () =>
  serveLibrary(({ path, body }) =>
    path === '/api/second_texts' ? { body: answer(body as Parameters<typeof answer>[0]) } : { status: 201, body: { item_id: 77 } },
  ); // prettier-ignore
const second = (word: string) => screen.queryByLabelText<HTMLInputElement>(`Second text of ${word}`)?.value;
const retypeSecond = async (word: string, value: string) => {
  const field = screen.getByLabelText(`Second text of ${word}`);
  await act(async () => void fireEvent.change(field, { target: { value } }));
  await act(async () => void fireEvent.blur(field));
};

describe('the second text of a name of the library', () => {
  test('stands in a draft at once, goes with another word, and is not sent: the deck has it from the name', async () => {
    const calls = serveSecondTexts();
    await openNewDeck();
    await nameDeck('Animals');
    await add('perro');
    await waitFor(() => expect(second('perro')).toBe('el perro, los perros'));
    await add('gato');
    await wait(0);
    const asked = calls.filter(({ path }) => path === '/api/second_texts').map(({ body }) => body);
    // What is known is not asked again.
    expect(asked).toMatchObject([{ words: [{ target_text: 'perro' }] }, { words: [{ target_text: 'gato' }] }]);
    expect([second('perro'), second('gato')]).toEqual(['el perro, los perros', undefined]);
    await press('Create deck');
    await wait(0);
    const { selected_ids } = calls.find(({ path }) => path === '/api/deck')!.body as { selected_ids: object[] };
    expect(selected_ids.map((row) => 'extra_target_translation' in row)).toEqual([false, false]);
  });

  test('is replaced by what the owner writes, or taken away', async () => {
    const calls = serveSecondTexts();
    await openNewDeck();
    await nameDeck('Animals');
    await add('perro');
    await waitFor(() => expect(second('perro')).toBe('el perro, los perros'));
    await retypeSecond('perro', '');
    await waitFor(() => expect(second('perro')).toBeUndefined());
    await press('Create deck');
    await wait(0);
    const { selected_ids } = calls.find(({ path }) => path === '/api/deck')!.body as { selected_ids: object[] };
    expect(selected_ids).toMatchObject([{ target_text: 'perro', extra_target_translation: null }]);
  });
});

describe('Create deck', () => {
  test('tells what is missing, and puts the focus there', async () => {
    const calls = serveLibrary();
    await openNewDeck();
    await nameDeck('Animals');
    await press('Create deck');
    expect(screen.getByText('Include at least one word to study')).toBeTruthy();
    expect(document.activeElement).toBe(wordBox());
    await add('perro');
    await add('zzyzx');
    await press('Create deck');
    expect(screen.getByText('Row 2: Source language translation missing')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Translation of zzyzx'));
    expect(calls.some(({ path }) => path === '/api/deck')).toBe(false);
  });

  test('tells all that is missing of all rows at once, in the rows as well', async () => {
    serveLibrary();
    const rows = ['a', 'b', 'c'].map((letter) =>
      aRow({ key: letter, typed: '', image: null, target: null, source: null }),
    );
    createDraftStore(aSessionUser()).edit(...rows.map((row) => ({ type: 'added' as const, row, before: null })));
    await openNewDeck();
    await press('Create deck');
    expect(screen.getAllByRole('button', { name: /^Row |more$/ }).map(({ textContent }) => textContent)).toEqual([
      'Row 1: Target language translation missing',
      'Row 1: Source language translation missing',
      'Row 2: Target language translation missing',
      'Row 2: Source language translation missing',
      'and 2 more',
    ]);
    expect(screen.getByText('Please enter a name')).toBeTruthy();
    expect(screen.getAllByText('Target language translation missing')).toHaveLength(3);
    expect(screen.getAllByText('Source language translation missing')).toHaveLength(3);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name of the deck')));
    await press('and 2 more');
    expect(document.activeElement?.closest('li')?.dataset.key).toBe('c');
  });

  test('has the notes of its rows, which the draft keeps', async () => {
    const calls = serveLibrary(({ path }) =>
      path === '/api/deck' ? { status: 201, body: { item_id: 77 } } : 'no connection',
    );
    const notes = { note: 'irregular', example: 'Mi perro.', example_translation: 'My dog.' };
    createDraftStore(aSessionUser()).edit({
      type: 'added',
      row: aRow({ ...notes, source: aRow().target }),
      before: null,
    });
    await openNewDeck();
    await nameDeck('Animals');
    await press('Create deck');
    expect(selectedIn(calls)).toMatchObject([notes]);
  });

  test('makes the deck, opens it, and keeps no draft', async () => {
    const calls = serveLibrary(({ path }) =>
      path === '/api/deck' ? { status: 201, body: { item_id: 77 } } : 'no connection',
    );
    await openNewDeck();
    await nameDeck('Animals');
    await add('perro');
    await press('Create deck');
    await wait(0);
    const { command_id, ...order } = calls.find(({ path }) => path === '/api/deck')!.body as { command_id: string };
    expect(command_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(order).toEqual({
      deck_name: 'Animals',
      purpose: 'study',
      target_language: 'spanish',
      source_language: 'english_uk',
      show_translation: true,
      selected_ids: [
        {
          image_id: 1,
          target_text: 'perro',
          target_translation_id: 10,
          source_text: 'dog',
          source_translation_id: 11,
          sound_id: null,
        },
      ],
    });
    expect(currentAddress().href).toBe('/deck/olga/search?id=77');
    expect(localStorage.getItem(draftStorageKey(aSessionUser().user_id))).toBeNull();
  });

  test('in the folder it was begun in, also after a reload without its name in the address', async () => {
    const calls = serveLibrary(() => ({ status: 201, body: { item_id: 77 } }));
    await openNewDeck('olga', '?directory=5');
    await nameDeck('Animals');
    await add('perro');
    expect(await screen.findByText('School')).toBeTruthy();
    expect(screen.getAllByText('Only you see it.')).toHaveLength(2);
    cleanup();
    await openNewDeck();
    await press('Create deck');
    await wait(0);
    const order = calls.find(({ path }) => path === '/api/deck')?.body;
    expect(order).toMatchObject({ parent_id: 5, category_id: null });
  });

  test('tells a refusal, and sends the same order once more under the same id', async () => {
    const calls = serveLibrary(() => refused(409, 'FOLDER_FULL', 'This folder is full.'));
    await openNewDeck();
    await nameDeck('Animals');
    await add('perro');
    await press('Create deck');
    await wait(0);
    expect(screen.getByText(/^This folder is full/)).toBeTruthy();
    await press('Create deck');
    await wait(0);
    const ids = calls
      .filter(({ path }) => path === '/api/deck')
      .map(({ body }) => (body as { command_id: string }).command_id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});

test('a draft says where it is kept, and is there again once its tab was closed', async () => {
  serveLibrary();
  await openNewDeck();
  expect(screen.queryByText('Draft kept on this device')).toBeNull();
  await nameDeck('Animals');
  await add('perro');
  expect(screen.getByText('Draft kept on this device')).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  await openNewDeck();
  expect(shownRows()).toEqual(['1: perro (dog)']);
});

/** Whether the browser would ask before the tab is closed. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the tab is not closed unasked', () => {
  test('while a word is typed that is no row yet, or a row is retyped', async () => {
    serveLibrary();
    await openNewDeck();
    expect(asks()).toBe(false);
    await typeWord('perro');
    expect(asks()).toBe(true);
    await wait(150);
    await key('Enter');
    await wait(0);
    expect(asks()).toBe(false);
    const field = screen.getByLabelText('Word perro', { exact: true });
    await act(async () => void fireEvent.change(field, { target: { value: 'can' } }));
    expect(asks()).toBe(true);
    await act(async () => void fireEvent.blur(field));
    expect(asks()).toBe(false);
  });

  test('while this device has no room for the draft, which is told', async () => {
    serveLibrary();
    await openNewDeck();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await nameDeck('Animals');
    full.mockRestore();
    expect(screen.getByText(/^This device has no space for the draft/)).toBeTruthy();
    expect([screen.queryByText('Draft kept on this device'), asks()]).toEqual([null, true]);
    await nameDeck('Animals at home');
    expect([screen.getByText('Draft kept on this device') !== null, asks()]).toEqual([true, false]);
  });
});

test('what another tab adds to the draft is shown here, too', async () => {
  serveLibrary();
  await openNewDeck();
  await add('perro');
  const { user_id } = aSessionUser();
  const other = createDraftStore(aSessionUser());
  other.edit({ type: 'added', row: aRow({ key: 'other' }), before: null });
  const news = new StorageEvent('storage', {
    key: draftStorageKey(user_id),
    newValue: localStorage.getItem(draftStorageKey(user_id)),
  });
  await act(async () => void dispatchEvent(news));
  expect(shownRows()).toEqual(['1: perro (dog)', '1: gato']);
});
