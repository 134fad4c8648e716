import type { LanguageId } from '@lexiroom/domain/languages';
import { sameTextKey, searchKey } from '@lexiroom/domain/text';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { madeOnce } from '../database/done-commands.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { roomInFolder } from '../items/tree/room-in-folder.ts';
import type { Visibility } from '../items/item.entity.ts';
import { OwnTree } from '../items/tree/own-tree.ts';
import { mayPublish } from '../items/may-publish.ts';
import { Mailer } from '../mail/mailer.ts';
import { type Refusal, Refused, refuse } from '../refusals/refusal.ts';
import type { WordChoice } from './word-choice.ts';
import { prepareWords, type PreparedWord } from './prepare-words.ts';
import { insertWords } from './words.service.ts';

/** A row, and what was typed for it. */
type SelectedRow = WordChoice & { text?: string | null | undefined };
/** What is asked for: `libs/contracts/src/deck-editor`. */
export interface NewDeckOrder {
  deck_name: string;
  selected_ids: SelectedRow[];
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
    private readonly mailer: Mailer,
  ) {}

  /**
   * Makes a deck at the end of a folder of the user, or of their root: public when its purpose is 'study', private when
   * it is 'learn', or while the user may not publish (decisions sections 5 and 7). A `command_id` that comes again gets the deck of the first time. Refused when a
   * row lacks a text, or stands there twice, or as {@link prepareWords} says; NOT_FOUND also when folder or category are not
   * theirs; FOLDER_FULL.
   */
  async make(user: CurrentUser, order: NewDeckOrder): Promise<{ item_id: number } | Refusal> {
    const refusal = rowRefusal(order);
    if (refusal) return refusal;
    const visibility = order.purpose === 'study' && mayPublish(user, this.mailer) ? 'public' : 'private';
    const [item_id] = await this.tree.change(user, (client) =>
      madeOnce(client, user.user_id, order.command_id, async () => [await writeDeck(client, user, order, visibility)]),
    );
    return { item_id: item_id! };
  }
}

/**
 * What is wrong with the first row that is not whole; rows count from 1. A word needs its texts; without a picture it is
 * shown as a word card.
 */
function rowRefusal({ selected_ids, source_language, show_translation, purpose }: NewDeckOrder): Refusal | undefined {
  if (selected_ids.length === 0) return refuse('DECK_EMPTY', { purpose });
  const needsSource = show_translation && typeof source_language === 'string';
  for (const [index, selected] of selected_ids.entries()) {
    const row = index + 1;
    const { target_translation_id, target_text, text, source_translation_id, source_text } = selected;
    if (!(target_translation_id ?? target_text ?? text)) return refuse('TARGET_MISSING', { row });
    if (needsSource && !(source_translation_id ?? source_text)) return refuse('SOURCE_MISSING', { row });
  }
  return undefined;
}

/** What was typed is the target text of a row that says nothing else of it. */
const withTyped = ({ text, ...row }: SelectedRow): WordChoice => ({
  ...row,
  target_text: row.target_text ?? (row.target_translation_id ? null : text || null),
});

/** The first word that stands there for the second time: the same for a learner, whatever the case. */
function twiceRefusal(
  words: readonly PreparedWord[],
  target: LanguageId,
  source: LanguageId | null,
): Refusal | undefined {
  const seen = new Set<string>();
  for (const [index, { image_id, target_text, source_text }] of words.entries()) {
    const meaning = image_id ?? sameTextKey(source_text ?? '', source);
    const word = JSON.stringify([meaning, sameTextKey(target_text ?? '', target)]);
    if (seen.has(word)) return refuse('DUPLICATE_WORD', { row: index + 1 });
    seen.add(word);
  }
  return undefined;
}

/** @throws {Refused} as {@link NewDeckService.make} says. */
async function writeDeck(
  client: pg.ClientBase,
  user: CurrentUser,
  order: NewDeckOrder,
  visibility: Visibility,
): Promise<number> {
  const { target_language, source_language = null, selected_ids, category_id } = order;
  const parent_id = order.parent_id ?? user.root_id;
  const item_order = await roomInFolder(client, user.user_id, { parent_id, category_id, coming: 1 });
  const words = await prepareWords(
    client,
    user.user_id,
    { target_language, source_language },
    selected_ids.map(withTyped),
  );
  const twice = twiceRefusal(words, target_language, source_language);
  if (twice) throw new Refused(twice);
  const deck_id = await writeItem(client, user, { ...order, parent_id, item_order, visibility });
  await insertWords(client, deck_id, 1, words);
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
    [owner_id, deck_name, searchKey(deck_name), parent_id, category_id, visibility, item_order],
  );
  const { item_id } = rows[0]!;
  await client.query(
    `insert into decks (deck_id, target_language, source_language, purpose, show_translation, option_count, scheduler)
     select $1, $2, $3, $4, $5, option_count, scheduler from users where user_id = $6`,
    [item_id, deck.target_language, deck.source_language ?? null, deck.purpose, deck.show_translation, owner_id],
  );
  return item_id;
}
