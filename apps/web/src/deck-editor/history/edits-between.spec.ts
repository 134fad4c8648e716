import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aRow } from '../library.fixture.tsx';
import { applyEdit, type EditorRow } from '../row.ts';
import { editsBetween } from './edits-between.ts';

const text = (told: string) => ({ translation_id: null, text: told });
const row = (key: string, word = key) => aRow({ key, typed: word, target: text(word) });

test('nothing differs between the same rows', () => {
  const rows = [row('a'), row('b')];
  expect(editsBetween(rows, [row('a'), row('b')])).toEqual([]);
});

test('rows that go, come, change and move are named, the others are not', () => {
  const from = [row('a'), row('b'), row('c'), row('d')];
  const to = [row('d'), row('a'), row('new'), row('c', 'other')];
  expect(editsBetween(from, to).map(({ type }) => type)).toEqual(['deleted', 'changed', 'added', 'ordered']);
});

test('a row that gets another text keeps the sound it is to have', () => {
  const sound = { sound_id: 7, sound_path: '/media/7.mp3' };
  const [before, after] = [row('a', 'perro'), { ...row('a', 'gato'), sound }];
  expect(editsBetween([before], [after]).reduce(applyEdit, [before])).toEqual([after]);
  expect(editsBetween([after], [before]).reduce(applyEdit, [after])).toEqual([before]);
});

test('a row that becomes another word, and the first one again, has the notes of each', () => {
  const image = { image_id: 9, image_path: '/media/9.webp', thumbnail_path: '/media/thumbnails/9.webp' };
  const [before, after] = [
    { ...row('a', 'perro'), note: 'irregular' },
    { ...row('a', 'gato'), image },
  ];
  expect(editsBetween([before], [after]).reduce(applyEdit, [before])).toEqual([after]);
  expect(editsBetween([after], [before]).reduce(applyEdit, [after])).toEqual([before]);
});

test('a second text that was written first is taken away again', () => {
  const [before, after] = [row('a', 'perro'), { ...row('a', 'perro'), extra: 'el perro' }];
  expect(editsBetween([after], [before]).reduce(applyEdit, [after])).toEqual([{ ...before, extra: undefined }]);
});

test('whatever two lists of rows are, the edits between them make one of the other', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'));
  const rows = fc
    .tuple(keys, fc.array(fc.constantFrom('perro', 'gato', 'pez'), { minLength: 7, maxLength: 7 }))
    .map(([all, words]) => all.map((key, index): EditorRow => row(key, words[index])));
  fc.assert(
    fc.property(rows, rows, (from, to) => {
      expect(editsBetween(from, to).reduce(applyEdit, from)).toEqual(to);
    }),
  );
});
