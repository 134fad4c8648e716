import { expect, test } from '@jest/globals';
import { refused, type Said, serve } from '../../server.fixture.ts';
import type { EditorRow } from '../row.ts';
import type { RowChange, RowEdit } from '../row-edit.ts';
import { rowsOf } from './deck-rows.ts';
import { languages } from '../overlays/library.fixture.tsx';
import { anEditedDeck, anEditedWord, answered } from './edited-deck.fixture.ts';
import { sendEdit } from './send-edit.ts';

const rows = rowsOf(anEditedDeck(), []);
const key = 'word-2';
const fresh: EditorRow = { ...rows[0]!, key: '6f1de9ab-6f1c-4f1c-8a1a-6f1de9ab6f1c', word_id: null };
const picture = (image_id: number) => ({
  image_id,
  image_path: `/${image_id}.webp`,
  thumbnail_path: `/t/${image_id}.webp`,
});
const text = (translation_id: number, words: string) => ({ translation_id, text: words });

/** The calls a change makes, as 'METHOD path' with what was sent, when each is answered so. */
async function callsOf(edit: RowEdit, said: Said = answered(2, anEditedWord(2)), known: readonly EditorRow[] = rows) {
  const calls = serve(() => said);
  const sent = await sendEdit({ deck_id: 12, rev: 1, languages, rows: known }, edit);
  return { sent, calls: calls.map(({ method, path, body }) => [`${method} ${path}`, body]) };
}
const change = (given: RowChange): RowEdit => ({ type: 'changed', key, change: given });

test.each<[string, RowChange, string, object]>([
  ['another text', { target: text(21, 'otro') }, 'PUT /api/image_translation', { word_id: 2, translation_id: 21, word_type: 'target', rev: 1 }],
  ['a translation', { source: text(22, 'other') }, 'PUT /api/image_translation', { word_id: 2, translation_id: 22, word_type: 'source', rev: 1 }],
  ['another picture, called the same', { image: picture(9), target: text(90, 'Word 2') }, 'PUT /api/image_change',
    { word_id: 2, image_id: 9, target_translation_id: 90, source_translation_id: null, rev: 1 }],
  ['no picture: the texts stay', { image: null }, 'PUT /api/image_change', { word_id: 2, image_id: null, rev: 1 }],
  ['another picture with another text is another word', { image: picture(9), target: text(90, 'pez') }, 'PUT /api/word_change',
    { new_word: { image_id: 9, target_translation_id: 90, source_translation_id: null, sound_id: null }, word_id: 2, deck_id: 12, word_order: 1, rev: 1 }],
  ['another sound', { sound: { sound_id: 5, sound_path: '/5.mp3' } }, 'PUT /api/sound_change', { word_id: 2, sound_id: 5 }],
])('%s', async (_, given, call, body) => {
  const said: Said = call.endsWith('sound_change') ? { body: { done: true } } : answered(2, anEditedWord(2));
  expect((await callsOf(change(given), said)).calls).toEqual([[call, body]]);
}); // prettier-ignore

test('what the server made of a row is shown, under the key it had', async () => {
  const word = anEditedWord(77, { target_translation: 'pez', target_translation_id: 90, image_id: 9 });
  const { sent } = await callsOf(change({ image: picture(9), target: text(90, 'pez') }), answered(2, word));
  expect(sent.rows[1]).toMatchObject({ key, word_id: 77, target: { text: 'pez' } });
  expect(sent.revs).toEqual([2]);
});

test('what was typed only is nobody’s business', async () => {
  expect((await callsOf(change({ typed: 'x' }))).calls).toEqual([]);
});

test('a new row comes before the next row that the server has, under the id of its command', async () => {
  const waits = { ...fresh, key: 'waits', image: null, target: null };
  const known = [rows[0]!, waits, rows[1]!];
  const edit: RowEdit = { type: 'added', row: fresh, before: 'waits' };
  const { calls, sent } = await callsOf(edit, answered(2, anEditedWord(9)), known);
  const body = { deck_id: 12, image_id: 1, target_translation_id: 10, source_translation_id: null, sound_id: null };
  expect(calls).toEqual([['POST /api/word', { ...body, before_word_id: 2, command_id: fresh.key }]]);
  expect(sent.rows.map(({ word_id }) => word_id)).toEqual([1, 9, null, 2]);
});

test('a row without a picture waits; with its picture it is sent', async () => {
  const waits: EditorRow = { ...fresh, image: null, target: null };
  const added = await callsOf({ type: 'added', row: waits, before: null });
  expect(added.calls).toEqual([]);
  const edit: RowEdit = { type: 'changed', key: waits.key, change: { image: picture(9), target: text(90, 'pez') } };
  const filled = await callsOf(edit, answered(2, anEditedWord(9)), added.sent.rows);
  expect(filled.calls).toMatchObject([['POST /api/word', { image_id: 9, before_word_id: null }]]);
});

test('the order names the rows that the server has', async () => {
  const known = [...rows, { ...fresh, image: null }];
  const { calls } = await callsOf({ type: 'moved', key, before: null }, { body: { rev: 2 } }, known);
  expect(calls).toEqual([['PUT /api/deck_order', { deck_id: 12, word_ids: [1, 3, 2], rev: 1 }]]);
});

test('a row that is gone already is deleted without complaint; what never was there is not told', async () => {
  const known = [...rows, fresh];
  const gone = await callsOf({ type: 'deleted', keys: [key, fresh.key] }, refused(404, 'NOT_FOUND'), known);
  expect(gone.calls).toEqual([['DELETE /api/word', { word_id: 2 }]]);
  expect(gone.sent.rows.map(({ word_id }) => word_id)).toEqual([1, 3]);
  await expect(callsOf({ type: 'deleted', keys: [key] }, refused(500, 'SURPRISE'))).rejects.toThrow('SURPRISE');
});
