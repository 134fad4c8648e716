import type { EditedRow } from '@lexiroom/contracts/deck-editor';
import { noteFields } from '@lexiroom/domain/deck-editor';
import { deckRowLimit } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { madeOnce } from '../database/done-commands.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal, Refused, refuse } from '../refusals/refusal.ts';
import type { WordChoice } from './word-choice.ts';
import { increaseRev, DeckTransactions, type LockedDeck } from './deck-transactions.ts';
import { readEditedRow, stale } from './edited-deck.ts';
import { deleteWords, restoreWord } from './deleted-words.ts';
import { type PreparedWord, prepareWords } from './prepare-words.ts';

interface NewWord extends WordChoice {
  deck_id: number;
  before_word_id?: number | null | undefined;
  command_id?: string | undefined;
  restores?: number | undefined;
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
   * With `restores` it is the word again that was deleted from this deck. DECK_FULL when there are 400; else refused as
   * {@link prepareWords} says.
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

  /** Deletes a row; the answers that were given to it stay in the log, and are its own again when it is restored. */
  delete(user: CurrentUser, word_id: number): Promise<{ rev: number } | Refusal> {
    return this.transactions.ofWord(user, word_id, async (client, deck) => {
      await deleteWords(client, deck.deck_id, [word_id]);
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
  const { deck_id } = deck;
  const [added] = await insertWords(client, deck_id, await increaseRev(client, deck), preparedWords);
  const { restores } = order;
  const word_id = restores === undefined ? added! : await restoreWord(client, { deck_id, word_id: added!, restores });
  await writeOrder(client, present.toSpliced(place, 0, word_id));
  return word_id;
}

/** The ids of a deck's words, in their order. */
export async function wordIds(client: pg.ClientBase, deck_id: number): Promise<number[]> {
  const { rows } = await client.query<{ word_id: number }>(
    'select word_id from words where deck_id = $1 order by word_order, word_id',
    [deck_id],
  );
  return rows.map(({ word_id }) => word_id);
}

/** Inserts words behind all others of a deck, each as its own origin. `rev`: the deck's, already increased. Gives their ids. */
export async function insertWords(
  client: pg.ClientBase,
  deck_id: number,
  rev: number,
  rows: readonly PreparedWord[],
): Promise<number[]> {
  const inserted = await client.query<{ word_id: number }>(
    `with made as materialized (
       select nextval(pg_get_serial_sequence('words', 'word_id'))::integer as word_id, chosen.*
       from unnest($3::integer[], $4::integer[], $5::integer[], $6::integer[], $7::text[], $8::text[], $9::text[],
         $10::text[], $11::text[], $12::text[], $13::integer[])
         with ordinality as chosen (image_id, target_id, source_id, sound_id, target_text, source_text, extra, note,
           example, example_translation, source_sound_id, place)
     ), written as (
       insert into words (word_id, origin_word_id, deck_id, word_order, image_id, target_translation_id,
         source_translation_id, sound_id, target_text, source_text, extra_target_translation, note, example,
         example_translation, source_sound_id, image_rev, target_rev, source_rev)
       select word_id, word_id, $1, place - 1 + (select coalesce(max(word_order) + 1, 0) from words where deck_id = $1),
         image_id, target_id, source_id, sound_id, target_text, source_text, extra, note, example,
         example_translation, source_sound_id, $2, $2, $2
       from made
     )
     select word_id from made order by place`,
    [
      deck_id,
      rev,
      rows.map(({ image_id }) => image_id),
      rows.map(({ target_translation_id }) => target_translation_id),
      rows.map(({ source_translation_id }) => source_translation_id),
      rows.map(({ sound_id }) => sound_id),
      rows.map(({ target_text }) => target_text),
      rows.map(({ source_text }) => source_text),
      rows.map(({ extra_target_translation }) => extra_target_translation),
      ...noteFields.map((field) => rows.map((row) => row[field])),
      rows.map(({ source_sound_id }) => source_sound_id),
    ],
  );
  return inserted.rows.map(({ word_id }) => word_id);
}

/** Puts the words of a deck in the order of these ids, counted from 0. */
export async function writeOrder(client: pg.ClientBase, word_ids: readonly number[]): Promise<void> {
  await client.query(
    `update words set word_order = place - 1
     from unnest($1::integer[]) with ordinality as wanted (word_id, place)
     where words.word_id = wanted.word_id and word_order <> place - 1`,
    [word_ids],
  );
}
