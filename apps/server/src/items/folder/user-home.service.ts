import type { InDirectory, TreeItem, UserHome } from '@lexiroom/contracts/items';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import type { CurrentUser, Viewer } from '../../http/gate/current-user.ts';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { maySee } from '../may-see.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { type DeckProgress, progressOfDecks } from './deck-progress.ts';
import { type Folder, readFolder } from './read-folder.ts';
import { type FolderPart, readExtent, readFolderItems, shownIn } from './read-folder-items.ts';
import { toTreeItems } from './to-tree-items.ts';

/** What lies in a user's tree, as their page lists it. */
@Injectable()
export class UserHomeService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A folder of a user, their root unless one is named, with what of it the viewer may find, in its order: all of one's
   * own, with the words that are due and known; of others what is public, in a folder by link what is by link, and what is
   * shared with a class of the viewer (specification 1 section 2; decisions section 7). A folder with more than 500 items comes in pages. Keys are told to
   * the owner. NOT_FOUND when there is no such user, or they have no such folder that the viewer may see.
   */
  async home(
    viewer: Viewer & { user: CurrentUser | undefined },
    username: string,
    { directory, ...part }: z.output<typeof InDirectory> = {},
  ): Promise<UserHome | Refusal> {
    const folder = await readFolder(this.pool, username, directory, viewer);
    if (!folder) return refuse('NOT_FOUND');
    const { user_id, ...owner } = folder.owner;
    if (!maySee(viewer, { owner_id: user_id, visibility: folder.visibility })) return refuse('NOT_FOUND');
    const own = viewer.user?.user_id === user_id ? viewer.user : undefined;
    return {
      ...owner,
      root_id: folder.path[0]!.item_id,
      directory: own ? folder.directory : asOthersSee(folder.directory),
      path: own ? folder.path : folder.publicPath,
      ...(await this.#content(folder, viewer.user, own, part)),
    };
  }

  /** One item of the user as its folder lists it. NOT_FOUND when it is not theirs, or in the bin. */
  async item(owner: CurrentUser, item_id: number): Promise<TreeItem | Refusal> {
    const { rows } = await this.pool.query<{ parent_id: number }>(
      'select parent_id from items where item_id = $1 and owner_id = $2 and parent_id is not null',
      [item_id, owner.user_id],
    );
    const folder = rows[0] && (await readFolder(this.pool, owner.username, rows[0].parent_id, { user: owner }));
    if (!folder) return refuse('NOT_FOUND');
    const items = await this.#items(folder, owner, item_id);
    return items.find((item) => item.item_id === item_id) ?? refuse('NOT_FOUND');
  }

  async #items(folder: Folder, owner: CurrentUser, item_id: number): Promise<TreeItem[]> {
    const shown = shownIn(folder, true);
    const rows = await readFolderItems(this.pool, folder.directory, shown, { only: item_id });
    const items = await toTreeItems(this.pool, folder, rows, shown, owner.user_id);
    return this.#withProgress(items, owner);
  }

  async #content(
    folder: Folder,
    user: CurrentUser | undefined,
    owner: CurrentUser | undefined,
    part: FolderPart,
  ): Promise<Pick<UserHome, 'items' | 'page_count' | 'target_languages'>> {
    const shown = shownIn(folder, owner !== undefined);
    const rows = await readFolderItems(this.pool, folder.directory, shown, part);
    const extent = await readExtent(this.pool, folder.directory, shown, part.target_language);
    const path = owner ? folder.path : folder.publicPath;
    const items = await toTreeItems(this.pool, { ...folder, path }, rows, shown, user?.user_id);
    if (owner) return { items: await this.#withProgress(items, owner), ...extent };
    return { items: items.filter(isToldOthers).map((item) => ({ ...asOthersSee(item), link_key: null })), ...extent };
  }

  async #withProgress(items: readonly TreeItem[], owner: CurrentUser): Promise<TreeItem[]> {
    const decks = items.filter(isDeck).map(({ item_id }) => item_id);
    const progress = await progressOfDecks(this.pool, owner, decks, this.clock.now());
    return items.map((item) => (isDeck(item) ? { ...item, ...(progress.get(item.item_id) ?? notBegun) } : item));
  }
}

/** A folder in which there is nothing for them tells others nothing but its name. */
const isToldOthers = ({ item_count }: TreeItem) => item_count !== 0;
/** What is private and yet seen by others is shared with their class: to them it is as by link (may-see.ts). */
const asOthersSee = <Seen extends Pick<TreeItem, 'seen_by'>>(seen: Seen): Seen =>
  seen.seen_by === 'private' ? { ...seen, seen_by: 'link' } : seen;

const isDeck = ({ item_type }: TreeItem) => item_type === 'deck';
const notBegun: DeckProgress = { due_count: 0, known_count: 0 };
