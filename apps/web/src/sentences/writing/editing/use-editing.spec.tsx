import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { press } from '../../../page/screen.fixture.tsx';
import { aSentence } from '../../sentences.fixture.ts';
import { type ServerAnswer } from '../../../api/server.fixture.ts';
import { input, openWriting, saved, typeInto } from '../store/written-sentences.fixture.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The overlay with a text that is being typed; `close` is called once it is closed. */
async function typing(typed: string) {
  let hasClosed = false;
  const close = () => {
    hasClosed = true;
    cleanup();
  };
  const writing = await openWriting([aSentence()], { 'PUT /sentence_translation': () => saved() }, {}, close);
  await press('Edit: Sentence 1');
  await typeInto(typed);
  return { ...writing, hasClosed: () => hasClosed };
}
const overlay = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Add sentences' });
const closeButton = () => within(overlay()).getByRole('button', { name: 'Close' });
const question = () => screen.queryByRole('dialog', { name: 'Discard what you have started?' });

test('what is typed is written when the overlay closes by itself, as the way back of a phone does it', async () => {
  const { made, hasClosed } = await typing('A cat.');
  await act(async () => overlay().close());
  expect(hasClosed()).toBe(true);
  await waitFor(() => expect(made()).toMatchObject([['PUT /sentence_translation', { translation: 'A cat.' }]]));
});

test('and when its page goes away below it', async () => {
  const { made } = await typing('A cat.');
  cleanup();
  await waitFor(() => expect(made()).toMatchObject([['PUT /sentence_translation', { translation: 'A cat.' }]]));
});

test('a text with a fault is not lost without a question', async () => {
  const { made, hasClosed } = await typing('a=b');
  await act(async () => closeButton().click());
  expect([hasClosed(), question() === null]).toEqual([false, false]);
  await press('Keep editing');
  expect(input().value).toBe('a=b');
  await act(async () => overlay().close());
  expect(hasClosed()).toBe(false);
  await press('Discard');
  expect([hasClosed(), made()]).toEqual([true, []]);
});

test('without a fault nothing is asked', async () => {
  const { hasClosed } = await typing('A cat.');
  await act(async () => closeButton().click());
  expect([hasClosed(), question()]).toEqual([true, null]);
});

test('a sentence that arrives while another is typed does not end that', async () => {
  const replies = [Promise.withResolvers<ServerAnswer>(), Promise.withResolvers<ServerAnswer>()];
  let asked = 0;
  const { made } = await openWriting([], { 'POST /sentence': () => replies[asked++]!.promise });
  await press('Add sentence');
  await press('Add more');
  const empty = { target_translation: null, source_translation: null };
  await act(async () => replies[0]!.resolve({ status: 201, body: [aSentence(empty)] }));
  await typeInto('Half a sen');
  await act(async () => replies[1]!.resolve({ status: 201, body: [aSentence({ sentence_id: 2, ...empty })] }));
  expect(screen.getByRole('button', { name: /^Sentence 2:/ })).toBeTruthy();
  expect([input().value, document.activeElement]).toEqual(['Half a sen', input()]);
  expect(made().map(([name]) => name)).toEqual(['POST /sentence', 'POST /sentence']);
});
