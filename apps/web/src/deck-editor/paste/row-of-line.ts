import type { ImageRowEntry } from '@lexiroom/contracts/library';
import type { PastedLine } from '@lexiroom/domain/deck-editor';
import type { EditorRow } from '../row.ts';
import { namedRow, newRow } from '../taking/named-row.ts';

/** A row of a line of a list, with the picture that was found for it, or without one. */
export function rowOfLine({ word: typed, translation }: PastedLine, picture: ImageRowEntry | null): EditorRow {
  const typedWord = { typed, translation };
  return { ...newRow(typedWord), ...(picture ? namedRow(typedWord, picture) : {}) };
}
