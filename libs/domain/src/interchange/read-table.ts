import type { MediaName, OutsideAnswer } from './outside-deck.ts';

/** What a column of a table is taken for. */
export const importFields = [
  'target',
  'source',
  'extra_target',
  'note',
  'example',
  'example_translation',
  'picture',
  'sound',
  'source_sound',
  /** A sentence with gaps, which becomes a sentence of the deck: the gaps are highlighted. */
  'sentence',
  'sentence_translation',
  /** The name of the deck that the row belongs to. */
  'deck',
  'ignored',
] as const;
export type ImportField = (typeof importFields)[number];

/**
 * One table of a file: a sheet of a workbook, a pasted list, the notes of one type of an Anki package. Its columns are
 * what the user says what they are.
 */
export interface ReadTable {
  /** 'Sheet 1', 'Basic (and reversed card)'. */
  name: string;
  /**
   * What the columns are called: the fields of a type of notes; of a sheet or a text the texts of the first row where it
   * seems to be a header, which is told as a row as well. '' where they have no name.
   */
  columns: string[];
  row_count: number;
}

/** A cell: its text without markup, and what stood in it besides. */
export interface ReadCell {
  text: string;
  /** Pictures and sounds that were named in it, in their order. */
  pictures: MediaName[];
  sounds: MediaName[];
  /** The gaps of an Anki cloze, in UTF-16 units of `text`, the end not included. */
  gaps: { start_index: number; end_index: number }[];
}

/** A row of a table. */
export interface ReadRow {
  /** Which of the tables, from 0. */
  table: number;
  /** Where it stands in the file, as a person counts: line, row or note, from 1. */
  line: number;
  /** Where the file is one of several files: which of them it stands in. */
  file?: string;
  /** The decks it lies in, from outside in; empty where the file says nothing of it. */
  deck_path: string[];
  cells: ReadCell[];
  /** Oldest first. */
  answers: OutsideAnswer[];
}

/** What is wrong in a file, said of a row or of the whole (`line` null). `text`: what stands there, cut short. */
export interface RowProblem {
  table: number | null;
  line: number | null;
  code: RowProblemCode;
  text: string | null;
}

export const rowProblemCodes = [
  /** The row lacks the text of its word, or its translation in a deck that shows translations. */
  'TARGET_MISSING',
  'SOURCE_MISSING',
  'TEXT_TOO_LONG',
  'TEXT_CHARACTERS',
  'NOTE_TOO_LONG',
  /** The same word stands there already, in the file or in the deck. */
  'TWICE',
  'DECK_FULL',
  'SENTENCES_FULL',
  /** A quoted cell is not closed, or a row has more cells than its table has columns. */
  'ROW_BROKEN',
  /** A note without a type, or one that cannot be read. */
  'NOTE_BROKEN',
  'MEDIA_MISSING',
  'MEDIA_BROKEN',
  'MEDIA_TOO_BIG',
  /** An answer that lies in the future, or one of more than the log takes. */
  'ANSWER_REFUSED',
  /** A section of a story that has all it can have, and a story in a folder that has. */
  'STORY_FULL',
  'FOLDER_FULL',
  /** A file within a zip file that is no table, cannot be read, or has no words. */
  'FILE_NOT_READ',
  'FILE_BROKEN',
  'FILE_EMPTY',
  /** When the words of a story sound does not fit its text and its sound: it is read without. */
  'TIMINGS_WRONG',
] as const;
export type RowProblemCode = (typeof rowProblemCodes)[number];
