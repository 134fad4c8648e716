import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { type MadeCall, refused } from '../../../api/server.fixture.ts';
import { press } from '../../../page/screen.fixture.tsx';
import { aWord } from '../../../study/study.fixture.ts';
import { aHighlight, aSentence } from '../../sentences.fixture.ts';
import { key, openWriting, saved, savedFrom, typeInto } from './written-sentences.fixture.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const theirs = (overrides = {}) => aSentence({ target_translation: 'Theirs.', rev: 5, ...overrides });

test('a text that changed elsewhere while it was edited here is not overwritten, though this tab has seen it', async () => {
  const { elsewhere, readAnew, made } = await openWriting([aSentence()], { 'PUT /sentence_translation': savedFrom(5) });
  await press('Edit: Sentence 1');
  await typeInto('Mine.');
  elsewhere([theirs()]);
  await readAnew();
  await press('Confirm');
  expect(await screen.findByText('This was changed elsewhere in the meantime. You wrote:')).toBeTruthy();
  expect([screen.getByText('Theirs.'), screen.getByText('Mine.')]).toHaveLength(2);
  expect(made()).toEqual([['PUT /sentence_translation', { sentence_id: 1, translation_type: 'target', translation: 'Mine.', rev: 1 }]]); // prettier-ignore
});

test('one’s own change of the same text, and of another of the sentence, is none from elsewhere', async () => {
  const { elsewhere, readAnew, made } = await openWriting([aSentence()], {
    'PUT /sentence_translation': () => saved(),
  });
  await press('Edit: Sentence 1');
  await typeInto('One.');
  await press('Confirm');
  await press('Edit: Sentence 1');
  await typeInto('Two.');
  elsewhere([aSentence({ target_translation: 'One.', rev: 7 })]);
  await readAnew();
  await press('Confirm');
  await waitFor(() => expect(made().map(([, body]) => body)).toMatchObject([{ rev: 1 }, { rev: 7 }]));
});

const wroteNote = 'This sentence was deleted elsewhere. You wrote:';
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('unsent'));

test('what was typed into a sentence that is deleted elsewhere stays in sight, until it is thrown away', async () => {
  const { elsewhere, readAnew, made } = await openWriting([aSentence()]);
  await press('Edit: Translation of sentence 1');
  await typeInto('Mine.', 'Translation of sentence 1');
  elsewhere([]);
  await readAnew();
  expect(screen.getByText(wroteNote).textContent).toBe(`${wroteNote} Mine.`);
  expect(screen.getByText('This study has no sentences')).toBeTruthy();
  expect([made(), kept()]).toEqual([[], [expect.any(String)]]);
  await press('Discard');
  expect(screen.queryByText(wroteNote)).toBeNull();
  expect(kept()).toEqual([]);
});

test('so does what is confirmed before this tab knows of it; it is there after a reload, to be copied', async () => {
  const { elsewhere } = await openWriting([aSentence()], { 'PUT /sentence_translation': () => refused(404, 'NOT_FOUND') }); // prettier-ignore
  await press('Edit: Sentence 1');
  await typeInto('Mine.');
  elsewhere([]);
  await press('Confirm');
  expect(await screen.findByText(wroteNote)).toBeTruthy();
  cleanup();
  await openWriting([]);
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await press('Copy');
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(copied).toEqual(['Mine.']);
});

test('a sentence that is deleted here leaves nothing of what was typed into it', async () => {
  await openWriting([aSentence()]);
  await press('Edit: Sentence 1');
  await typeInto('Mine.');
  await press('Delete sentence 1');
  await press('Delete');
  expect(await screen.findByText('This study has no sentences')).toBeTruthy();
  expect([screen.queryByText(wroteNote), kept()]).toEqual([null, []]);
});

test('nor does one that another tab has deleted before', async () => {
  const { made } = await openWriting([aSentence()], {
    'PUT /sentence_translation': () => 'no connection',
    'DELETE /sentence': () => refused(404, 'NOT_FOUND'),
  });
  await press('Edit: Sentence 1');
  await typeInto('Mine.');
  await press('Confirm');
  expect(await screen.findByText(/Not saved yet/)).toBeTruthy();
  await press('Delete sentence 1');
  await press('Delete');
  await waitFor(() => expect([made().length, kept()]).toEqual([2, []]));
});

/** As the server does with marks of a text that changed at `rev`: refuses those of who saw it before. */
const marked =
  (rev: number) =>
  ({ body }: MadeCall) =>
    (body as { rev: number }).rev < rev ? refused(409, 'STALE') : { status: 201, body: { highlight_id: 9 } };
const withCat = { words: [aWord({ target_translation: 'cat' })], data: { target_language: 'english_uk', source_language: 'german' } } as const; // prettier-ignore
const toldOfElsewhere = () => screen.findByText('This was changed elsewhere in the meantime.');

