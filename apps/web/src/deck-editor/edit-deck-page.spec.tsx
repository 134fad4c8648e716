import type { EditedWord } from '@lexiroom/contracts/deck-editor';
import type { NoteField } from '@lexiroom/domain/deck-editor';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer } from '../api/server.fixture.ts';
import { giveDialogs } from '../design/overlays/dialog.fixture.ts';
import { button, press, show } from '../page/screen.fixture.tsx';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { sessionQuery } from '../session/session.ts';
import { EditDeckPage } from './edit-deck-page.tsx';
import { serveLibrary, shownRows, wait } from './editor.fixture.tsx';
import { anEditedDeck, anEditedWord, answered } from './saving/edited-deck.fixture.ts';
import { maxTries } from './saving/sending/change-queue.ts';

beforeAll(giveDialogs);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

/** Opens the editor of a deck with three words; `answer` says what becomes of the edits. */
async function open(answer: ServerAnswer | ((call: MadeCall) => ServerAnswer) = 'no connection', owner = 'olga') {
  const answerTo = typeof answer === 'function' ? answer : () => answer;
  const calls = serveLibrary((call) => (call.path === '/api/deck_rows/12' ? { body: anEditedDeck() } : answerTo(call)));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryDefaults(sessionQuery.queryKey, { staleTime: Infinity });
  cache.setQueryData(sessionQuery.queryKey, aSessionUser());
  await show(() => <EditDeckPage owner={owner} item="12" />, `/deck/${owner}/12/edit`, cache);
  await wait(0);
  return calls;
}
const word = (name: string) => screen.getByLabelText<HTMLInputElement>(`Word ${name}`, { exact: true });
async function retype(name: string, text: string) {
  await act(async () => void fireEvent.change(word(name), { target: { value: text } }));
  await act(async () => void fireEvent.keyDown(word(name), { key: 'Enter' }));
  await wait(0);
}

test('to anybody else the page does not exist', async () => {
  const calls = await open('no connection', 'boris');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page does not exist');
  expect(calls).toEqual([]);
});

test('the deck stands there with its name, and every change is saved at once', async () => {
  const said = answered(2, anEditedWord(1, { target_text: 'pez', target_translation_id: 1001 }));
  const calls = await open(said);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Animals');
  expect(shownRows()).toEqual(['1: word 1', '2: word 2', '3: word 3']);
  await retype('word 1', '  pez ');
  const { path, body } = calls.at(-1)!;
  expect([path, body]).toEqual(['/api/word_text', { word_id: 1, text: 'pez', word_type: 'target', rev: 1 }]);
  expect(shownRows()[0]).toBe('1: pez');
  expect(screen.getByText('Saved')).toBeTruthy();
});

const secondText = () => screen.queryByLabelText<HTMLInputElement>('Second text of word 1');

test('a second text is written under a word, changed, and taken away', async () => {
  const write = (value: string) =>
    act(async () => {
      fireEvent.change(secondText()!, { target: { value } });
      fireEvent.blur(secondText()!);
    });
  const calls = await open(({ body }) => {
    const { text } = body as { text: string | null };
    return answered(2, anEditedWord(1, { extra_target_translation: text }));
  });
  expect(secondText()).toBeNull();
  await press('Write a second text for word 1');
  await wait(30);
  expect(document.activeElement).toBe(secondText());
  await act(async () => void fireEvent.blur(secondText()!));
  expect(secondText()).toBeNull();

  await press('Write a second text for word 1');
  await write('el perro (m), -s');
  await write('a;b');
  expect(screen.getByText('Input cannot contain ;')).toBeTruthy();
  await write('el perro');
  expect(screen.queryByRole('button', { name: 'Write a second text for word 1' })).toBeNull();
  await act(async () => {
    secondText()!.focus();
    fireEvent.change(secondText()!, { target: { value: '' } });
    fireEvent.keyDown(secondText()!, { key: 'Enter' });
  });
  await wait(30);
  expect([secondText(), document.activeElement]).toEqual([null, button('Write a second text for word 1')]);
  expect(calls.filter(({ path }) => path === '/api/word_text').map(({ body }) => body)).toEqual(
    ['el perro (m), -s', 'el perro', null].map((text) =>
      expect.objectContaining({ word_id: 1, text, word_type: 'extra_target' }),
    ),
  );
});

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const fill = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
/** A server that does what it is asked for. */
const doing = () => {
  const told: Partial<EditedWord> = {};
  let rev = 1;
  return ({ body }: MadeCall) => {
    const { word_type, text } = body as { word_type: NoteField; text: string | null };
    if (text === null) delete told[word_type];
    else told[word_type] = text;
    return answered((rev += 1), anEditedWord(1, told));
  };
};
const sentIn = (calls: readonly MadeCall[]) =>
  calls.filter(({ path }) => path === '/api/word_text').map(({ body }) => [(body as { word_type: string }).word_type, (body as { text: string }).text]); // prettier-ignore

