import type { LanguageId } from '@lexiroom/domain/languages';
import { foldKey } from '@lexiroom/domain/text';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { CurrentUser } from '../accounts/current-user.ts';
import { madeOnce } from '../database/done-commands.ts';
import { countOfFolder, mostItemsInFolder } from '../decks/clone-rows.ts';
import { type Refusal, Refused, refuse } from '../http/refusal.ts';
import { areUsable, type Choice } from './choices.ts';
import { DeckEditing } from './deck-editing.ts';
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
  constructor(private readonly editing: DeckEditing) {}

  /**
   * Makes a deck at the end of a folder of the user, or of their root: public when its purpose is 'study', private when
   * it is 'learn' (decisions section 7). A `command_id` that comes again gets the deck of the first time. Refused when a
   * row lacks something, or stands there twice; NOT_FOUND when a row has chosen what the user may not use, or folder or
   * category are not theirs; FOLDER_FULL.
   */
  async make(user: CurrentUser, order: NewDeckOrder): Promise<{ item_id: number } | Refusal> {
    const refusal = rowRefusal(order);
    if (refusal) return refusal;
    const [item_id] = await this.editing.inTurn(user, (client) =>
      madeOnce(client, user.user_id, order.command_id, async () => [await writeDeck(client, user, order)]),
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
async function writeDeck(client: pg.ClientBase, user: CurrentUser, order: NewDeckOrder): Promise<number> {
  const { target_language, source_language = null, selected_ids } = order;
  const parent_id = order.parent_id ?? user.root_id;
  const count = await countOfFolder(client, parent_id, user.user_id);
  const isTheirs = count !== undefined && (await isOwnCategory(client, user.user_id, parent_id, order.category_id));
  if (!isTheirs || !(await areUsable(client, user.user_id, { target_language, source_language }, selected_ids))) {
    throw new Refused(refuse('NOT_FOUND'));
  }
  if (count >= mostItemsInFolder) throw new Refused(refuse('FOLDER_FULL', { most: mostItemsInFolder }));
  const deck_id = await writeItem(client, user.user_id, { ...order, parent_id });
  await insertWords(client, deck_id, 1, selected_ids);
  return deck_id;
}

async function isOwnCategory(
  client: pg.ClientBase,
  user_id: number,
  parent_id: number,
  category_id: number | null | undefined,
): Promise<boolean> {
  if (typeof category_id !== 'number') return true;
  const { rowCount } = await client.query(
    `select 1 from items where item_id = $1 and owner_id = $2 and parent_id = $3 and item_type = 'category'
       and deleted_at is null for key share`,
    [category_id, user_id, parent_id],
  );
  return rowCount === 1;
}

/** The item with its deck. */
async function writeItem(
  client: pg.ClientBase,
  owner_id: number,
  { deck_name, parent_id, category_id, purpose, ...deck }: NewDeckOrder & { parent_id: number },
): Promise<number> {
  const { rows } = await client.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id, category_id, visibility, item_order)
     select $1, 'deck', $2, $3, $4, $5, $6, coalesce(max(item_order) + 1, 0) from items where parent_id = $4
     returning item_id`,
    [owner_id, deck_name, foldKey(deck_name), parent_id, category_id ?? null, purpose === 'study' ? 'public' : 'private'],
  ); // prettier-ignore
  const { item_id } = rows[0]!;
  await client.query(
    `insert into decks (deck_id, target_language, source_language, purpose, show_translation)
     values ($1, $2, $3, $4, $5)`,
    [item_id, deck.target_language, deck.source_language ?? null, purpose, deck.show_translation],
  );
  return item_id;
}
