import type pg from 'pg';
import type { Viewer } from '../http/gate/current-user.ts';
import { maySee } from '../items/may-see.ts';
import { type DeckRow, readDecks } from './read-decks.ts';

/** These decks, each once, in the order asked for; undefined when one of them is not there for this viewer. */
export async function visibleDecks(
  pool: pg.Pool,
  viewer: Viewer,
  deck_ids: readonly number[],
): Promise<DeckRow[] | undefined> {
  const wanted = [...new Set(deck_ids)];
  const decks = await readDecks(pool, wanted, viewer);
  const isWhole = decks.length === wanted.length && decks.every((deck) => maySee(viewer, deck));
  return isWhole ? decks : undefined;
}
