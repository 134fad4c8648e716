import type { ImportChoice, ImportView } from '@lexiroom/contracts/imports';

/** For specs: what is chosen at first of a list of words. */
export const aChoice = (change: Partial<ImportChoice> = {}): ImportChoice => ({
  reading: {},
  tables: [{ is_included: true, has_header: true, fields: ['target', 'source'] }],
  target_language: 'spanish',
  source_language: 'english_uk',
  target: { kind: 'new', deck_name: 'Fruit', parent_id: null },
  keeps_decks: false,
  finds_pictures: true,
  with_answers: false,
  purpose: 'learn',
  ...change,
});

export const noCounts = {
  decks: 0,
  stories: 0,
  words: 0,
  sentences: 0,
  pictures: 0,
  sounds: 0,
  answers: 0,
  refused_rows: 0,
};

/** For specs: an import of two words that can be looked at. */
export const aView = (change: Partial<ImportView> = {}): ImportView => ({
  import_id: '00000000-0000-4000-8000-000000000001',
  file_name: 'fruit.csv',
  state: 'ready',
  failure: null,
  begun_at: 1_790_000_000_000,
  progress: null,
  format: 'csv',
  read_as: { encoding: 'utf-8', separator: ';', row_separator: '\n' },
  tables: [{ name: 'fruit', columns: ['Wort', 'Meaning'], row_count: 2 }],
  choice: aChoice(),
  rows: [
    { table: 0, line: 2, cells: ['manzana', 'apple'], has_picture: false, has_sound: false, answer_count: 0 },
    { table: 0, line: 3, cells: ['pera', 'pear'], has_picture: false, has_sound: false, answer_count: 0 },
  ],
  counts: { ...noCounts, decks: 1, words: 2, pictures: 1 },
  problems: [],
  problem_count: 0,
  made: null,
  can_undo: false,
  undo_losses: null,
  ...change,
});
