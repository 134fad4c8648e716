import type pg from 'pg';
import type { CurrentUser } from '../accounts/current-user.ts';
import { type DeckRow, readDecks } from './deck-rows.ts';
import { maySee } from './may-see.ts';

/** These decks, each once, in the order asked for; undefined when one of them is not there for this visitor. */
export async function visibleDecks(
  pool: pg.Pool,
  visitor: CurrentUser | undefined,
  deck_ids: readonly number[],
): Promise<DeckRow[] | undefined> {
  const wanted = [...new Set(deck_ids)];
  const decks = await readDecks(pool, wanted);
  const isWhole = decks.length === wanted.length && decks.every((deck) => maySee(visitor, deck));
  return isWhole ? decks : undefined;
}
