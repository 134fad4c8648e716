import { describe, expect, test } from '@jest/globals';
import { aRow } from './library.fixture.tsx';
import { applyEdit, noNotes, type RowEdit } from './row.ts';

const rows = ['a', 'b', 'c'].map((key) => aRow({ key, sound: { sound_id: 5, sound_path: '/media/5.mp3' } }));
const order = (edit: RowEdit) => applyEdit(rows, edit).map(({ key }) => key).join(''); // prettier-ignore

/** The row b after a change. */
const change = (given: Extract<RowEdit, { type: 'changed' }>['change']) =>
  applyEdit(rows, { type: 'changed', key: 'b', change: given })[1];

describe('a change of rows', () => {
  test.each([
    ['a new row stands at the end', { type: 'added', row: aRow({ key: 'd' }), before: null }, 'abcd'],
    ['or before another', { type: 'added', row: aRow({ key: 'd' }), before: 'b' }, 'adbc'],
    ['before one that is gone: at the end', { type: 'added', row: aRow({ key: 'd' }), before: 'x' }, 'abcd'],
    ['a row that is there already is not added twice', { type: 'added', row: aRow({ key: 'b' }), before: null }, 'abc'],
    ['rows are taken away', { type: 'deleted', keys: ['a', 'c', 'x'] }, 'b'],
    ['a row goes to the end', { type: 'moved', key: 'a', before: null }, 'bca'],
    ['a row goes before another', { type: 'moved', key: 'c', before: 'a' }, 'cab'],
    ['a row stays before itself', { type: 'moved', key: 'b', before: 'b' }, 'abc'],
    ['a row that is gone goes nowhere', { type: 'moved', key: 'x', before: 'a' }, 'abc'],
  ] as const)('%s', (_, edit, keys) => expect(order(edit)).toBe(keys));

  test('another target text takes the sound away, which said the old one; another source text leaves it', () => {
    expect(change({ target: { translation_id: 11, text: 'minino' } })?.sound).toBeNull();
    expect(change({ source: { translation_id: 12, text: 'cat' } })?.sound?.sound_id).toBe(5);
    expect(change({ image: null })).toMatchObject({ image: null, target: { text: 'gato' }, sound: { sound_id: 5 } });
    const sound = { sound_id: 6, sound_path: '/media/6.mp3' };
    expect(change({ target: { translation_id: 11, text: 'minino' }, sound })?.sound).toEqual(sound);
  });

  test('another source text takes its own sound away, another target text does not', () => {
    const source_sound = { sound_id: 6, sound_path: '/6.mp3' };
    const row = aRow({ source: { translation_id: null, text: 'cat' }, source_sound });
    const after = (given: object) => applyEdit([row], { type: 'changed', key: 'a', change: given })[0]?.source_sound;
    expect(after({ target: { translation_id: 11, text: 'minino' } })).toEqual(source_sound);
    expect(after({ source: { translation_id: null, text: 'Cat' } })).toEqual(source_sound);
    expect(after({ source: { translation_id: null, text: 'tomcat' } })).toBeNull();
  });

  test('note and example stay with a corrected word, and go when the row becomes another, unless the change names them', () => {
    const notes = { note: 'irregular', example: 'Mi gato.', example_translation: 'My cat.' };
    const [row] = applyEdit([aRow(notes)], { type: 'changed', key: 'a', change: { target: aRow().target } });
    const other = { image: { ...row!.image!, image_id: 9 }, target: { translation_id: 11, text: 'pez' } };
    const after = (given: object) => applyEdit([row!], { type: 'changed', key: 'a', change: given })[0];
    expect(row).toMatchObject(notes);
    expect(after({ target: other.target })).toMatchObject(notes);
    expect(after(other)).toMatchObject(noNotes);
    expect(after({ ...other, note: 'a fish' })).toMatchObject({ ...noNotes, note: 'a fish' });
  });

  test('rows that are not meant stay the very same', () => {
    const changed = applyEdit(rows, { type: 'changed', key: 'b', change: { typed: 'x' } });
    expect([changed[0] === rows[0], changed[1] === rows[1], changed[2] === rows[2]]).toEqual([true, false, true]);
  });
});
