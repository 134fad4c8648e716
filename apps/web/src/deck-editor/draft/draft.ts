import { Language } from '@lexiroom/contracts/decks';
import { z } from 'zod/mini';
import { forgetOfSession, readOfSession, rememberOfSession } from '../../browser-store.ts';
import { KeptRow, parsed } from './kept-row.ts';

const Place = z.object({ parent_id: z.int(), category_id: z.nullable(z.int()) });
/** The folder of the user's tree a deck is made in, perhaps a category of it. */
export type Place = z.infer<typeof Place>;

const Draft = z.object({
  /** Whose it is: somebody else may log in in the same tab. */
  username: z.string(),
  /** Under which it is sent: twice makes one deck. */
  command_id: z.uuid(),
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
/** A deck that is not made yet, as this tab keeps it. */
export type Draft = z.infer<typeof Draft>;

/** The draft of a user in this tab; undefined when there is none, or none that can be read. */
export function readDraft(username: string): Draft | undefined {
  const draft = Draft.safeParse(parsed(readOfSession('create-deck-words'))).data;
  return draft?.username === username ? draft : undefined;
}

export const keepDraft = (draft: Draft): void => rememberOfSession('create-deck-words', JSON.stringify(draft));
export const forgetDraft = (): void => forgetOfSession('create-deck-words');
