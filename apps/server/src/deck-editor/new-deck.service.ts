import type { LanguageId } from '@lexiroom/domain/languages';
import { foldKey } from '@lexiroom/domain/text';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { CurrentUser } from '../accounts/current-user.ts';
import { madeOnce } from '../database/done-commands.ts';
import { type Refusal, Refused, refuse } from '../http/refusal.ts';
import { roomInFolder } from '../items/folder-room.ts';
import type { Visibility } from '../items/item.entity.ts';
import { OwnTree } from '../items/own-tree.ts';
import { mayPublish } from '../items/publishing.ts';
import { PostOffice } from '../mail/post-office.ts';
import { areUsable, type Choice } from './choices.ts';
import { insertWords } from './word-rows.ts';

/** What is asked for: `libs/contracts/src/deck-editor`. */
export interface NewDeckOrder {
  deck_name: string;
  selected_ids: Choice[];
  parent_id?: number | null | undefined;
  category_id?: number | null | undefined;
  target_language: LanguageId;
  source_language?: LanguageId | null | undefined;
  show_translation: boolean;
  purpose: 'study' | 'learn';
  command_id?: string | undefined;
}

/** New decks of one's own. */
@Injectable()
export class NewDeckService {
  constructor(
    private readonly tree: OwnTree,
    private readonly office: PostOffice,
  ) {}

  /**
   * Makes a deck at the end of a folder of the user, or of their root: public when its purpose is 'study', private when
   * it is 'learn', or while the user may not publish (decisions sections 5 and 7). A `command_id` that comes again gets the deck of the first time. Refused when a
   * row lacks something, or stands there twice; NOT_FOUND when a row has chosen what the user may not use, or folder or
   * category are not theirs; FOLDER_FULL.
   */
  async make(user: CurrentUser, order: NewDeckOrder): Promise<{ item_id: number } | Refusal> {
    const refusal = rowRefusal(order);
    if (refusal) return refusal;
    const visibility = order.purpose === 'study' && mayPublish(user, this.office) ? 'public' : 'private';
    const [item_id] = await this.tree.change(user, (client) =>
      madeOnce(client, user.user_id, order.command_id, async () => [await writeDeck(client, user, order, visibility)]),
    );
    return { item_id: item_id! };
  }
}

/** What is wrong with the first row that is not whole (specification 3 section 5, deck save); rows count from 1. */
function rowRefusal({ selected_ids, source_language, show_translation, purpose }: NewDeckOrder): Refusal | undefined {
  if (selected_ids.length === 0) return refuse('DECK_EMPTY', { purpose });
  const needsSource = show_translation && typeof source_language === 'string';
  const seen = new Set<string>();
  for (const [index, { image_id, target_translation_id, source_translation_id }] of selected_ids.entries()) {
    const row = index + 1;
    if (!image_id) return refuse('IMAGE_MISSING', { row });
    if (!target_translation_id) return refuse('TARGET_MISSING', { row });
    if (needsSource && !source_translation_id) return refuse('SOURCE_MISSING', { row });
    const word = `${image_id} ${target_translation_id}`;
    if (seen.has(word)) return refuse('DUPLICATE_WORD', { row });
    seen.add(word);
  }
  return undefined;
}

/** @throws {Refused} NOT_FOUND, FOLDER_FULL. */
async function writeDeck(
  client: pg.ClientBase,
  user: CurrentUser,
  order: NewDeckOrder,
  visibility: Visibility,
): Promise<number> {
  const { target_language, source_language = null, selected_ids, category_id } = order;
  const parent_id = order.parent_id ?? user.root_id;
  const item_order = await roomInFolder(client, user.user_id, { parent_id, category_id, coming: 1 });
  if (!(await areUsable(client, user.user_id, { target_language, source_language }, selected_ids))) {
    throw new Refused(refuse('NOT_FOUND'));
  }
  const deck_id = await writeItem(client, user, { ...order, parent_id, item_order, visibility });
  await insertWords(client, deck_id, 1, selected_ids);
  return deck_id;
}

/** The item with its deck, which is studied as its owner has chosen for new ones. */
async function writeItem(
  client: pg.ClientBase,
  { user_id: owner_id }: CurrentUser,
  deck: NewDeckOrder & { parent_id: number; item_order: number; visibility: Visibility },
): Promise<number> {
  const { deck_name, parent_id, category_id = null, visibility, item_order } = deck;
  const { rows } = await client.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id, category_id, visibility, item_order)
     values ($1, 'deck', $2, $3, $4, $5, $6, $7) returning item_id`,
    [owner_id, deck_name, foldKey(deck_name), parent_id, category_id, visibility, item_order],
  );
  const { item_id } = rows[0]!;
  await client.query(
    `insert into decks (deck_id, target_language, source_language, purpose, show_translation, option_count, scheduler)
     select $1, $2, $3, $4, $5, option_count, scheduler from users where user_id = $6`,
    [item_id, deck.target_language, deck.source_language ?? null, deck.purpose, deck.show_translation, owner_id],
  );
  return item_id;
}
