import { searchKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { isOwnDeck } from './own-deck.ts';

/** What people may change of a deck under one `rev`; what is not named stays. */
export interface DeckEdit {
  item_id: number;
  item_name?: string | undefined;
  show_translation?: boolean | undefined;
  /** The one that was seen. */
  rev?: number | undefined;
}

interface EditedRow {
  item_name: string;
  show_translation: boolean;
  rev: number;
}

/** The name of a deck, and whether its translations are shown. */
@Injectable()
export class DeckNameService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * Changes the deck and counts its `rev` up. What stands there already is done already, so an edit can be sent twice.
   * STALE, with the current row in its params, when the deck has changed since the `rev` that was seen; without one the
   * last writer wins, field by field (decisions section 1). NOT_FOUND for all but the owner.
   */
  async edit(user: CurrentUser, { item_id, rev, ...wanted }: DeckEdit): Promise<{ rev: number } | Refusal> {
    return inTransaction(this.pool, async (client) => {
      const before = await lockDeck(client, item_id, user.user_id);
      if (!before) return refuse('NOT_FOUND');
      const { item_name = before.item_name, show_translation = before.show_translation } = wanted;
      if (item_name === before.item_name && show_translation === before.show_translation) return { rev: before.rev };
      if (rev !== undefined && rev !== before.rev) return stale(before);
      if (item_name !== before.item_name) await rename(client, item_id, item_name);
      await client.query('update decks set show_translation = $2 where deck_id = $1', [item_id, show_translation]);
      await client.query('update items set rev = rev + 1 where item_id = $1', [item_id]);
      return { rev: before.rev + 1 };
    });
  }
}

async function lockDeck(client: pg.ClientBase, deck_id: number, user_id: number): Promise<EditedRow | undefined> {
  const { rows } = await client.query<EditedRow>(
    `select i.item_name, d.show_translation, i.rev from items i join decks d on d.deck_id = i.item_id
     where ${isOwnDeck} for update of i`,
    [deck_id, user_id],
  );
  return rows[0];
}

/** The params of a refusal are texts and numbers. */
const stale = ({ show_translation, ...row }: EditedRow): Refusal =>
  refuse('STALE', { ...row, show_translation: String(show_translation) });

async function rename(client: pg.ClientBase, deck_id: number, item_name: string): Promise<void> {
  await client.query('update items set item_name = $2, name_key = $3, name_rev = rev + 1 where item_id = $1', [
    deck_id,
    item_name,
    searchKey(item_name),
  ]);
}
