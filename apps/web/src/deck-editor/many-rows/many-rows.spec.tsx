import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { button, press } from '../../page/screen.fixture.tsx';
import { key, serveLibrary, shownRows, typeWord, wait, wordBox } from '../editor.fixture.tsx';
import { createDraftStore } from '../draft/draft-store.ts';
import { withHistory } from '../history/history.ts';
import { aRow } from '../library.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { manyRows } from './many-rows.ts';
import { emptyBrowser, openNewDeck, paste, retype } from '../new-deck-page.fixture.tsx';

beforeAll(giveDialogs);
beforeEach(emptyBrowser);
afterEach(cleanup);

/** A new deck of a carpet, a cat and a dog, and of a word that has no picture. */
async function openDeck() {
  serveLibrary();
  await openNewDeck();
  await paste('perro\nzzyzx; thing\ngato\nalfombra');
  await press('Add 4 words');
  await wait(20);
}
const all = ['1: perro (dog)', 'none: zzyzx (thing)', '2: gato (cat)', '4: alfombra (carpet)'];
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const tick = (name: RegExp, more: object = {}) => act(async () => void fireEvent.click(box(name), more));
const ticked = () =>
  screen.queryAllByRole<HTMLInputElement>('checkbox').flatMap(({ checked, ariaLabel }) => (checked ? [ariaLabel] : []));
const pressKey = (on: Element, pressed: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(on, { key: pressed, ...more }));
const undoKey = (more: object = {}) => pressKey(document.activeElement!, 'z', { ctrlKey: true, ...more });

describe('rows that are chosen', () => {
  test('show it by boxes: one by one, a range with Shift, all with Ctrl+A, until Escape', async () => {
    await openDeck();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    await press('Choose words');
    await tick(/row 2/);
    expect(screen.getByText('1 word chosen')).toBeTruthy();
    await tick(/row 4/, { shiftKey: true });
    expect(screen.getByText('3 words chosen')).toBeTruthy();
    await tick(/row 3/);
    expect(ticked()).toEqual(['Choose row 2, zzyzx', 'Choose row 4, alfombra']);
    await pressKey(button(/^Move row 1/), 'a', { ctrlKey: true });
    expect(ticked()).toHaveLength(4);
    await pressKey(box(/row 1/), 'Escape');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  test('are begun with a row whose number is pressed with Ctrl, and go on with Shift', async () => {
    await openDeck();
    await act(async () => void fireEvent.click(button(/^Move row 1/), { ctrlKey: true }));
    await act(async () => void fireEvent.click(button(/^Move row 3/), { shiftKey: true }));
    expect(ticked()).toHaveLength(3);
  });

  test('Ctrl+A in a text, and Delete there, are the text’s own', async () => {
    await openDeck();
    const field = screen.getByLabelText('Word perro', { exact: true });
    await pressKey(field, 'a', { ctrlKey: true });
    await pressKey(field, 'Delete');
    expect([screen.queryAllByRole('checkbox'), shownRows()]).toEqual([[], all]);
  });

  test('are deleted together, and come back together', async () => {
    await openDeck();
    await press('Choose words');
    await tick(/row 1/);
    await tick(/row 3/);
    await pressKey(box(/row 3/), 'Delete');
    expect(shownRows()).toEqual([all[1], all[3]]);
    expect(screen.getByText('2 words deleted')).toBeTruthy();
    await press('Undo');
    expect(shownRows()).toEqual(all);
    await undoKey({ shiftKey: true });
    expect(shownRows()).toEqual([all[1], all[3]]);
    await undoKey();
    expect(shownRows()).toEqual(all);
  });

  test('are put in order among themselves; without a choice the whole deck is', async () => {
    await openDeck();
    await press('Choose words');
    await tick(/row 1/);
    await tick(/row 4/);
    const [whole, chosen] = screen.getAllByRole('button', { name: 'Order by name' });
    await act(async () => chosen!.click());
    expect(shownRows()).toEqual([all[3], all[1], all[2], all[0]]);
    await act(async () => whole!.click());
    expect(shownRows()).toEqual([all[3], all[2], all[0], all[1]]);
    expect(screen.getByText('Ordered by name')).toBeTruthy();
  });

  test('swap their texts; a row that has but one stays', async () => {
    await openDeck();
    await press('Choose words');
    await press('All');
    await press('Swap the texts');
    expect(shownRows()).toEqual(['1: dog (perro)', 'none: thing (zzyzx)', '2: cat (gato)', '4: carpet (alfombra)']);
    await undoKey();
    expect(shownRows()).toEqual(all);
  });
});

test('an example and what it means are swapped with the texts', async () => {
  const draft = createDraftStore(aSessionUser());
  const row = aRow({ source: { translation_id: null, text: 'cat' }, note: 'a pet', example: 'Mi gato.' });
  draft.edit({ type: 'added', row, before: null });
  const store = withHistory(draft, false);
  manyRows(store, () => undefined).swapTexts(store.state().rows);
  expect(store.state().rows).toMatchObject([
    { target: { text: 'cat' }, note: 'a pet', example: null, example_translation: 'Mi gato.' },
  ]);
  store.undo();
  expect(store.state().rows).toMatchObject([row]);
});

/** The second texts that are shown. */
const second = () => screen.queryAllByLabelText<HTMLInputElement>(/^Second text of/).map(({ value }) => value);

test('a second text goes with its word when the texts are swapped, and comes back with it', async () => {
  await openDeck();
  await press('Write a second text for perro');
  await retype('Second text of perro', 'el perro, los perros');
  expect(second()).toEqual(['el perro, los perros']);
  await press('Choose words');
  await tick(/row 1/);
  await press('Swap the texts');
  expect([shownRows()[0], second()]).toEqual(['1: dog (perro)', []]);
  await undoKey();
  expect([shownRows()[0], second()]).toEqual(['1: perro (dog)', ['el perro, los perros']]);
  await undoKey();
  expect([shownRows()[0], second()]).toEqual(['1: perro (dog)', []]);
});

describe('the keys that undo', () => {
  test('take back what was typed, a text, an order, and do it again', async () => {
    await openDeck();
    await retype('Word gato', 'gatito');
    await press('Order by name');
    expect(shownRows()[0]).toBe('4: alfombra (carpet)');
    await undoKey();
    expect(shownRows()[2]).toBe('2: gatito (cat)');
    await undoKey();
    expect(shownRows()).toEqual(all);
    await undoKey();
    expect(shownRows()).toEqual([]);
    for (let step = 0; step < 3; step += 1) await undoKey({ shiftKey: true });
    expect(shownRows()[0]).toBe('4: alfombra (carpet)');
    expect(button('Do it again').getAttribute('aria-disabled')).toBe('true');
  });

  test('are the browser’s own in a field while something is typed there', async () => {
    await openDeck();
    act(() => wordBox().focus());
    await typeWord('gat');
    fireEvent.input(wordBox());
    await undoKey();
    expect(shownRows()).toEqual(all);
    await wait(150);
    await key('Enter');
    await wait(0);
    expect(shownRows()).toHaveLength(5);
    await undoKey();
    expect(shownRows()).toEqual(all);
  });
});

const field = () => screen.getByLabelText<HTMLInputElement>('Find in this deck');
const look = (text: string) => act(async () => void fireEvent.change(field(), { target: { value: text } }));
const lookedAt = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ className }) => className.includes('ring-ink'))
    .map((row) => row.querySelector<HTMLInputElement>('[data-part=target]')!.value);

