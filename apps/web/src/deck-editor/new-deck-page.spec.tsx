import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { sessionQuery } from '../session/session.ts';
import { giveDialogs } from '../design/dialog.fixture.ts';
import { currentAddress } from '../navigation/index.ts';
import { type MadeCall, refused } from '../api/server.fixture.ts';
import { button, press, show } from '../page/screen.fixture.tsx';
import { QueryClient } from '@tanstack/react-query';
import { draftStorageKey } from './draft/draft-storage.ts';
import { createDraftStore } from './draft/draft-store.ts';
import { aRow } from './library.fixture.tsx';
import { key, serveLibrary, shownRows, typeWord, wait, wordBox } from './editor.fixture.tsx';
import { NewDeckPage } from './new-deck-page.tsx';

beforeAll(giveDialogs);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('study_target_language', 'spanish');
  localStorage.setItem('study_source_language', 'english_uk');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

async function open(owner = 'olga', query = '') {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryDefaults(sessionQuery.queryKey, { staleTime: Infinity });
  cache.setQueryData(sessionQuery.queryKey, aSessionUser());
  await show(() => <NewDeckPage owner={owner} />, `/deck/${owner}/new${query}`, cache);
}
/** Types a word, waits until its pictures are there, and takes it. */
async function add(word: string) {
  await typeWord(word);
  await wait(150);
  await key('Enter');
  await wait(0);
}
const name = (value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Name of the deck'), { target: { value } }));

const translate = (text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Its translation'), { target: { value: text } }));

const paste = async (text: string) => {
  await act(async () => void fireEvent.paste(wordBox(), { clipboardData: { getData: () => text } }));
  await wait(20);
};
/** The names that pictures of the library got, oldest first. */
const namesGiven = (calls: readonly MadeCall[]) =>
  calls.filter(({ path }) => path === '/api/translation').map(({ body }) => body);
/** The rows of the deck that was made, as they were sent. */
const selectedIn = (calls: readonly MadeCall[]) =>
  (calls.find(({ path }) => path === '/api/deck')!.body as { selected_ids: object[] }).selected_ids;
const retype = async (label: string, text: string) => {
  const field = screen.getByLabelText(label, { exact: true });
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
  await act(async () => void fireEvent.blur(field));
};
const move = async (handle: RegExp, pressed: string) =>
  act(async () => void fireEvent.keyDown(button(handle), { key: pressed }));

test('to anybody else the page does not exist', async () => {
  serveLibrary();
  await open('boris');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page does not exist');
});

describe('words that are typed', () => {
  test('take the best picture with Enter, and the box is ready for the next one', async () => {
    serveLibrary();
    await open();
    await add('perro');
    await add('gato');
    expect(shownRows()).toEqual(['1: perro (dog)', '2: gato (cat)']);
    expect([wordBox().value, document.activeElement]).toEqual(['', wordBox()]);
  });

  test('stand in the order they were typed, however fast that was', async () => {
    serveLibrary();
    await open();
    for (const word of ['gato', 'perro', 'alfombra']) {
      await typeWord(word);
      await key('Enter');
    }
    await wait(50);
    expect(shownRows()).toEqual(['2: gato (cat)', '1: perro (dog)', '4: alfombra (carpet)']);
  });

  test('take another picture that the arrow keys have chosen', async () => {
    serveLibrary();
    await open();
    await typeWord('gato');
    await wait(150);
    await key('ArrowDown');
    await key('Enter');
    await wait(0);
    expect(shownRows()).toEqual(['3: gato (tomcat)']);
  });

  test('are completed to the picture’s name when the picture is clicked', async () => {
    serveLibrary();
    await open();
    await typeWord('alf');
    await wait(150);
    await press('alfombra');
    await wait(0);
    expect(shownRows()).toEqual(['4: alfombra (carpet)']);
  });

  test('may be the translation: its picture is called in the language of the deck', async () => {
    serveLibrary();
    await open();
    await add('dog');
    expect(shownRows()).toEqual(['1: perro (dog)']);
  });

  test('take the picture that their translation means, and go out as they were typed', async () => {
    const calls = serveLibrary();
    await open();
    for (const [word, translation] of [
      ['alf', 'Carpet'],
      ['alfombra', 'rug'],
    ] as const) {
      await typeWord(word);
      await translate(translation);
      await wait(150);
      await key('Enter');
      await wait(0);
    }
    expect(shownRows()).toEqual(['4: alf (Carpet)', '4: alfombra (rug)']);
    expect(namesGiven(calls)).toEqual([]);
    await name('Animals');
    await press('Create deck');
    await wait(0);
    expect(selectedIn(calls)).toMatchObject([
      { image_id: 4, target_text: 'alf', target_translation_id: null, source_text: 'Carpet' },
      { image_id: 4, target_text: 'alfombra', source_text: 'rug', source_translation_id: null },
    ]);
    expect(namesGiven(calls)).toEqual([]);
  });

  test.each(['with a pause', 'fast'])('do not take a picture that is only similar: typed %s', async (pace) => {
    const calls = serveLibrary();
    await open();
    await typeWord('per');
    if (pace !== 'fast') {
      await wait(150);
      const [offered] = screen.getAllByRole('button', { name: 'perro' });
      expect(offered?.getAttribute('aria-pressed')).toBe('false');
      expect(screen.getByText(/^Similar to/).textContent).toBe(
        'Similar to per. Choose one, or add the word without a picture.',
      );
    }
    await key('Enter');
    await wait(50);
    expect(shownRows()).toEqual(['none: per']);
    expect(screen.getByText('No picture: a word card is shown')).toBeTruthy();
    expect(namesGiven(calls)).toEqual([]);
  });

  test.each([
    ['ArrowDown', '2: gato (cat)'],
    ['ArrowUp', '3: gato (tomcat)'],
  ])('take a similar picture that %s has chosen, with its name', async (arrow, row) => {
    serveLibrary();
    await open();
    await typeWord('gat');
    await wait(150);
    await key(arrow);
    await key('Enter');
    await wait(0);
    expect(shownRows()).toEqual([row]);
  });

  test('are kept without a picture when none is found, and say so', async () => {
    serveLibrary();
    await open();
    await typeWord('zzyzx');
    await wait(150);
    expect(screen.getByText(/^No images found for/).textContent).toBe('No images found for zzyzx');
    await key('Enter');
    await wait(0);
    expect(shownRows()).toEqual(['none: zzyzx']);
    expect(screen.getByText('No picture: a word card is shown')).toBeTruthy();
  });

  test.each([
    ['a=b', 'Input cannot contain ='],
    ['a'.repeat(51), 'Input too long'],
    ['   ', 'Input cannot only contain spaces'],
  ])('%j is told, and not taken', async (word, words) => {
    serveLibrary();
    await open();
    await typeWord(word);
    expect(screen.getByText(words)).toBeTruthy();
    await key('Enter');
    await wait(0);
    expect(shownRows()).toEqual([]);
  });

  test('wait for the end of a word that is put together by an input method', async () => {
    serveLibrary();
    await open();
    await typeWord('perro');
    await act(async () => void fireEvent.keyDown(wordBox(), { key: 'Enter', isComposing: true }));
    await wait(0);
    expect(shownRows()).toEqual([]);
  });
});

describe('a list that is pasted', () => {
  test('is looked at first: what was found, and what is wrong', async () => {
    serveLibrary();
    await open();
    await add('perro');
    await paste('gato; cat\nperro\nzzyzx\na=b');
    const lines = screen.getByRole('list', { name: 'Lines of the list' });
    expect(Array.from(lines.children, ({ textContent }) => textContent)).toEqual([
      'gatocat',
      'perroLine 2: This word is there already.',
      'zzyzxNo images found for zzyzx',
      'a=bLine 4: Input cannot contain =',
    ]);
    await press('Add 2 words');
    await wait(20);
    expect(shownRows()).toEqual(['1: perro (dog)', '2: gato (cat)', 'none: zzyzx']);
  });

  test('takes no picture that is only similar, until one is chosen', async () => {
    const calls = serveLibrary();
    await open();
    await paste('per\nalf; carpet\ngat; kitty');
    const lines = screen.getByRole('list', { name: 'Lines of the list' });
    expect(Array.from(lines.children, ({ textContent }) => textContent)).toEqual([
      'perImage missingSimilar: perro',
      'alfcarpet',
      'gatkittyImage missingSimilar: gato',
    ]);
    await press('Choose a picture for gat');
    const [chosen] = screen.getAllByRole('button', { name: 'gato' });
    await act(async () => chosen?.click());
    await press('Add 3 words');
    await wait(20);
    expect(shownRows()).toEqual(['none: per', '4: alf (carpet)', '2: gat (kitty)']);
    expect(namesGiven(calls)).toEqual([]);
  });

  test('takes another picture for a line, and is undone with one click', async () => {
    serveLibrary();
    await open();
    await paste('gato\nperro');
    await press('Another picture for gato');
    const [, other] = screen.getAllByRole('button', { name: 'gato' });
    await act(async () => other?.click());
    await press('Add 2 words');
    await wait(20);
    expect(shownRows()).toEqual(['3: gato (tomcat)', '1: perro (dog)']);
    await press('Undo');
    expect(shownRows()).toEqual([]);
  });

  test('says that translations are left out where the deck has none', async () => {
    localStorage.setItem('study_source_language', 'none');
    serveLibrary();
    await open();
    await paste('gato; cat\nperro; dog');
    expect(screen.getByText('This deck has no translations: those of the list are left out.')).toBeTruthy();
    await press('Add 2 words');
    await wait(20);
    expect(shownRows()).toEqual(['2: gato', '1: perro']);
  });

  test('of one line is no list', async () => {
    serveLibrary();
    await open();
    await paste('gato');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a word stays as it was typed, whatever the case of the library’s name', async () => {
  const calls = serveLibrary(() => ({ status: 201, body: { item_id: 77 } }));
  await open();
  await name('Animals');
  await add('PERRO');
  await add('Gato');
  await retype('Word Gato', 'gATO');
  expect(shownRows()).toEqual(['1: PERRO (dog)', '2: gATO (cat)']);
  await press('Create deck');
  await wait(0);
  expect(selectedIn(calls)).toMatchObject([{ target_text: 'PERRO' }, { target_text: 'gATO' }]);
});

describe('a word that was mistyped', () => {
  test('leaves no name in the library when it is corrected, or undone, before the deck is made', async () => {
    const calls = serveLibrary(() => ({ status: 201, body: { item_id: 77 } }));
    await open();
    await name('Animals');
    await add('perro');
    await add('gato');
    await retype('Word perro', 'prro');
    await retype('Word prro', 'can');
    await retype('Word gato', 'gto');
    await press('Delete gto');
    await press('Create deck');
    await wait(0);
    expect(namesGiven(calls)).toEqual([]);
    expect(selectedIn(calls)).toMatchObject([{ image_id: 1, target_text: 'can', target_translation_id: null }]);
  });

  test('and cannot be a name stays in its field with what is wrong, also when that is left; Escape ends it', async () => {
    serveLibrary();
    await open();
    await add('perro');
    const long = 'a'.repeat(51);
    await retype('Word perro', long);
    expect([shownRows(), screen.getByText('Input too long') !== null]).toEqual([[`1: ${long} (dog)`], true]);
    await act(
      async () => void fireEvent.keyDown(screen.getByLabelText('Word perro', { exact: true }), { key: 'Escape' }),
    );
    expect([shownRows(), screen.queryByText('Input too long')]).toEqual([['1: perro (dog)'], null]);
  });
});

describe('a word without a picture', () => {
  test('keeps the translation that was typed, or pasted, until it has one', async () => {
    const calls = serveLibrary(() => ({ status: 201, body: { item_id: 77 } }));
    await open();
    await name('Animals');
    await typeWord('chucho');
    await translate('mutt');
    await wait(150);
    await key('Enter');
    await paste('minino; kitty\nmoqueta');
    await press('Add 2 words');
    await wait(20);
    cleanup();
    await open();
    expect(shownRows()).toEqual(['none: chucho (mutt)', 'none: minino (kitty)', 'none: moqueta']);
    await retype('Word chucho', 'perro');
    await wait(20);
    await retype('Translation of minino', 'cat');
    await retype('Word minino', 'gato');
    await wait(20);
    expect(shownRows()).toEqual(['1: perro (mutt)', '2: gato (cat)', 'none: moqueta']);
    await retype('Translation of moqueta', 'Fitted carpet');
    await press('Create deck');
    await wait(0);
    expect(selectedIn(calls)).toMatchObject([
      { image_id: 1, target_text: 'perro', source_text: 'mutt' },
      { image_id: 2, target_text: 'gato', source_text: 'cat' },
      { image_id: null, target_text: 'moqueta', source_text: 'Fitted carpet' },
    ]);
  });

  test('stays when another way to one was given up, and the next word can be typed', async () => {
    serveLibrary();
    await open();
    await typeWord('zzyzx');
    await wait(150);
    await press('From the web, or upload');
    await act(async () => (await screen.findByRole('button', { name: 'Close' })).click());
    await wait(50);
    expect([shownRows(), wordBox().value, document.activeElement]).toEqual([['none: zzyzx'], '', wordBox()]);
  });

  test('for want of a connection is looked for again when there is one, and says so', async () => {
    let isCutOff = true;
    const calls = serveLibrary();
    const { fetch } = globalThis;
    globalThis.fetch = (...asked) => (isCutOff ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...asked));
    await open();
    await typeWord('perro');
    await key('Enter');
    await wait(20);
    expect(shownRows()).toEqual(['none: perro']);
    expect(screen.getByText('No connection: will be looked up again')).toBeTruthy();
    isCutOff = false;
    await act(async () => void dispatchEvent(new Event('online')));
    await wait(20);
    expect(shownRows()).toEqual(['1: perro (dog)']);
    expect(screen.queryByText('No connection: will be looked up again')).toBeNull();
    expect(calls.length).toBeGreaterThan(0);
  });
});

describe('Create deck', () => {
  test('tells what is missing, and puts the focus there', async () => {
    const calls = serveLibrary();
    await open();
    await name('Animals');
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
    await open();
    await press('Create deck');
    expect(screen.getAllByRole('button', { name: /^Row |more$/ }).map(({ textContent }) => textContent)).toEqual([
      'Row 1: Target language translation missing',
      'Row 1: Source language translation missing',
      'Row 2: Target language translation missing',
      'Row 2: Source language translation missing',
      'and 2 more',
    ]);
    expect(screen.getByText('A name is needed')).toBeTruthy();
    expect(screen.getAllByText('Target language translation missing')).toHaveLength(3);
    expect(screen.getAllByText('Source language translation missing')).toHaveLength(3);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name of the deck')));
    await press('and 2 more');
    expect(document.activeElement?.closest('li')?.dataset.key).toBe('c');
  });

  test('makes the deck, opens it, and keeps no draft', async () => {
    const calls = serveLibrary(({ path }) =>
      path === '/api/deck' ? { status: 201, body: { item_id: 77 } } : 'no connection',
    );
    await open();
    await name('Animals');
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
    await open('olga', '?directory=5');
    await name('Animals');
    await add('perro');
    expect(await screen.findByText('School')).toBeTruthy();
    expect(screen.getAllByText('Only you see it.')).toHaveLength(2);
    cleanup();
    await open();
    await press('Create deck');
    await wait(0);
    const order = calls.find(({ path }) => path === '/api/deck')?.body;
    expect(order).toMatchObject({ parent_id: 5, category_id: null });
  });

  test('tells a refusal, and sends the same order once more under the same id', async () => {
    const calls = serveLibrary(() => refused(409, 'FOLDER_FULL', 'This folder is full.'));
    await open();
    await name('Animals');
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

test('a row is deleted, and put back; the focus goes on from where it was', async () => {
  serveLibrary();
  await open();
  for (const word of ['perro', 'gato', 'alfombra']) await add(word);
  await press('Delete gato');
  await wait(30);
  expect(shownRows()).toEqual(['1: perro (dog)', '4: alfombra (carpet)']);
  expect(document.activeElement).toBe(button('Delete alfombra'));
  await press('Undo');
  await wait(30);
  expect(shownRows()).toEqual(['1: perro (dog)', '2: gato (cat)', '4: alfombra (carpet)']);
  expect(document.activeElement).toBe(button('Move row 2, gato'));
  await press('Delete alfombra');
  await wait(30);
  expect(document.activeElement).toBe(button('Delete gato'));
  await press('Delete gato');
  await press('Delete perro');
  await wait(30);
  expect(document.activeElement).toBe(wordBox());
});

test('undoing a reset, or a list, leaves the focus in the deck', async () => {
  serveLibrary();
  await open();
  await add('perro');
  await press('Reset');
  await press('Undo');
  await wait(30);
  expect(document.activeElement).toBe(button('Move row 1, perro'));
  await paste('gato\nalfombra');
  await press('Add 2 words');
  await wait(20);
  await press('Undo');
  await wait(30);
  expect(document.activeElement).toBe(wordBox());
});

test('by keys a row goes up and down, and is said where it is', async () => {
  serveLibrary();
  await open();
  for (const word of ['perro', 'gato', 'alfombra']) await add(word);
  await move(/Move row 1/, 'ArrowDown');
  expect(shownRows().map((row) => row.split(' ')[1])).toEqual(['gato', 'perro', 'alfombra']);
  expect(screen.getByText('perro, now row 2 of 3')).toBeTruthy();
  await move(/Move row 2/, 'End');
  expect(shownRows().map((row) => row.split(' ')[1])).toEqual(['gato', 'alfombra', 'perro']);
});

test('a draft says where it is kept, and is there again once its tab was closed', async () => {
  serveLibrary();
  await open();
  expect(screen.queryByText('Draft kept on this device')).toBeNull();
  await name('Animals');
  await add('perro');
  expect(screen.getByText('Draft kept on this device')).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  await open();
  expect(shownRows()).toEqual(['1: perro (dog)']);
});

/** Whether the browser would ask before the tab is closed. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the tab is not closed unasked', () => {
  test('while a word is typed that is no row yet, or a row is retyped', async () => {
    serveLibrary();
    await open();
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
    await open();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await name('Animals');
    full.mockRestore();
    expect(screen.getByText(/^This device has no room for the draft/)).toBeTruthy();
    expect([screen.queryByText('Draft kept on this device'), asks()]).toEqual([null, true]);
    await name('Animals at home');
    expect([screen.getByText('Draft kept on this device') !== null, asks()]).toEqual([true, false]);
  });
});

test('what another tab adds to the draft is shown here, too', async () => {
  serveLibrary();
  await open();
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

test('the same picture twice is a warning in both number boxes, with the same text an error', async () => {
  serveLibrary();
  await open();
  await add('perro');
  await add('perro');
  expect(screen.getAllByText('Duplicate image and translation')).toHaveLength(2);
  await name('Animals');
  await press('Create deck');
  expect(screen.getByText('Row 2: Duplicate image and translation')).toBeTruthy();
});
