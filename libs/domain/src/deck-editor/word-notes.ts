import { graphemeCount, tidyProse } from '../text/index.ts';

/** What can be told of a word beside its texts: a teacher's remark, and a sentence with the word and what it means. */
export const noteFields = ['note', 'example', 'example_translation'] as const;
export type NoteField = (typeof noteFields)[number];

/** How long each of them may be, in graphemes. */
export const noteLength = 500;

export interface NoteProblem {
  code: 'NOTE_TOO_LONG';
  length: number;
}

/** What was typed as it is kept: one line of prose, without characters that stand for nothing. Any sign may stand in it. */
export const tidyNote = (text: string): string => tidyProse(text).replaceAll(/[\p{Cc}\p{Cs}]/gu, '');

/** What is wrong with a note, an example or its translation, if anything: it is longer than 500 characters. */
export function noteProblem(text: string): NoteProblem | undefined {
  const length = graphemeCount(tidyNote(text));
  return length > noteLength ? { code: 'NOTE_TOO_LONG', length } : undefined;
}
