import { expect, test } from '@jest/globals';
import { refused, type ServerAnswer, serve } from '../../../api/server.fixture.ts';
import type { EditorRow, RowChange, RowEdit } from '../../row.ts';
import { sendEdit } from './server-deck.ts';
import { rowsOf } from './server-rows.ts';
import { anEditedDeck, anEditedWord, answered } from '../edited-deck.fixture.ts';

const rows = rowsOf(anEditedDeck(), []);
const key = 'word-2';
const fresh: EditorRow = { ...rows[0]!, key: '6f1de9ab-6f1c-4f1c-8a1a-6f1de9ab6f1c', word_id: null };
const picture = (image_id: number) => ({
  image_id,
  image_path: `/${image_id}.webp`,
  thumbnail_path: `/t/${image_id}.webp`,
});
const text = (translation_id: number, words: string) => ({ translation_id, text: words });
const typed = (words: string) => ({ translation_id: null, text: words });

/** The calls a change makes, as 'METHOD path' with what was sent, when each is answered so. */
async function callsOf(
  edit: RowEdit,
  said: ServerAnswer = answered(2, anEditedWord(2)),
  known: readonly EditorRow[] = rows,
) {
  const calls = serve(() => said);
  const sent = await sendEdit({ deck_id: 12, rev: 1, rows: known }, edit);
  return { sent, calls: calls.map(({ method, path, body }) => [`${method} ${path}`, body]) };
}
const change = (given: RowChange): RowEdit => ({ type: 'changed', key, change: given });

test.each<[string, RowChange, string, object]>([
  ['another name of its picture', { target: text(21, 'otro') }, 'PUT /api/image_translation', { word_id: 2, translation_id: 21, word_type: 'target', rev: 1 }],
  ['a name as the translation', { source: text(22, 'other') }, 'PUT /api/image_translation', { word_id: 2, translation_id: 22, word_type: 'source', rev: 1 }],
  ['what is typed', { target: typed('otro') }, 'PUT /api/word_text', { word_id: 2, text: 'otro', word_type: 'target', rev: 1 }],
  ['what is typed in other case', { target: typed('WORD 2') }, 'PUT /api/word_text', { word_id: 2, text: 'WORD 2', word_type: 'target', rev: 1 }],
  ['a typed translation', { source: typed('other') }, 'PUT /api/word_text', { word_id: 2, text: 'other', word_type: 'source', rev: 1 }],
  ['another picture, called the same', { image: picture(9), target: text(90, 'Word 2') }, 'PUT /api/image_change',
    { word_id: 2, image_id: 9, target_translation_id: 90, target_text: 'Word 2', source_translation_id: null, source_text: null, rev: 1 }],
  ['no picture: the texts stay', { image: null }, 'PUT /api/image_change', { word_id: 2, image_id: null, rev: 1 }],
  ['another picture with another text is another word', { image: picture(9), target: text(90, 'pez') }, 'PUT /api/word_change',
    { new_word: { image_id: 9, target_translation_id: 90, target_text: 'pez', source_translation_id: null, source_text: null, sound_id: null }, word_id: 2, deck_id: 12, word_order: 1, rev: 1 }],
  ['a second text', { extra: 'la' }, 'PUT /api/word_text', { word_id: 2, text: 'la', word_type: 'extra_target', rev: 1 }],
  ['another sound of the translation', { source_sound: { sound_id: 5, sound_path: '/5.mp3' } }, 'PUT /api/sound_change', { word_id: 2, sound_id: 5, word_type: 'source' }],
  ['another sound', { sound: { sound_id: 5, sound_path: '/5.mp3' } }, 'PUT /api/sound_change', { word_id: 2, sound_id: 5 }],
])('%s', async (_, given, call, body) => {
  // The server has done what it was asked for.
  const { target, source, extra = null } = { ...rows[1]!, ...given };
  const texts = { target_text: target!.text, source_text: source?.text ?? null, extra_target_translation: extra };
  const done = anEditedWord(2, texts);
  const said: ServerAnswer = call.endsWith('sound_change') ? { body: { done: true } } : answered(2, done);
  expect((await callsOf(change(given), said)).calls).toEqual([[call, body]]);
}); // prettier-ignore

test('what the server made of a row is shown, under the key it had', async () => {
  const word = anEditedWord(77, { target_text: 'pez', target_translation_id: 90, image_id: 9 });
  const { sent } = await callsOf(change({ image: picture(9), target: text(90, 'pez') }), answered(2, word));
  expect(sent.rows[1]).toMatchObject({ key, word_id: 77, target: { text: 'pez' } });
  expect(sent.revs).toEqual([2]);
});

test('the second text that goes with another text is the server’s to say', async () => {
  const said = anEditedWord(2, { target_text: 'Hund', extra_target_translation: 'der Hund' });
  const { calls, sent } = await callsOf(change({ target: typed('Hund') }), answered(2, said));
  expect(calls).toMatchObject([['PUT /api/word_text', { text: 'Hund', word_type: 'target' }]]);
  expect(sent.rows[1]).toMatchObject({ extra: 'der Hund' });
});

