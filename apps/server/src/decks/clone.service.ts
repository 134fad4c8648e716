import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { CurrentUser } from '../accounts/current-user.ts';
import { madeOnce } from '../database/done-commands.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { Turns } from '../database/turns.ts';
import { Refused, refuse } from '../http/refusal.ts';
import { countOfFolder, mostItemsInFolder, newDeckIds, readSources, writeDecks, writeWords } from './clone-rows.ts';
import { maySee } from './may-see.ts';

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
  /** One clone of a user after the other: they would wait for the same folder. */
  readonly #turns = new Turns<number>();

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
    const run = (client: pg.ClientBase) => madeOnce(client, user.user_id, command_id, () => copy(client, user, order));
    const item_ids = await this.#turns.run(user.user_id, () => inTransaction(this.pool, run));
    return { item_id: item_ids[0]!, item_ids };
  }
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
