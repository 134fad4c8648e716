import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press } from '../../page/screen.fixture.tsx';
import { serveLibrary, shownRows, wait } from '../editor.fixture.tsx';
import { add, emptyBrowser, nameDeck, namesGiven, openNewDeck, paste, selectedIn } from '../new-deck-page.fixture.tsx';

beforeAll(giveDialogs);
beforeEach(emptyBrowser);
afterEach(cleanup);

const texts = () =>
  Array.from(
    screen.getByRole('list', { name: 'Lines of the list' }).children,
    (line) => line.querySelector('p')?.textContent,
  );
const told = () => screen.queryByText('The translations come first in this list, so the columns were swapped.');

/** How many of the second texts of gato and zzyzx are shown. */
const second = () => screen.queryAllByText(/^(?:el|la) .*(?:gato|zzyzx)/).length;

describe('a list that is pasted', () => {
  test('is looked at first: what was found, and what is wrong', async () => {
    serveLibrary();
    await openNewDeck();
    await add('perro');
    await paste('gato; cat\nperro\nzzyzx\na(b');
    const lines = screen.getByRole('list', { name: 'Lines of the list' });
    expect(Array.from(lines.children, ({ textContent }) => textContent)).toEqual([
      'gatocat',
      'perroLine 2: This word is already there.',
      'zzyzxNo images found for zzyzx',
      'a(bLine 4: Input cannot contain (',
    ]);
    await press('Add 2 words');
    await wait(20);
    expect(shownRows()).toEqual(['1: perro (dog)', '2: gato (cat)', 'none: zzyzx']);
  });

  test('takes no picture that is only similar, until one is chosen', async () => {
    const calls = serveLibrary();
    await openNewDeck();
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
    await openNewDeck();
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
    await openNewDeck();
    await paste('gato; cat\nperro; dog');
    expect(screen.getByText('This deck has no translations, so those in the list are ignored.')).toBeTruthy();
    await press('Add 2 words');
    await wait(20);
    expect(shownRows()).toEqual(['2: gato', '1: perro']);
  });

  test('has its columns swapped by itself when the pictures show it, which is told and can be undone', async () => {
    serveLibrary();
    await openNewDeck();
    await paste('1. dog - perro\n2. cat - gato\n3. mat - zzyzx');
    await wait(20);
    expect([texts(), told() !== null]).toEqual([['perrodog', 'gatocat', 'zzyzxmat'], true]);
    await press('Swap columns');
    await wait(20);
    expect([texts(), told()]).toEqual([['dogperro', 'catgato', 'matzzyzx'], null]);
    await press('Swap columns');
    await wait(20);
    await press('Add 3 words');
    await wait(20);
    expect(shownRows()).toEqual(['1: perro (dog)', '2: gato (cat)', 'none: zzyzx (mat)']);
  });

  test('is read as somebody says: by another sign, with its numbers', async () => {
    serveLibrary();
    await openNewDeck();
    await paste('1. Klasse - form, year\n2. Klasse - class');
    await act(async () => screen.getByRole('switch', { name: 'Remove numbers and bullets' }).click());
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('Between word and translation'), { target: { value: 'comma' } }),
    );
    await wait(20);
    const lines = screen.getByRole('list', { name: 'Lines of the list' });
    expect(Array.from(lines.children, (line) => line.querySelector('p')?.textContent)).toEqual([
      '1. Klasse - formyear',
      '2. Klasse - class',
    ]);
  });

  test('has the second texts of its words in a third column, unless that is left out', async () => {
    const calls = serveLibrary(() => ({ status: 201, body: { item_id: 77 } }));
    await openNewDeck();
    await paste('gato\tcat\tel gato, los gatos\nzzyzx\tthing\tla zzyzx');
    const column = screen.getByLabelText<HTMLSelectElement>('Third column');
    expect([column.value, second()]).toEqual(['second text', 2]);
    await act(async () => void fireEvent.change(column, { target: { value: 'ignored' } }));
    await wait(20);
    expect([column.value, second()]).toEqual(['ignored', 0]);
    await act(async () => void fireEvent.change(column, { target: { value: 'second text' } }));
    await wait(20);
    await press('Add 2 words');
    await wait(20);
    expect(shownRows()).toEqual(['2: gato (cat)', 'none: zzyzx (thing)']);
    expect(screen.getByLabelText<HTMLInputElement>('Second text of gato').value).toBe('el gato, los gatos');
    await nameDeck('Animals');
    await press('Create deck');
    await wait(0);
    expect(selectedIn(calls)).toMatchObject([
      { extra_target_translation: 'el gato, los gatos' },
      { extra_target_translation: 'la zzyzx' },
    ]);
  });

  test('of two columns is asked about no third', async () => {
    serveLibrary();
    await openNewDeck();
    await paste('gato; cat\nperro; dog');
    expect(screen.queryByLabelText('Third column')).toBeNull();
  });

  test('of one line is no list', async () => {
    serveLibrary();
    await openNewDeck();
    await paste('gato');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