test('note and example are sent one by one, and not where the server has them; another’s note stays', async () => {
  const notes = { note: 'irregular', example: 'Una palabra.', example_translation: null };
  const said = answered(
    2,
    anEditedWord(2, { note: 'irregular', example: 'Una palabra.', example_translation: 'Theirs' }),
  );
  const { calls } = await callsOf(change(notes), said);
  expect(calls).toEqual([['PUT /api/word_text', { word_id: 2, text: 'irregular', word_type: 'note', rev: 1 }]]);
  const renamed = await callsOf(change({ target: typed('pez') }), answered(2, anEditedWord(2, { target_text: 'pez', note: 'theirs' }))); // prettier-ignore
  expect([renamed.calls.length, renamed.sent.rows[1]?.note]).toEqual([1, 'theirs']);
});

test('another picture of a row with notes and a sound of its translation is sent alone', async () => {
  const told = { note: 'irregular', source: typed('word'), source_sound: { sound_id: 5, sound_path: '/5.mp3' } };
  const known = rows.map((row) => (row.key === key ? { ...row, ...told } : row));
  const said = anEditedWord(2, { note: 'irregular', source_text: 'word', source_sound_id: 5, source_sound_path: '/5.mp3' });
  const { calls } = await callsOf(change({ image: picture(9) }), answered(2, said), known);
  expect(calls.map(([call, body]) => [call, Object.keys(body as object)])).toEqual([
    ['PUT /api/image_change', ['word_id', 'image_id', 'target_translation_id', 'source_translation_id', 'target_text', 'source_text', 'rev']],
  ]);
}); // prettier-ignore

test('a row that becomes another word is sent with the notes that it has then', async () => {
  const other = { image: picture(9), target: text(90, 'pez'), note: 'a fish' };
  const { calls } = await callsOf(change(other), answered(2, anEditedWord(77, { note: 'a fish' })));
  expect(calls).toMatchObject([['PUT /api/word_change', { new_word: { target_text: 'pez', note: 'a fish' } }]]);
});

test('where the two texts are swapped, the second text goes with the old target text', async () => {
  const swapped = { target: typed('meaning'), source: typed('word 2') };
  const known = { ...rows[1]!, target: typed('word 2'), source: typed('meaning'), extra: 'la' };
  const answer = answered(2, anEditedWord(2, { target_text: 'meaning', source_text: 'meaning' }));
  const { calls, sent } = await callsOf(change(swapped), answer, [known]);
  expect(sent.rows).toMatchObject([{ extra: null }]);
  expect(calls).toMatchObject([
    ['PUT /api/word_text', { text: 'meaning', word_type: 'target', loses_second_text: true }],
    ['PUT /api/word_text', { text: 'word 2', word_type: 'source' }],
  ]);
});

test('what was typed only is nobody’s business', async () => {
  expect((await callsOf(change({ typed: 'x' }))).calls).toEqual([]);
});

test('a name that is chosen and typed on is sent as both', async () => {
  const chosen = answered(2, anEditedWord(2, { target_text: 'Otro', target_translation_id: 21 }));
  const { calls } = await callsOf(change({ target: text(21, 'otro') }), chosen);
  expect(calls).toMatchObject([
    ['PUT /api/image_translation', { translation_id: 21, rev: 1 }],
    ['PUT /api/word_text', { text: 'otro', rev: 2 }],
  ]);
});

test.each([
  ['with its picture', {}, { image_id: 1, target_translation_id: 10, target_text: 'word 1' }],
  ['as it was typed, without one', { image: null, target: typed('Pez') }, { image_id: null, target_translation_id: null, target_text: 'Pez' }],
])('a new row comes before the row that follows it, under the id of its command, %s', async (_, given, fields) => {
  const edit: RowEdit = { type: 'added', row: { ...fresh, ...given }, before: key };
  const { calls, sent } = await callsOf(edit, answered(2, anEditedWord(9)));
  const body = { deck_id: 12, ...fields, source_translation_id: null, source_text: null, extra_target_translation: null, sound_id: null };
  expect(calls).toEqual([['POST /api/word', { ...body, before_word_id: 2, command_id: fresh.key }]]);
  expect(sent.rows.map(({ word_id }) => word_id)).toEqual([1, 9, 2, 3]);
}); // prettier-ignore

test('the order names the rows that the server has', async () => {
  const { calls } = await callsOf({ type: 'moved', key, before: null }, { body: { rev: 2 } });
  expect(calls).toEqual([['PUT /api/deck_order', { deck_id: 12, word_ids: [1, 3, 2], rev: 1 }]]);
});

test('a row that is gone already is deleted without complaint; what never was there is not told', async () => {
  const known = [...rows, fresh];
  const gone = await callsOf({ type: 'deleted', keys: [key, fresh.key] }, refused(404, 'NOT_FOUND'), known);
  expect(gone.calls).toEqual([['DELETE /api/word', { word_id: 2 }]]);
  expect(gone.sent.rows.map(({ word_id }) => word_id)).toEqual([1, 3]);
  await expect(callsOf({ type: 'deleted', keys: [key] }, refused(500, 'SURPRISE'))).rejects.toThrow('SURPRISE');
});
