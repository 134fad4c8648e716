import type { EditedRow } from '@lexiroom/contracts/deck-editor';
import { deckRowLimit } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { madeOnce } from '../database/done-commands.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal, Refused, refuse } from '../refusals/refusal.ts';
import type { WordChoice } from './word-choice.ts';
import { increaseRev, DeckTransactions, type LockedDeck } from './deck-transactions.ts';
import { insertWords, readEditedRow, stale, wordIds, writeOrder } from './edited-deck.ts';
import { prepareWords } from './prepare-words.ts';

interface NewWord extends WordChoice {
  deck_id: number;
  before_word_id?: number | null | undefined;
  command_id?: string | undefined;
}
interface NewOrder {
  deck_id: number;
  word_ids: number[];
  rev?: number | undefined;
}
interface Exchange {
  new_word: WordChoice;
  word_id: number;
  deck_id: number;
  rev?: number | undefined;
}

/** Rows of an own deck: added, deleted, put in another order, exchanged for another word. */
@Injectable()
export class WordsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly transactions: DeckTransactions,
  ) {}

  /**
   * Adds a row, at the end or before another one. A `command_id` that comes again gets the row that was made the first time.
   * DECK_FULL when there are 400; else refused as {@link prepareWords} says.
   */
  async add(user: CurrentUser, order: NewWord): Promise<EditedRow | Refusal> {
    const { deck_id, command_id } = order;
    const word_id = await this.transactions.ofDeck(user, deck_id, async (client, deck) => {
      const [madeId] = await madeOnce(client, user.user_id, command_id, async () => [
        await insertWord(client, user, deck, order),
      ]);
      return madeId!;
    });
    return word_id instanceof Refusal ? word_id : readEditedRow(this.pool, user, { deck_id, word_id });
  }

  /** Deletes a row; the answers that were given to it stay in the log. */
  delete(user: CurrentUser, word_id: number): Promise<{ rev: number } | Refusal> {
    return this.transactions.ofWord(user, word_id, async (client, deck) => {
      await client.query('delete from words where word_id = $1', [word_id]);
      return { rev: await increaseRev(client, deck) };
    });
  }

  /**
   * Puts rows in another order: first those that are named, in this order, then the others in theirs. NOT_FOUND when one is
   * named that stands in another deck; one that is gone is left out. STALE when the order has changed since `rev`.
   */
  reorder(user: CurrentUser, { deck_id, word_ids, rev }: NewOrder): Promise<{ rev: number } | Refusal> {
    return this.transactions.ofDeck(user, deck_id, async (client, deck) => {
      const present = await wordIds(client, deck_id);
      const own = new Set(present);
      const notOfDeck = word_ids.filter((word_id) => !own.has(word_id));
      const { rowCount } = await client.query('select 1 from words where word_id = any($1)', [notOfDeck]);
      if (rowCount !== 0) return refuse('NOT_FOUND');
      const order = [...new Set([...word_ids.filter((word_id) => own.has(word_id)), ...present])];
      if (order.every((word_id, place) => word_id === present[place])) return { rev: deck.rev };
      if (rev !== undefined && deck.order_rev > rev) return stale(deck.rev, present);
      await writeOrder(client, order);
      await client.query('update decks set order_rev = $2 where deck_id = $1', [deck_id, deck.rev + 1]);
      return { rev: await increaseRev(client, deck) };
    });
  }

  /**
   * Makes a row another concept: it gets a new id, at the same place, and its history stays with the old one. STALE when
   * anything of the row has changed since `rev`.
   */
  async exchange(user: CurrentUser, { new_word, word_id, deck_id, rev }: Exchange): Promise<EditedRow | Refusal> {
    const exchanged = await this.transactions.ofWord(user, word_id, async (client, deck, word) => {
      if (deck.deck_id !== deck_id) return refuse('NOT_FOUND');
      if (rev !== undefined && Math.max(word.image_rev, word.target_rev, word.source_rev) > rev) return 'stale';
      const preparedWords = await prepareWords(client, user.user_id, deck, [new_word]);
      const order = await wordIds(client, deck_id);
      await client.query('delete from words where word_id = $1', [word_id]);
      const [new_id] = await insertWords(client, deck_id, await increaseRev(client, deck), preparedWords);
      await writeOrder(
        client,
        order.map((id) => (id === word_id ? new_id! : id)),
      );
      return new_id!;
    });
    if (exchanged instanceof Refusal) return exchanged;
    const row = await readEditedRow(this.pool, user, { deck_id, word_id: exchanged === 'stale' ? word_id : exchanged });
    return exchanged === 'stale' && !(row instanceof Refusal) ? stale(row.rev, row) : row;
  }
}

async function insertWord(client: pg.ClientBase, user: CurrentUser, deck: LockedDeck, order: NewWord): Promise<number> {
  const present = await wordIds(client, deck.deck_id);
  if (present.length >= deckRowLimit) throw new Refused(refuse('DECK_FULL'));
  const place = order.before_word_id ? present.indexOf(order.before_word_id) : present.length;
  if (place < 0) throw new Refused(refuse('NOT_FOUND'));
  const preparedWords = await prepareWords(client, user.user_id, deck, [order]);
  const [word_id] = await insertWords(client, deck.deck_id, await increaseRev(client, deck), preparedWords);
  await writeOrder(client, present.toSpliced(place, 0, word_id!));
  return word_id!;
}
