import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { button, press } from '../../page/screen.fixture.tsx';
import { serveLibrary, shownRows, wait, wordBox } from '../editor.fixture.tsx';
import {
  add,
  emptyBrowser,
  move,
  nameDeck,
  namesGiven,
  openNewDeck,
  paste,
  retype,
  selectedIn,
} from '../new-deck-page.fixture.tsx';

beforeAll(giveDialogs);
beforeEach(emptyBrowser);
afterEach(cleanup);

describe('a word that was mistyped', () => {
  test('leaves no name in the library when it is corrected, or undone, before the deck is made', async () => {
    const calls = serveLibrary(() => ({ status: 201, body: { item_id: 77 } }));
    await openNewDeck();
    await nameDeck('Animals');
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
    await openNewDeck();
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

test('a row is deleted, and put back; the focus goes on from where it was', async () => {
  serveLibrary();
  await openNewDeck();
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
  await openNewDeck();
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
  await openNewDeck();
  for (const word of ['perro', 'gato', 'alfombra']) await add(word);
  await move(/Move row 1/, 'ArrowDown');
  expect(shownRows().map((row) => row.split(' ')[1])).toEqual(['gato', 'perro', 'alfombra']);
  expect(screen.getByText('perro, now row 2 of 3')).toBeTruthy();
  await move(/Move row 2/, 'End');
  expect(shownRows().map((row) => row.split(' ')[1])).toEqual(['gato', 'alfombra', 'perro']);
});

test('the same picture twice is a warning in both number boxes, with the same text an error', async () => {
  serveLibrary();
  await openNewDeck();
  await add('perro');
  await add('perro');
  expect(screen.getAllByText('Duplicate image and translation')).toHaveLength(2);
  await nameDeck('Animals');
  await press('Create deck');
  expect(screen.getByText('Row 2: Duplicate image and translation')).toBeTruthy();
});