describe('note and example', () => {
  test('are written in a sheet over the row, which shows that there are some; undone, they are gone', async () => {
    const calls = await open(doing());
    await press('Write a note or an example for word 1');
    expect(await screen.findByRole('dialog', { name: 'Note and example' })).toBeTruthy();
    expect(screen.queryByLabelText(/^The example in/)).toBeNull();
    await fill('Note', ' ser = to be;  irregular ');
    await fill('Example in Spanish', 'Una palabra.');
    await act(async () => void fireEvent.keyDown(field('Note'), { key: 'Enter' }));
    await wait(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentIn(calls)).toEqual([['note', 'ser = to be; irregular'], ['example', 'Una palabra.']]); // prettier-ignore

    await press('Note and example of word 1');
    expect([field('Note').value, field('Example in Spanish').value]).toEqual(['ser = to be; irregular', 'Una palabra.']); // prettier-ignore
    await press('Done');
    expect(sentIn(calls)).toHaveLength(2);
    await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
    await wait(0);
    expect(sentIn(calls).slice(2)).toEqual([['note', null], ['example', null]]); // prettier-ignore
    expect(button('Write a note or an example for word 1')).toBeTruthy();
  });

  test('that are too long cannot be taken; closing asks before they are thrown away', async () => {
    const calls = await open(doing());
    await press('Write a note or an example for word 1');
    await fill('Note', 'a'.repeat(501));
    expect(screen.getByText('Input too long: 501 characters > 500')).toBeTruthy();
    await press('Done');
    await press('Close');
    expect(screen.getByRole('dialog', { name: 'Discard what you have started?' })).toBeTruthy();
    await press('Discard');
    expect([screen.queryByRole('dialog'), sentIn(calls)]).toEqual([null, []]);
  });
});

test('a refused change goes back, and the message area says why', async () => {
  await open(refused(409, 'DECK_FULL', 'Deck limit reached'));
  await retype('word 1', 'pez');
  expect(shownRows()[0]).toBe('1: word 1');
  expect(screen.getByText('Deck limit reached')).toBeTruthy();
});

test('a surprise is told as one', async () => {
  await open({ status: 500, body: undefined });
  await retype('word 1', 'pez');
  expect(screen.getByText('Something went wrong, try again')).toBeTruthy();
});

test('a word that the server always fails at is told at its row while others are saved; discarded it is as before', async () => {
  const said = answered(2, anEditedWord(2, { target_text: 'ave' }));
  const calls = await open(({ body }) =>
    (body as { word_id?: number }).word_id === 1 ? { status: 500, body: undefined } : said,
  );
  await retype('word 1', 'pez');
  await retype('word 2', 'ave');
  // The second word was a second try.
  for (let tries = 2; tries < maxTries; tries += 1) {
    await press('Retry');
    await wait(0);
  }
  expect(calls.filter(({ path }) => path === '/api/word_text')).toHaveLength(maxTries + 1);
  const row = screen.getByText(/^Row 1, /).closest('li')!;
  expect(row.textContent).toContain('Row 1, pez, could not be saved.');
  expect(within(row).getByRole('button', { name: 'Retry' })).toBeTruthy();
  await press('1 change could not be saved: try again, or discard it');
  const discard = within(row).getByRole('button', { name: 'Discard' });
  expect(row.contains(document.activeElement)).toBe(true);
  await act(async () => discard.click());
  expect(shownRows()).toEqual(['1: word 1', '2: ave', '3: word 3']);
  expect(screen.getByText('Saved')).toBeTruthy();
});

test('without a connection a change stays on the screen, with a way to send it again', async () => {
  await open();
  await act(async () => void fireEvent.keyDown(button(/^Move row 1/), { key: 'End' }));
  await wait(0);
  expect(shownRows()).toEqual(['2: word 2', '3: word 3', '1: word 1']);
  expect(screen.getByText('Not saved')).toBeTruthy();
  expect(screen.getByText('Kept on this device until it is saved')).toBeTruthy();
  expect(button('Retry')).toBeTruthy();
});

test('a text that cannot name a picture is told while it is typed; Escape gives the old one back', async () => {
  const calls = await open();
  await act(async () => void fireEvent.change(word('word 1'), { target: { value: 'a=b' } }));
  expect(screen.getByText('Input cannot contain =')).toBeTruthy();
  await act(async () => void fireEvent.keyDown(word('word 1'), { key: 'Enter' }));
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  await act(async () => void fireEvent.keyDown(word('word 1'), { key: 'Escape' }));
  expect(word('word 1').value).toBe('word 1');
});

test('the name of the deck is saved when it is left', async () => {
  const calls = await open({ body: { rev: 2 } });
  await press(/^Animals/);
  const name = screen.getByLabelText('Name of the deck');
  await act(async () => void fireEvent.change(name, { target: { value: 'Birds' } }));
  expect(calls.some(({ path }) => path === '/api/edit_deck')).toBe(false);
  await act(async () => void fireEvent.blur(name));
  await wait(0);
  expect(calls.at(-1)).toMatchObject({ path: '/api/edit_deck', body: { item_id: 12, item_name: 'Birds' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Birds');
});

test('coming back to the tab reads what another one has changed', async () => {
  const calls = await open();
  await act(async () => void dispatchEvent(new Event('focus')));
  await wait(0);
  expect(calls.filter(({ path }) => path === '/api/deck_rows/12')).toHaveLength(2);
});
