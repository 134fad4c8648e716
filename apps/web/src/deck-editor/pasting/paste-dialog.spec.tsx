import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { button, open, press, type } from '../../page/screen.fixture.tsx';
import { serveLibrary } from '../editor.fixture.tsx';
import { languages } from '../library.fixture.tsx';
import { PasteDialog } from './paste-dialog.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const closed = jest.fn();
const added = jest.fn();

async function dialog(text = '') {
  closed.mockClear();
  added.mockClear();
  serveLibrary();
  const props = { text, languages, hasSource: true, rows: [], onAdd: added, onClose: closed };
  await open(() => <PasteDialog {...props} />);
}
const question = () => screen.queryByText('Discard what you have started?');
const sheet = () => screen.getAllByRole('dialog', { hidden: true })[0]!;
/** Escape, as a browser tells the sheet of it; whether the sheet may close. */
const escape = () => fireEvent(sheet(), new Event('cancel', { cancelable: true }));
const pressBeside = () =>
  act(async () => {
    fireEvent.pointerDown(sheet());
    fireEvent.click(sheet());
  });

test('a list that is typed is asked about before it is thrown away', async () => {
  await dialog();
  await type('One word a line', 'perro; dog');
  expect(escape()).toBe(false);
  expect(question()).toBeTruthy();
  await press('Keep editing');
  await pressBeside();
  expect([question() !== null, closed.mock.calls.length]).toEqual([true, 0]);
  await press('Keep editing');
  expect(screen.getByDisplayValue('perro; dog')).toBeTruthy();
  expect(escape()).toBe(false);
  await press('Discard');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a list with its pictures found is asked about as well', async () => {
  await dialog('perro; dog\ngato; cat');
  await screen.findByRole('button', { name: 'Add 2 words' });
  expect(escape()).toBe(false);
  expect(question()).toBeTruthy();
});

test('nothing is asked where nothing is typed, nor when the list is added', async () => {
  await dialog();
  expect(escape()).toBe(true);
  cleanup();
  await dialog('perro; dog\ngato; cat');
  await screen.findByRole('button', { name: 'Add 2 words' });
  await act(async () => button('Add 2 words').click());
  expect([added.mock.calls.length, closed.mock.calls.length, question()]).toEqual([1, 1, null]);
});
