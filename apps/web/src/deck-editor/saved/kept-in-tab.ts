import { forgetOfSession, readOfSession } from '../../browser/stored-values.ts';
import { parsed } from '../draft/kept-row.ts';

/** Takes away what an earlier release kept of a deck with the tab, new rows and conflicts, in the form of today; null for nothing. */
export function takeKeptInTab(deck_id: number): string | null {
  const [rows, conflicts] = [readOfSession(`unsent-words-${deck_id}`), readOfSession(`open-conflicts-${deck_id}`)];
  if (rows === null && conflicts === null) return null;
  forgetOfSession(`unsent-words-${deck_id}`);
  forgetOfSession(`open-conflicts-${deck_id}`);
  const added = (parsed(rows) ?? []) as object[];
  const changes = added.map((row) => ({ type: 'rows', edit: { type: 'added', row, before: null } }));
  return JSON.stringify({ changes, conflicts: parsed(conflicts) ?? [] });
}
