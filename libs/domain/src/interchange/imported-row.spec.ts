import { describe, expect, test } from '@jest/globals';
import { withBraces } from './highlights-of-gaps.ts';
import { importedRow } from './imported-row.ts';
import type { ImportField, ReadCell, ReadRow } from './read-table.ts';

const cell = (text: string, more: Partial<ReadCell> = {}): ReadCell => ({ text, pictures: [], sounds: [], gaps: [], ...more }); // prettier-ignore
const rowOf = (...cells: (string | ReadCell)[]): ReadRow => ({
  table: 0,
  line: 7,
  deck_path: [],
  cells: cells.map((one) => (typeof one === 'string' ? cell(one) : one)),
  answers: [{ answered_at: 1, is_correct: true, ms: null }],
});
const read = (fields: ImportField[], row: ReadRow, shows_translations = true) => importedRow(row, { fields }, { shows_translations }); // prettier-ignore
const problem = (code: string, text: string | null) => ({ table: 0, line: 7, code, text });

describe('a row becomes a word', () => {
  test('with all its texts, tidied, and several notes in one', () => {
    const row = rowOf(
      '  perro ',
      'dog',
      'el perro, los perros',
      'one',
      'two',
      'Es un perro.',
      'It is a dog.',
      'ignored',
    );
    const fields: ImportField[] = [
      'target',
      'source',
      'extra_target',
      'note',
      'note',
      'example',
      'example_translation',
    ];
    expect(read(fields, row)).toEqual({
      kind: 'word',
      word: {
        target_text: 'perro',
        source_text: 'dog',
        extra_target_translation: 'el perro, los perros',
        note: 'one two',
        example: 'Es un perro.',
        example_translation: 'It is a dog.',
        picture: null,
        sound: null,
        source_sound: null,
        answers: row.answers,
      },
    });
  });

  test('with the first picture and sound of its cells, those of their own columns first', () => {
    const row = rowOf(
      cell('perro', { pictures: ['a.png'], sounds: ['a.mp3'] }),
      cell('dog', { sounds: ['b.mp3'] }),
      cell('', { pictures: ['c.png', 'd.png'] }),
    );
    expect(read(['target', 'source', 'picture'], row)).toMatchObject({ word: { picture: 'c.png', sound: 'a.mp3', source_sound: 'b.mp3' } }); // prettier-ignore
    expect(read(['target', 'source'], row)).toMatchObject({ word: { picture: 'a.png' } });
  });

  test.each([
    ['Hund (m)', '', 'Hund', 'Hund (m)'],
    ['der Hund, -e', '', 'der Hund', 'der Hund, -e'],
    ['Hund (m)', 'Hunde', 'Hund [m]', 'Hunde'],
    ['a, b; c', 'x', 'a / b / c', 'x'],
    ['(sich) freuen', '', '[sich] freuen', null],
    ['Hund,', '', 'Hund', null],
  ])('whose signs are fitted: %s', (text, extra, target_text, extra_target_translation) =>
    expect(read(['target', 'source', 'extra_target'], rowOf(text, 'x', extra))).toMatchObject({
      word: { target_text, extra_target_translation },
    }),
  );

  test('whose translation keeps its meanings', () => {
    expect(read(['target', 'source'], rowOf('banco', 'bench, bank (for "money")'))).toMatchObject({ word: { source_text: 'bench / bank [for “money”]' } }); // prettier-ignore
  });

  test('without a translation, in a deck that shows none', () => {
    expect(read(['target', 'source'], rowOf('perro', ''), false)).toMatchObject({ word: { source_text: null } });
  });
});

