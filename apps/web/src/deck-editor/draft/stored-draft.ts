import { Language } from '@lexiroom/contracts/decks';
import { z } from 'zod/mini';
import { forgetOfSession, readOfSession } from '../../browser/stored-values.ts';
import { keepDraft, readDraft } from './draft-storage.ts';
import type { EditorRow } from '../row.ts';
import { KeptRow, parsed } from './stored-row.ts';

const Place = z.object({ parent_id: z.int(), category_id: z.nullable(z.int()) });
/** The folder of the user's tree a deck is made in, perhaps a category of it. */
export type Place = z.infer<typeof Place>;

const Draft = z.object({
  /** Under which it is sent: twice makes one deck. */
  command_id: z.uuid(),
  /** It was sent under it: what is changed from now on is another order. */
  was_sent: z._default(z.boolean(), false),
  settings: z.object({
    deck_name: z.string(),
    purpose: z.enum(['study', 'learn']),
    target_language: Language,
    source_language: z.nullable(Language),
    show_translation: z.boolean(),
  }),
  rows: z.array(KeptRow),
  place: z._default(z.nullable(Place), null),
});
/** A deck that is not made yet. */
export type Draft = Omit<z.infer<typeof Draft>, 'rows'> & { rows: readonly EditorRow[] };

export interface DraftOwner {
  user_id: number;
  username: string;
}

/** A draft as it lies there; undefined when there is none, or none that can be read. */
export const draftOf = (kept: string | null): Draft | undefined => Draft.safeParse(parsed(kept)).data;

/** Takes over the draft that the first release kept in this tab, under the name of its owner. */
export function takeOldDraft({ user_id, username }: DraftOwner): void {
  const old = readOfSession('create-deck-words');
  if (old === null || readDraft(user_id) !== null) return;
  const { data } = z.object({ username: z.string() }).safeParse(parsed(old));
  if (data?.username === username && keepDraft(user_id, old)) forgetOfSession('create-deck-words');
}

/** A draft as text, as it is kept. */
export const textOf = (draft: Draft): string =>
  JSON.stringify({ ...draft, rows: draft.rows.map((row) => ({ ...row, word_id: null })) });
