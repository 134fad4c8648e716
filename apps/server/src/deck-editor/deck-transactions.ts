import type { NoteField } from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { KeyedQueue } from '../database/keyed-queue.ts';
import { isOwnDeck } from '../decks/edits/own-deck.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';

/** An own deck that nobody else can edit until the transaction has ended. */
export interface LockedDeck {
  deck_id: number;
  target_language: LanguageId;
  source_language: LanguageId | null;
  purpose: 'study' | 'learn';
  rev: number;
  /** The `rev` when the order of the words, and the languages, were last changed. */
  order_rev: number;
  language_rev: number;
}

/** A word of a {@link LockedDeck}. */
export interface LockedWord extends Record<NoteField, string | null> {
  word_id: number;
  word_order: number;
  image_id: number | null;
  target_translation_id: number | null;
  source_translation_id: number | null;
  target_text: string | null;
  source_text: string | null;
  /** Null: that of its name, `extra_text`. */
  extra_target_translation: string | null;
  extra_text: string | null;
  sound_id: number | null;
  source_sound_id: number | null;
  /** The deck's `rev` when each was last changed. */
  image_rev: number;
  target_rev: number;
  source_rev: number;
}

/** Runs edits of own decks one after the other, each in a transaction that locks the deck: no tab undoes what another did. */
@Injectable()
export class DeckTransactions {
  readonly #edits = new KeyedQueue<number>();

  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** Runs an edit of a deck in one transaction. NOT_FOUND for all but the owner. */
  ofDeck<T>(
    user: CurrentUser,
    deck_id: number,
    run: (client: pg.ClientBase, deck: LockedDeck) => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    return this.#inTurn(user, async (client) => {
      const deck = await lockDeck(client, user.user_id, deck_id);
      return deck ? run(client, deck) : refuse('NOT_FOUND');
    });
  }

  /** Runs an edit of a word in one transaction, which locks its deck. NOT_FOUND also when the word is gone. */
  async ofWord<T>(
    user: CurrentUser,
    word_id: number,
    run: (client: pg.ClientBase, deck: LockedDeck, word: LockedWord) => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    const { rows } = await this.pool.query<{ deck_id: number }>('select deck_id from words where word_id = $1', [
      word_id,
    ]);
    if (!rows[0]) return refuse('NOT_FOUND');
    return this.ofDeck(user, rows[0].deck_id, async (client, deck) => {
      const word = await readWord(client, deck.deck_id, word_id);
      return word ? run(client, deck, word) : refuse('NOT_FOUND');
    });
  }

  /** A user's transactions wait for each other here, not on connections of the pool: most are about the same deck. */
  #inTurn<T>(user: CurrentUser, run: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    return this.#edits.run(user.user_id, () => inTransaction(this.pool, run));
  }
}

async function lockDeck(client: pg.ClientBase, user_id: number, deck_id: number): Promise<LockedDeck | undefined> {
  const { rows } = await client.query<LockedDeck>(
    `select d.deck_id, d.target_language, d.source_language, d.purpose, i.rev, d.order_rev, d.language_rev
     from items i join decks d on d.deck_id = i.item_id where ${isOwnDeck} for no key update of i`,
    [deck_id, user_id],
  );
  return rows[0];
}

async function readWord(client: pg.ClientBase, deck_id: number, word_id: number): Promise<LockedWord | undefined> {
  const { rows } = await client.query<LockedWord>(
    `select word_id, word_order, words.image_id, target_translation_id, source_translation_id, target_text, source_text,
       extra_target_translation, extra_text, note, example, example_translation, sound_id, source_sound_id, image_rev, target_rev, source_rev
     from words left join translations on translation_id = target_translation_id
     where word_id = $1 and deck_id = $2`,
    [word_id, deck_id],
  );
  return rows[0];
}

/** Increases the `rev` of a locked deck, because something of it has changed. Gives the new one. */
export async function increaseRev(
  client: pg.ClientBase,
  { deck_id, rev }: Pick<LockedDeck, 'deck_id' | 'rev'>,
): Promise<number> {
  await client.query('update items set rev = rev + 1 where item_id = $1', [deck_id]);
  return rev + 1;
}