test.each<[string, ImportField[], string[], ReturnType<typeof problem>[]]>([
  ['no word', ['target', 'source'], ['', 'dog'], [problem('TARGET_MISSING', null)]],
  ['no translation', ['target', 'source'], ['perro', ' '], [problem('SOURCE_MISSING', null)]],
  ['a long word', ['target', 'source'], ['a'.repeat(51), 'b'], [problem('TEXT_TOO_LONG', 'a'.repeat(51))]],
  ['signs that cannot stay', ['target', 'source'], ['a=b', 'c@d'], [problem('TEXT_CHARACTERS', 'a=b'), problem('TEXT_CHARACTERS', 'c@d')]],
  ['a long note', ['target', 'source', 'note'], ['a', 'b', 'c'.repeat(501)], [problem('NOTE_TOO_LONG', `${'c'.repeat(80)}…`)]],
  ['a long second text', ['target', 'source', 'extra_target'], ['a', 'b', 'c'.repeat(101)], [problem('TEXT_TOO_LONG', `${'c'.repeat(80)}…`)]],
  ['a long sentence', ['sentence'], ['c'.repeat(101)], [problem('TEXT_TOO_LONG', `${'c'.repeat(80)}…`)]],
  ['a sentence with signs', ['sentence'], ['a = b'], [problem('TEXT_CHARACTERS', 'a = b')]],
])('a row is refused for %s', (_, fields, texts, problems) => {
  expect(read(fields, rowOf(...texts))).toEqual({ kind: 'problem', problems });
}); // prettier-ignore

test('a row of nothing, or of nothing that is taken, is empty', () => {
  expect(read(['target', 'source', 'deck'], rowOf('', ' ', 'Unit 1'))).toEqual({ kind: 'empty' });
  expect(read(['target', 'ignored'], rowOf('', 'x'))).toEqual({ kind: 'empty' });
});

const place = (start_index: number, end_index: number) => ({ start_index, end_index, highlight_color: 'red', sentence_type: 'target' }); // prettier-ignore

describe('a row becomes a sentence', () => {
  test.each<[string, ReadCell, string, unknown[]]>([
    ['gaps of Anki', cell('The  dog sleeps', { gaps: [{ start_index: 5, end_index: 8 }] }), 'The dog sleeps', [place(4, 7)]],
    ['braces', cell(' The {dog} {sleeps}.'), 'The dog sleeps.', [place(4, 7), place(8, 14)]],
    ['braces as Anki writes them', cell('The {{c1::dog::animal}} sleeps'), 'The dog sleeps', [place(4, 7)]],
    ['a gap with spaces', cell('The dog  sleeps', { gaps: [{ start_index: 3, end_index: 9 }] }), 'The dog sleeps', [place(4, 7)]],
    ['gaps that lie in one another', cell('The dog', { gaps: [{ start_index: 0, end_index: 7 }, { start_index: 4, end_index: 7 }] }), 'The dog', [place(0, 7)]],
    ['letters taken apart', cell('cafe\u0301 noir', { gaps: [{ start_index: 6, end_index: 10 }] }), 'café noir', [place(5, 9)]],
    ['no gaps', cell('The dog sleeps.'), 'The dog sleeps.', []],
  ])('with %s', (_, one, target_translation, highlights) => {
    const result = read(['sentence', 'sentence_translation'], rowOf(one, 'x'));
    if (_ === 'gaps that lie in one another') expect(result).toMatchObject({ kind: 'word', word: { target_text: 'The dog' } });
    else expect(result).toMatchObject({ kind: 'sentence', sentence: { target_translation, highlights } });
  }); // prettier-ignore

  test('or a word, where the gap is all there is', () => {
    expect(read(['sentence', 'sentence_translation'], rowOf('{dog}', 'perro'))).toMatchObject({ kind: 'word', word: { target_text: 'dog', source_text: 'perro' } }); // prettier-ignore
    expect(read(['sentence'], rowOf('{dog}'))).toMatchObject({ kind: 'problem' });
  });

  test('with the braces that were written for its highlights', () => {
    const written = withBraces('The dog sleeps', [place(8, 14), place(4, 7)]);
    expect(written).toBe('The {dog} {sleeps}');
    expect(read(['sentence'], rowOf(written))).toMatchObject({ sentence: { highlights: [place(4, 7), place(8, 14)] } });
  });
});
