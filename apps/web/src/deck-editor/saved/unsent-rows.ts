import { z } from 'zod/mini';
import { forgetOfSession, readOfSession, rememberOfSession } from '../../browser/stored-values.ts';
import { KeptRow, parsed } from '../draft/kept-row.ts';
import type { EditorRow } from '../row.ts';

const Rows = z.array(KeptRow);

/** Rows of a deck that the server did not get yet, as this tab keeps them. */
export const readUnsent = (deck_id: number): EditorRow[] =>
  Rows.safeParse(parsed(readOfSession(`unsent-words-${deck_id}`))).data ?? [];

/** Keeps those of these rows that were never sent, so that leaving the page loses none. */
export function keepUnsent(deck_id: number, rows: readonly EditorRow[]): void {
  const unsent = rows.filter(({ word_id }) => word_id === null);
  if (unsent.length > 0) rememberOfSession(`unsent-words-${deck_id}`, JSON.stringify(unsent));
  else forgetOfSession(`unsent-words-${deck_id}`);
}
