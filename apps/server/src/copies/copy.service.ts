import { planCopies, type Target, treeLimits } from '@lexiroom/domain/items';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { madeOnce } from '../database/done-commands.ts';
import { allowTime } from '../database/time-limits.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { OwnTree } from '../items/tree/own-tree.ts';
import { mayPublish } from '../items/may-publish.ts';
import { readTree } from '../items/tree/read-tree.ts';
import { refusedBy } from '../items/tree/tree-refusals.ts';
import { Mailer } from '../mail/mailer.ts';
import { copyDecks } from './copy-decks.ts';
import { copyStories } from './copy-stories.ts';
import { writeCopies } from './copy-items.ts';

/** What is asked for: `libs/contracts/src/items`. */
export interface CopyItemsOrder extends Target {
  item_ids: readonly number[];
  command_id?: string | undefined;
}

/** Copies within one's own tree. Those of other people's decks are clones (clone.service.ts). */
@Injectable()
export class CopyService {
  constructor(
    private readonly tree: OwnTree,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Copies items of the user with all that is in them, to the end of a folder, all or none; gives the new ids in the
   * order of those that were named. Decks keep words, origins, settings and cover,
   * stories sections and cover; answers and pins stay behind. A
   * `command_id` that comes again gets the items of the first time.
   * @throws {Refused} NOT_FOUND when one of them, the folder or the category is not theirs or not there; INTO_ITSELF
   * for the root; CATEGORY_KIND, TREE_DEEP, FOLDER_FULL; TOO_LARGE when it is more than 1000 items, or
   * more than 40,000 words.
   */
  copy(user: CurrentUser, { command_id, ...order }: CopyItemsOrder): Promise<number[]> {
    return this.tree.change(user, (client) =>
      madeOnce(client, user.user_id, command_id, () => this.#write(client, user, order)),
    );
  }

  async #write(client: pg.ClientBase, user: CurrentUser, order: Omit<CopyItemsOrder, 'command_id'>): Promise<number[]> {
    // Hundreds of decks of 400 words take longer than what a statement is usually given.
    await allowTime(client, 20_000);
    const { item_ids, parent_id } = order;
    const tree = await readTree(client, user.user_id, { item_ids, folder_ids: [parent_id], isWhole: true });
    const planned = planCopies(tree, order);
    if (typeof planned === 'string') throw refusedBy(planned);
    const source_ids = planned.copies.map(({ source_id }) => source_id);
    if ((await countWords(client, source_ids)) > treeLimits.wordsInCopy) throw refusedBy('TOO_LARGE');
    const new_ids = await writeCopies(client, planned.copies, {
      parent_id,
      start: tree.content(parent_id).length,
      isPublishing: mayPublish(user, this.mailer),
    });
    await copyDecks(client, {
      source_ids,
      deck_ids: new_ids,
      owner_id: user.user_id,
      source_language: undefined,
    });
    await copyStories(client, { source_ids, story_ids: new_ids, owner_id: user.user_id });
    return planned.tops.map((top) => new_ids[top]!);
  }
}

async function countWords(client: pg.ClientBase, deck_ids: readonly number[]): Promise<number> {
  const { rows } = await client.query<{ words: number }>(
    `select (select count(*) from words where deck_id = any($1))::integer
       + (select count(*) from story_sections where story_id = any($1))::integer as words`,
    [deck_ids],
  );
  return rows[0]!.words;
}