test('a word is not highlighted in a text that was changed elsewhere: it would be other letters', async () => {
  const { elsewhere, made } = await openWriting([aSentence()], { 'POST /sentence_highlight': marked(5) }, { ...withCat, words: [...withCat.words] }); // prettier-ignore
  elsewhere([theirs()]);
  await press('Highlight cat');
  expect(await toldOfElsewhere()).toBeTruthy();
  expect(await screen.findByText('Theirs.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /highlight of/ })).toBeNull();
  expect(made()).toMatchObject([['POST /sentence_highlight', { start_index: 4, end_index: 7, rev: 1 }]]);
});

test('nor is a part of it that was chosen before this tab read it anew', async () => {
  const { elsewhere, readAnew, made } = await openWriting([aSentence()], { 'POST /sentence_highlight': marked(5) });
  await press('Highlight: Sentence 1');
  elsewhere([theirs()]);
  await readAnew();
  const box = screen.getByRole('textbox', { name: /^Select a part/ });
  expect(box.textContent).toBe('The cat sleeps.');
  await act(async () => void fireEvent.keyDown(box, { key: 'ArrowRight', ctrlKey: true, shiftKey: true }));
  await key(box, 'Enter');
  expect(await toldOfElsewhere()).toBeTruthy();
  expect(made()).toMatchObject([['POST /sentence_highlight', { rev: 1 }]]);
});

test('nor are cuts that were made in another text', async () => {
  const japanese = aSentence({ target_translation: '犬が寝る。' });
  const { elsewhere, readAnew, made } = await openWriting([japanese], { 'PUT /sentence_cuts': marked(5) });
  await press('Cut into words: Sentence 1');
  elsewhere([theirs()]);
  await readAnew();
  await press('Save');
  expect(await toldOfElsewhere()).toBeTruthy();
  expect(made()).toMatchObject([['PUT /sentence_cuts', { rev: 1 }]]);
});

test('a text that was written here is highlighted at once', async () => {
  const { made } = await openWriting([aSentence()], { 'PUT /sentence_translation': () => saved(5), 'POST /sentence_highlight': marked(5) }); // prettier-ignore
  await press('Edit: Sentence 1');
  await typeInto('A cat.');
  await press('Confirm');
  await press('Highlight: Sentence 1');
  const box = screen.getByRole('textbox', { name: /^Select a part/ });
  await act(async () => void fireEvent.keyDown(box, { key: 'ArrowRight', shiftKey: true }));
  await key(box, 'Enter');
  expect(await screen.findByRole('button', { name: 'A, highlight of Sentence 1' })).toBeTruthy();
  expect(made().at(-1)).toMatchObject(['POST /sentence_highlight', { rev: 5 }]);
});

test('the extra pair is added again after it was removed, as what this tab did itself', async () => {
  let rev = 1;
  const next = () => ({ sound_id: null, sound_path: null, rev: ++rev });
  const { made } = await openWriting([aSentence()], {
    'PUT /sentence_translation': ({ body }) =>
      (body as { rev: number }).rev < rev ? refused(409, 'STALE') : { body: next() },
    'DELETE /extra_sentence': () => ({ body: { done: true, rev: ++rev } }),
  });
  await press('Add an extra sentence: Sentence 1');
  await press('Remove the extra sentence: Extra sentence 1');
  await press('Add an extra sentence: Sentence 1');
  await waitFor(() => expect(made().map(([, body]) => (body as { rev?: number }).rev)).toEqual([1, undefined, 3]));
  expect(screen.getByRole('button', { name: /^Extra sentence 1:/ })).toBeTruthy();
  await waitFor(() => expect(kept()).toEqual([]));
});

const isGone = () => refused(404, 'NOT_FOUND');

test('what another tab has deleted before is deleted; what it changed cannot be changed any more', async () => {
  const image = { sentence_image_id: 4, image_id: 2, image_path: '/media/2.webp', sentence_image_text: null, submitted_by: null, highlighted: false }; // prettier-ignore
  const highlighted = aSentence({ target_highlights: [aHighlight('The cat sleeps.', 'cat')], images: [image] });
  const { elsewhere, made } = await openWriting([highlighted], {
    'DELETE /highlight': isGone,
    'DELETE /sentence_image': isGone,
    'PUT /sentence_image_highlight': isGone,
  });
  await press('cat, highlight of Sentence 1');
  await press('Delete highlight');
  elsewhere([aSentence()]);
  await press('Highlight picture 1 of sentence 1');
  expect(await toldOfElsewhere()).toBeTruthy();
  expect(screen.queryByRole('button', { name: /picture 1/ })).toBeNull();
  cleanup();
  await openWriting([highlighted], { 'DELETE /highlight': isGone, 'DELETE /sentence_image': isGone });
  await press('cat, highlight of Sentence 1');
  await press('Delete highlight');
  await press('Remove picture 1 of sentence 1');
  await waitFor(() => expect(made().map(([name]) => name)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /highlight of|picture 1/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
