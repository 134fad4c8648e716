import { expect, test } from '@jest/globals';
import type { ReadRow } from '@lexiroom/domain/interchange';
import type { OpenedFile } from '../../file-formats/file-reader.ts';
import { guessedChoice } from './guessed-choice.ts';

const row = (line: number): ReadRow => ({
  table: 0,
  line,
  deck_path: ['Spanish', 'Animals'],
  cells: ['el perro', 'the dog'].map((text) => ({ text, pictures: [], sounds: [], gaps: [] })),
  answers: [],
});

/** A file whose first rows all lie in one deck. */
const file = (more: Partial<OpenedFile>): OpenedFile => ({
  format: 'anki',
  tables: [{ name: 'Basic', columns: ['Front', 'Back'], row_count: 500 }],
  problems: [],
  async *rows() {
    yield* [row(1), row(2)];
  },
  media: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
  ...more,
});

test.each([
  ['several decks, of which the first rows show one, come as decks', 2, true],
  ['one deck comes as one', 1, false],
])('%s', async (_, deck_count, keeps_decks) => {
  const choice = await guessedChoice(file({ deck_count }), [[row(1), row(2)]], { target: null, source: null });
  expect(choice.keeps_decks).toBe(keeps_decks);
});
