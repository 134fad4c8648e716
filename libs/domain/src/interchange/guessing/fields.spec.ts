import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { importFields, type ReadCell } from '../read-table.ts';
import { fieldsOf, hasHeader } from './fields.ts';

const cell = (text: string): ReadCell => {
  const nothing = { pictures: [], sounds: [], gaps: [] };
  if (text.startsWith('picture:')) return { ...nothing, text: '', pictures: [text.slice(8)] };
  if (text.startsWith('sound:')) return { ...nothing, text: '', sounds: [text.slice(6)] };
  return { ...nothing, text };
};
const rowsOf = (table: string) => table.split('\n').map((line) => line.trim().split(' | '));
const guess = (table: string, languages?: Parameters<typeof fieldsOf>[3]) => {
  const rows = rowsOf(table);
  return fieldsOf([], rows.map((row) => row.map(cell)), hasHeader(rows), languages); // prettier-ignore
};

test.each([
  [true, 'Front | Back\nperro | dog'],
  [true, 'word\nperro\ngato'],
  [true, 'Deutsch | Englisch\nHund | dog'],
  [true, 'Wort | Übersetzung | Beispiel\nHund | dog | Der Hund bellt.'],
  [true, '单词 | 拼音 | 意思\n狗 | gǒu | dog'],
  [true, 'كلمة | ترجمة\nكلب | dog'],
  [true, 'Kanji | Anything | Meaning\n犬 | x | dog'],
  [false, 'perro | dog\ngato | cat'],
  [false, 'English | inglés\nGerman | alemán\nFrench | francés'],
  [false, 'front | Vorderseite\nback | Rückseite'],
  [false, 'picture | Bild\nwindow | Fenster'],
  [false, 'perro | dog'],
  [false, 'picture | Bild'],
  [true, 'Word | Translation'],
  [false, 'word'],
  [false, ''],
  [false, 'la palabra | the word\nla frase | the sentence'],
])('%s, there is a header: %s', (expected, table) => expect(hasHeader(rowsOf(table))).toBe(expected));

describe('what columns are', () => {
  test.each([
    ['names of fields', 'Translation | Word | Note\ndog | perro | x', ['source', 'target', 'note']],
    ['names in German', 'Wort | Bedeutung | Plural | Beispielsatz\nHund | dog | Hunde | Der Hund bellt', ['target', 'source', 'extra_target', 'example']],
    ['names in Japanese', '単語 | 読み方 | 意味 | 例文\n犬 | いぬ | dog | 犬がいる', ['target', 'extra_target', 'source', 'example']],
    ["Anki's names", 'Expression | Reading | Meaning | Audio\n犬 | いぬ | dog | sound:a.mp3', ['target', 'extra_target', 'source', 'sound']],
    ['names of languages', 'Spanish | English\nperro | dog', ['target', 'source']],
    ['no names', 'perro | dog\ngato | cat', ['target', 'source']],
    ['one column', 'perro\ngato', ['target']],
    ['a column of numbers in front', '1 | perro | dog\n2 | gato | cat', ['ignored', 'target', 'source']],
    ['media', 'picture:a.png | perro | sound:a.mp3 | dog', ['picture', 'target', 'sound', 'source']],
    ['a third text', 'Hund | dog | der Hund, -e', ['target', 'source', 'extra_target']],
    ['a sentence', 'Hund | dog | Der Hund bellt im Garten sehr laut. | The dog barks very loudly in the garden.', ['target', 'source', 'example', 'example_translation']],
    ['gaps', 'The {dog} sleeps. | El perro duerme. | think of it', ['sentence', 'sentence_translation', 'note']],
    ["Anki's cloze", 'The {{c1::dog}} sleeps.', ['sentence']],
    ['decks', 'deck | word | translation\nUnit 1 | perro | dog', ['deck', 'target', 'source']],
    ['two of a name', 'Word | Translation | Translation 2\nperro | dog | hound', ['target', 'source', 'note']],
    ['only a translation', 'translation\ndog\ncat', ['target']],
  ])('of %s', (_, table, fields) => expect(guess(table)).toEqual(fields)); // prettier-ignore

  test('of which the word is the one in the language of the deck', () => {
    const languages = { target: 'russian', source: 'english_uk' } as const;
    expect(guess('dog | собака\ncat | кошка', languages)).toEqual(['source', 'target']);
    expect(guess('собака | dog\nкошка | cat', languages)).toEqual(['target', 'source']);
    expect(guess('English | Spanish\ndog | perro', { target: 'spanish', source: 'english_us' })).toEqual(['source', 'target']); // prettier-ignore
    expect(guess('Front | Back\ndog | собака', languages)).toEqual(['source', 'target']);
  });

  test('never are two words, and always one, or a sentence', () => {
    const texts = fc.constantFrom('', 'perro', 'dog', '12', 'Front', 'Back', 'Deutsch', 'a {gap}', 'picture:a', 'sound:b', 'A long text that is a sentence, surely.'); // prettier-ignore
    const rows = fc.array(fc.array(texts, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.boolean(), (table, isHeader) => {
        const fields = fieldsOf([], table.map((row) => row.map(cell)), isHeader); // prettier-ignore
        expect(fields).toHaveLength(Math.max(...table.map((row) => row.length)));
        expect(fields.every((field) => importFields.includes(field))).toBe(true);
        expect(fields.filter((field) => field === 'target').length).toBeLessThanOrEqual(1);
        expect(fields.some((field) => field === 'target' || field === 'sentence')).toBe(true);
      }),
    );
  });
});