describe('finding a word of the deck', () => {
  test('Ctrl+F opens the field; Enter goes on from row to row, Escape into the row', async () => {
    await openDeck();
    await pressKey(document.body, 'f', { ctrlKey: true });
    expect(document.activeElement).toBe(field());
    await look('ÀT');
    expect([screen.getByText('1 of 1'), lookedAt()]).toEqual([expect.anything(), ['gato']]);
    await look('o');
    expect([screen.getByText('2 of 3'), lookedAt()]).toEqual([expect.anything(), ['gato']]);
    await pressKey(field(), 'Enter');
    expect(lookedAt()).toEqual(['alfombra']);
    await pressKey(field(), 'Enter');
    expect(lookedAt()).toEqual(['perro']);
    await pressKey(field(), 'Enter', { shiftKey: true });
    expect(lookedAt()).toEqual(['alfombra']);
    await pressKey(field(), 'Escape');
    await wait(30);
    expect(document.activeElement).toBe(screen.getByLabelText('Word alfombra', { exact: true }));
  });

  test('what is found can be chosen at once; what is not is told', async () => {
    await openDeck();
    await press('Find in this deck');
    await look('xyz');
    expect(screen.getByText('Not found')).toBeTruthy();
    await look('th');
    await press('Choose words');
    await press('All found');
    expect(ticked()).toEqual(['Choose row 2, zzyzx']);
  });

  test('a second Ctrl+F in the field is the browser’s own', async () => {
    await openDeck();
    await pressKey(document.body, 'f', { ctrlKey: true });
    expect(fireEvent.keyDown(field(), { key: 'f', ctrlKey: true })).toBe(true);
  });
});
