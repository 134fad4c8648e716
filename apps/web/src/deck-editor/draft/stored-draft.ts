import { Language } from '@lexiroom/contracts/decks';
import { z } from 'zod/mini';
import { forgetOfSession, readOfSession } from '../../browser/stored-values.ts';
import { storeDraft, readDraft } from './draft-storage.ts';
import type { EditorRow } from '../row.ts';
import { StoredRow, parseJson } from './stored-row.ts';

const Place = z.object({ parent_id: z.int(), category_id: z.nullable(z.int()) });
/** The folder of the user's tree a deck is made in, perhaps a category of it. */
export type Place = z.infer<typeof Place>;

const Draft = z.object({
  /** The id of the command that makes the deck: sent twice under it, one deck is made. */
  command_id: z.uuid(),
  /** Whether the draft was sent under this `command_id`. After a later change it gets another one. */
  was_sent: z._default(z.boolean(), false),
  settings: z.object({
    deck_name: z.string(),
    purpose: z.enum(['study', 'learn']),
    target_language: Language,
    source_language: z.nullable(Language),
    show_translation: z.boolean(),
  }),
  rows: z.array(StoredRow),
  place: z._default(z.nullable(Place), null),
});
/** A deck that is not made yet. */
export type Draft = Omit<z.infer<typeof Draft>, 'rows'> & { rows: readonly EditorRow[] };

export interface DraftOwner {
  user_id: number;
  username: string;
}

/** A stored draft; undefined when there is none, or none that can be read. */
export const parseDraft = (text: string | null): Draft | undefined => Draft.safeParse(parseJson(text)).data;

/** Takes over the draft that the first release stored with the tab, under the name of its owner. */
export function takeFirstReleaseDraft({ user_id, username }: DraftOwner): void {
  const old = readOfSession('create-deck-words');
  if (old === null || readDraft(user_id) !== null) return;
  const { data } = z.object({ username: z.string() }).safeParse(parseJson(old));
  if (data?.username === username && storeDraft(user_id, old)) forgetOfSession('create-deck-words');
}

/** A draft as the text that is stored. */
export const serializeDraft = (draft: Draft): string =>
  JSON.stringify({ ...draft, rows: draft.rows.map((row) => ({ ...row, word_id: null })) });
