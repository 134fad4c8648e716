import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { alerts, button, open, press, type } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import type { RowText } from '../row.ts';
import { aName, anEntry, aRow, languages } from '../library.fixture.tsx';
import { TranslationsOverlay } from './translations-overlay.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const own = { translation_submitter: 'olga', translation_approved: false };
const names = [aName(10, 'gato'), aName(11, 'minino', own), aName(12, 'felino', { translation_submitter: 'olga' })];
const entry = anEntry(1, 'gato', { target_translations: names });
const chosen = jest.fn<(text: RowText) => void>();
const closed = jest.fn();

async function panel(answer: (call: MadeCall) => ServerAnswer = () => ({ body: { done: true } }), row = aRow()) {
  chosen.mockClear();
  closed.mockClear();
  const calls = serve((call) => (call.path === '/api/image_search' ? { body: [{ imageRow: [entry] }] } : answer(call)));
  const props = { row, languages, which: 'target' as const, onChoose: chosen, onClose: closed };
  await open(() => <TranslationsOverlay {...props} />, aSessionUser());
  if (row.image) await screen.findByRole('button', { name: /^gato/ });
  return calls;
}

test('the names of the picture are shown, that of the row is marked; another one is chosen by pressing it', async () => {
  await panel();
  expect(button(/^gato/).getAttribute('aria-pressed')).toBe('true');
  await press(/^minino/);
  expect(chosen).toHaveBeenCalledWith({ translation_id: 11, text: 'minino' });
  expect(closed).toHaveBeenCalled();
});

test('the own name that nobody has approved may be changed; the approved one may not', async () => {
  const calls = await panel(() => ({ body: aName(11, 'michi', own) }));
  expect(button('Cannot edit approved translation').disabled).toBe(true);
  expect(button('Cannot delete approved translation').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Edit gato' })).toBeNull();
  await press('Edit minino');
  await type('Translation', 'michi');
  await press('Save');
  const body = { translation_id: 11, image_id: 1, translation: 'michi' };
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ path: '/api/translation', body });
});

test('a name of somebody else is reported, once; one’s own is changed instead', async () => {
  const calls = await panel();
  expect(screen.queryByRole('button', { name: /^Report: (?:minino|felino)/ })).toBeNull();
  await press('Report: gato');
  await type('What is wrong with it?', 'Not a cat');
  await press('Send the report');
  expect(await screen.findByText('Thank you. An admin will look at it.')).toBeTruthy();
  const body = { entry: 'translation', id: 10, reason: 'Not a cat' };
  expect(calls.filter(({ path }) => path === '/api/report_entry').map((call) => call.body)).toEqual([body]);
  expect(button('Reported: gato').getAttribute('aria-disabled')).toBe('true');
  await press('Reported: gato');
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
  expect(closed).not.toHaveBeenCalled();
});

test('a name that is too long is told in its place, and not sent', async () => {
  const calls = await panel();
  await press('Edit minino');
  await type('Translation', 'a'.repeat(51));
  expect(screen.getByText('Input too long')).toBeTruthy();
  await press('Save');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('the selected name cannot be deleted, though it is one’s own', async () => {
  await panel(undefined, aRow({ target: { translation_id: 11, text: 'minino' } }));
  expect(button('Cannot delete selected translation').disabled).toBe(true);
});

test.each([
  ['a'.repeat(51), 'Input too long: 51 characters > 50'],
  ['a; b', 'Input cannot contain ;'],
  ['   ', 'Input cannot only contain spaces'],
])('a new name %j is refused at once: %s', async (typed, words) => {
  const calls = await panel();
  await type('New translation', typed);
  expect(screen.getByText(words)).toBeTruthy();
  await press('Add');
  expect(calls.some(({ path }) => path === '/api/translation')).toBe(false);
});

test('up to ten names are added at once, tidied, and the empty fields left out', async () => {
  const calls = await panel(() => ({ body: { translations: [aName(20, 'michi', own), aName(21, 'micho', own)] } }));
  for (let more = 0; more < 9; more += 1) await press('One more');
  expect(screen.queryByRole('button', { name: 'One more' })).toBeNull();
  await type('New translation', '  michi ');
  await type('New translation 4', 'micho');
  await press('Add');
  const body = { translation_array: ['michi', 'micho'], image_id: 1, translation_language: 'spanish' };
  await waitFor(() => expect(calls.find(({ path }) => path === '/api/translation')).toMatchObject({ body }));
  // The row has a text, and nobody said which of the two it should become.
  expect(chosen).not.toHaveBeenCalled();
});

test('a name that exists already is selected, and the panel stays to say so', async () => {
  await panel(() => ({ body: { translations: [aName(12, 'felino')] } }));
  await type('New translation', 'felino');
  await press('Add');
  expect(await screen.findByText('Translation already exists')).toBeTruthy();
  expect(chosen).toHaveBeenCalledWith({ translation_id: 12, text: 'felino' });
  expect(closed).not.toHaveBeenCalled();
});

test('a name that differs in case only is what the row is called, as it was typed', async () => {
  await panel(() => ({ body: { translations: [aName(12, 'felino')] } }));
  await type('New translation', 'Felino');
  await press('Add');
  await waitFor(() => expect(chosen).toHaveBeenCalledWith({ translation_id: 12, text: 'Felino' }));
  expect(screen.queryByText('Translation already exists')).toBeNull();
  expect(closed).toHaveBeenCalled();
});

test('a text of the row’s own stands beside the name it belongs to, which can be chosen', async () => {
  await panel(undefined, aRow({ target: { translation_id: 10, text: 'el gato' } }));
  expect(button(/^el gato/).getAttribute('aria-pressed')).toBe('true');
  await press(/^gato/);
  expect(chosen).toHaveBeenCalledWith({ translation_id: 10, text: 'gato' });
});

test('a refusal of the server is told in its words', async () => {
  await panel(() => refused(409, 'TRANSLATION_EXISTS'));
  await press('Edit minino');
  await type('Translation', 'gato');
  await press('Save');
  await waitFor(() => expect(alerts()).toEqual(['Translation already exists']));
});

test('a row without a picture has no names to choose from', async () => {
  await panel(undefined, aRow({ image: null }));
  expect(screen.getByText('Choose a picture first')).toBeTruthy();
});

const question = 'Discard what you have started?';
/** Escape, as a browser tells the sheet of it; whether the sheet may close. */
const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

describe('a name that is typed', () => {
  test.each<[string, () => Promise<void>]>([
    ['new', () => type('New translation', 'gatito')],
    [
      'another one for one’s own',
      async () => {
        await press('Edit minino');
        await type('Translation', 'mininito');
      },
    ],
  ])('%s, is asked about before Escape throws it away', async (_, typeIt) => {
    await panel();
    await typeIt();
    expect(escape()).toBe(false);
    expect(await screen.findByText(question)).toBeTruthy();
    await press('Keep editing');
    expect(screen.getByDisplayValue(/ito$/)).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
  });

  test('stays while another one is chosen', async () => {
    await panel();
    await type('New translation', 'gatito');
    await press(/^minino/);
    expect(chosen).toHaveBeenCalledWith({ translation_id: 11, text: 'minino' });
    expect(closed).not.toHaveBeenCalled();
  });

  test('and taken away again is nothing to ask about', async () => {
    await panel();
    await type('New translation', 'gatito');
    await type('New translation', '');
    expect(escape()).toBe(true);
    await press('Edit minino');
    await type('Translation', 'michi');
    await press('Cancel');
    expect(escape()).toBe(true);
    expect(screen.queryByText(question)).toBeNull();
  });
});
