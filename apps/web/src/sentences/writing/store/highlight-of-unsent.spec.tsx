import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ServerAnswer } from '../../../api/server.fixture.ts';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { press } from '../../../page/screen.fixture.tsx';
import { aSentence } from '../../sentences.fixture.ts';
import { key, openWriting, saved, typeInto } from './written-sentences.fixture.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function write(text: string) {
  await press('Edit: Sentence 1');
  await typeInto(text);
  await press('Confirm');
}
/** Highlights the first word. */
async function highlight() {
  await press('Highlight: Sentence 1');
  const box = screen.getByRole('textbox', { name: /^Select a part/ });
  await act(async () => void fireEvent.keyDown(box, { key: 'ArrowRight', ctrlKey: true, shiftKey: true }));
  await key(box, 'Enter');
}
const marks = () => screen.queryAllByRole('button', { name: /, highlight of / }).map(({ textContent }) => textContent);

test('a highlight of a text on its way is in sight all the time, and sent after it', async () => {
  const text = Promise.withResolvers<ServerAnswer>();
  const mark = Promise.withResolvers<ServerAnswer>();
  const { made } = await openWriting([aSentence()], {
    'PUT /sentence_translation': () => text.promise,
    'POST /sentence_highlight': () => mark.promise,
  });
  await write('Cats sleep.');
  await highlight();
  expect([marks(), made().length]).toEqual([['Cats'], 1]);
  await act(async () => text.resolve(saved()));
  expect([marks(), made().length]).toEqual([['Cats'], 2]);
  await act(async () => mark.resolve({ status: 201, body: { highlight_id: 9 } }));
  expect(marks()).toEqual(['Cats']);
});

test('it is not made in the text that the server has instead', async () => {
  const text = Promise.withResolvers<ServerAnswer>();
  const { made } = await openWriting([aSentence()], { 'PUT /sentence_translation': () => text.promise });
  await write('Cats sleep.');
  await highlight();
  await act(async () => text.resolve('no connection'));
  expect(await screen.findByText('Could not add highlight...')).toBeTruthy();
  expect([marks(), made().map(([name]) => name)]).toEqual([[], ['PUT /sentence_translation']]);
});

test('nor in one that was typed after it', async () => {
  const first = Promise.withResolvers<ServerAnswer>();
  let asked = 0;
  const { made } = await openWriting([aSentence()], {
    'PUT /sentence_translation': () => (asked++ === 0 ? first.promise : saved(8)),
  });
  await write('Cats sleep.');
  await highlight();
  await write('Dogs run.');
  expect(marks()).toEqual([]);
  await act(async () => first.resolve(saved(7)));
  await waitFor(() => expect(made().map(([name]) => name)).toEqual(Array(2).fill('PUT /sentence_translation')));
  expect([marks(), screen.queryByRole('alert')]).toEqual([[], null]);
});
