import { z } from 'zod/mini';
import { forgetOfSession, readOfSession, rememberOfSession } from '../../browser/stored-values.ts';
import { KeptFields, parsed } from '../draft/kept-row.ts';
import type { RowChange } from '../row-edit.ts';
import type { Conflict } from './conflicts.ts';
import { keyOf } from './deck-rows.ts';

const Row = z.object({ ...KeptFields.shape, word_id: z.nullable(z.int()) });
const Change = z.partial(z.omit(Row, { key: true, word_id: true }));
const Conflicts = z.array(z.object({ key: z.string(), word: z.string(), change: Change, mine: Row }));

/** Conflicts of a deck that nobody has decided, as this tab keeps them; under the keys that its rows get when it is opened. */
export function readConflicts(deck_id: number): Conflict[] {
  const kept = Conflicts.safeParse(parsed(readOfSession(`open-conflicts-${deck_id}`))).data ?? [];
  return kept.map(({ key, word, change, mine }) => ({
    key: mine.word_id === null ? key : keyOf(mine.word_id),
    word,
    change: given(change),
    mine,
  }));
}

/** Keeps these conflicts, so that leaving the editor undecided loses nothing that was typed. */
export function keepConflicts(deck_id: number, conflicts: readonly Conflict[]): void {
  if (conflicts.length > 0) rememberOfSession(`open-conflicts-${deck_id}`, JSON.stringify(conflicts));
  else forgetOfSession(`open-conflicts-${deck_id}`);
}

/** What was not changed is not named at all: named without a value, it would be taken away. */
const given = (change: z.infer<typeof Change>): RowChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
