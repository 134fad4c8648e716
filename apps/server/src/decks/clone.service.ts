import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { CurrentUser } from '../accounts/current-user.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { Refused, refuse } from '../http/refusal.ts';
import { countOfFolder, newDeckIds, readSources, writeDecks, writeWords } from './clone-rows.ts';
import { maySee } from './may-see.ts';

/** A folder holds so many items (decisions section 7). */
const mostItemsInFolder = 500;

/** What is asked for: `libs/contracts/src/decks`. */
export interface CloneOrder extends CopyOrder {
  command_id?: string | undefined;
}

interface CopyOrder {
  item_ids: number[];
  parent_id?: number | undefined;
  source_language?: LanguageId | null | undefined;
}

/** Copies of decks in one's own tree (decisions section 7). */
@Injectable()
export class CloneService {
  /** The last clone of each user that has one under way. */
  readonly #last = new Map<number, Promise<void>>();

  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * Copies every deck named, each once, or none of them. A `command_id` that comes again gets the decks of the first
   * time, also while that is still under way.
   * @throws {Refused} NOT_FOUND when one is not a deck the user may see, or the folder is not theirs; FOLDER_FULL.
   */
  async clone(
    user: CurrentUser,
    { command_id, ...order }: CloneOrder,
  ): Promise<{ item_id: number; item_ids: number[] }> {
    const run = (client: pg.ClientBase) =>
      command_id === undefined ? copy(client, user, order) : copyOnce(client, user, order, command_id);
    const item_ids = await this.#inTurn(user.user_id, () => inTransaction(this.pool, run));
    return { item_id: item_ids[0]!, item_ids };
  }

  /** One clone of a user after the other: those that wait for their folder keep no connection from anybody else. */
  async #inTurn<T>(user_id: number, run: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(user_id) ?? Promise.resolve()).then(run);
    const over = mine.then(
      () => {},
      () => {},
    );
    this.#last.set(user_id, over);
    try {
      return await mine;
    } finally {
      if (this.#last.get(user_id) === over) this.#last.delete(user_id);
    }
  }
}

/** Copies, unless this command has done so before: then the decks of that time. */
async function copyOnce(
  client: pg.ClientBase,
  user: CurrentUser,
  order: CopyOrder,
  command_id: string,
): Promise<number[]> {
  const earlier = await begin(client, user.user_id, command_id);
  if (earlier) return earlier;
  const made = await copy(client, user, order);
  await client.query('update clones set item_ids = $3 where user_id = $1 and command_id = $2', [
    user.user_id,
    command_id,
    made,
  ]);
  return made;
}

/** Takes a command on; gives the decks it has made when it was done before. Waits for one that is under way. */
async function begin(client: pg.ClientBase, user_id: number, command_id: string): Promise<number[] | undefined> {
  const taken = await client.query(
    `insert into clones (user_id, command_id, item_ids) values ($1, $2, '{}') on conflict do nothing`,
    [user_id, command_id],
  );
  if (taken.rowCount === 1) return undefined;
  const { rows } = await client.query<{ item_ids: number[] }>(
    'select item_ids from clones where user_id = $1 and command_id = $2',
    [user_id, command_id],
  );
  return rows[0]?.item_ids;
}

/** The ids of the new decks, in the order asked for. */
async function copy(
  client: pg.ClientBase,
  user: CurrentUser,
  { item_ids, parent_id = user.root_id, source_language }: CopyOrder,
): Promise<number[]> {
  // A hundred decks of 400 words take longer than what a statement is usually given.
  await client.query(`set local statement_timeout = '20s'`);
  const source_ids = [...new Set(item_ids)];
  const sources = await readSources(client, source_ids);
  const isWhole = sources.length === source_ids.length && sources.every((deck) => maySee(user, deck));
  const count = isWhole ? await countOfFolder(client, parent_id, user.user_id) : undefined;
  if (count === undefined) throw new Refused(refuse('NOT_FOUND'));
  if (count + source_ids.length > mostItemsInFolder) throw new Refused(refuse('FOLDER_FULL', { most: mostItemsInFolder })); // prettier-ignore
  const deck_ids = await newDeckIds(client, source_ids.length);
  const copies = { source_ids, deck_ids, owner_id: user.user_id, parent_id, source_language };
  await writeDecks(client, copies);
  await writeWords(client, copies);
  return deck_ids;
}
