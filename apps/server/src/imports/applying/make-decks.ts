import type { ImportChoice } from '@lexiroom/contracts/imports';
import { isFull, treeLimits } from '@lexiroom/domain/items';
import type { LanguageId } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import { readTree } from '../../items/tree/read-tree.ts';
import { refusedBy } from '../../items/tree/tree-refusals.ts';
import { partsOf } from '../reading/look-through.ts';
import type { PlannedDeck } from '../reading/orders.ts';
import { type ImportKey, noteThings } from '../store/import-rows.ts';
import type { ImportingUser } from './importing-user.ts';
import { type NewItem, numbered, PlannedItems, type PresentCategory } from './planned-items.ts';

/** The languages of a deck that words go to. */
export interface DeckLanguages {
  target_language: LanguageId;
  source_language: LanguageId | null;
}

/** The decks that the words of an import go to. */
export interface MadeDecks {
  /** Which deck this part of a planned one is. */
  deckOf(planned: number, part: number): number;
  languagesOf(planned: number): DeckLanguages;
  /** What it can be found by: the deck, or the folder of several; null where the file has no deck. */
  made_item_id: number | null;
  /** Whether they were made now; else the deck was there before. */
  areNew: boolean;
}

/**
 * Makes the decks of an import, empty: one beside the user's others, several in a folder; in folders below it where the file has
 * them and the tree has room so deep, else with the folder's name in theirs; in their categories, as far as their folder has room
 * for those. `isAlone`: nothing but decks is made. All are private, as nobody knows whose texts they
 * are. The tree is locked. @throws {Refused} NOT_FOUND, FOLDER_FULL
 */
export async function makeDecks(
  client: pg.ClientBase,
  { user, key }: { user: ImportingUser; key: ImportKey },
  { choice, plan, isAlone }: { choice: ImportChoice; plan: readonly PlannedDeck[]; isAlone: boolean },
): Promise<MadeDecks> {
  const { target } = choice;
  if (!target) throw refusedBy('NOT_FOUND');
  const languagesOf = (planned: number) => languagesOfPlanned(plan[planned]!, choice);
  if (target.kind === 'deck') {
    return { deckOf: () => target.deck_id, languagesOf, made_item_id: target.deck_id, areNew: false };
  }
  const parent_id = target.parent_id ?? user.root_id;
  const tree = await readTree(client, user.user_id, { folder_ids: [parent_id] });
  if (tree.place(parent_id)?.item_type !== 'folder') throw refusedBy('NOT_FOUND');
  if (isFull(tree, parent_id, 1)) throw refusedBy('FOLDER_FULL');
  const items = new PlannedItems({ parent_id, present: tree.content(parent_id).length, categories: await readCategories(client, parent_id) });
  const isSingle = isAlone && plan.length === 1 && partsOf(plan[0]!) === 1;
  const room = treeLimits.depth - tree.depth(parent_id);
  const deckIds = plan.map((deck) => {
    const [top = target.deck_name, ...inner] = deck.path;
    if (isSingle) return [items.deck(target.deck_name, parent_id, deck.settings?.category)];
    // In a tree without room for the folder itself the decks lie beside the others.
    let folder_id = room >= 1 ? items.folder(top, parent_id) : parent_id;
    const folders = inner.slice(0, -1);
    const deepest = Math.max(0, room - 1);
    for (const name of folders.slice(0, deepest)) folder_id = items.folder(name, folder_id);
    const name = [...folders.slice(deepest), inner.at(-1) ?? target.deck_name].join(' – ');
    const parts = partsOf(deck);
    return Array.from({ length: parts }, (_, part) => items.deck(parts === 1 ? name : numbered(name, part + 1), folder_id, deck.settings?.category));
  });
  if (items.isTooMany()) throw refusedBy('FOLDER_FULL');
  items.addCategories();
  const ids = await writeItems(client, user, items.all);
  const real = (index: number) => ids[-index - 1]!;
  await writeDecks(client, user, choice, plan, deckIds.map((parts) => parts.map(real)));
  for (const kind of ['folder', 'category'] as const)
    await noteThings(client, key, kind, items.all.flatMap((item) => (item.item_type === kind ? real(item.item_id) : [])));
  await noteThings(client, key, 'deck', deckIds.flat().map(real));
  await client.query(
    `update import_things set rev = items.rev from items
     where user_id = $1 and import_id = $2 and kind = 'deck' and item_id = id`,
    [key.user_id, key.import_id],
  );
  return {
    deckOf: (planned, part) => real(deckIds[planned]![part]!),
    languagesOf,
    made_item_id: items.all[0] ? real(items.all[0].item_id) : null,
    areNew: true,
  };
} // prettier-ignore

function languagesOfPlanned({ target_language, source_language }: PlannedDeck, choice: ImportChoice): DeckLanguages {
  const target = target_language ?? choice.target_language;
  if (target === null) throw new Error('A deck needs the language that is learned');
  return { target_language: target, source_language };
}

/** The categories of a folder that are there. What is shared with a class is no place for what comes: the class would see it. */
export async function readCategories(client: pg.ClientBase, folder_id: number): Promise<PresentCategory[]> {
  const { rows } = await client.query<PresentCategory>(
    `select item_id, item_name as name, colour from items
     where parent_id = $1 and item_type = 'category' and deleted_at is null
       and not exists (select from class_items shared where shared.item_id = items.item_id)
     order by item_order, item_id`,
    [folder_id],
  );
  return rows;
}

/** Writes the items; gives their ids, in their order. */
async function writeItems(
  client: pg.ClientBase,
  { user_id }: ImportingUser,
  items: readonly NewItem[],
): Promise<number[]> {
  const { rows } = await client.query<{ item_id: number }>(
    `select nextval(pg_get_serial_sequence('items', 'item_id'))::integer as item_id from generate_series(1, $1)`,
    [items.length],
  );
  const ids = rows.map(({ item_id }) => item_id);
  const real = (item_id: number) => (item_id < 0 ? ids[-item_id - 1]! : item_id);
  await client.query(
    `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id, item_order, visibility, category_id,
       colour)
     select item_id, $1, item_type, item_name, name_key, parent_id, item_order,
       case item_type when 'deck' then 'private' else 'public' end, category_id, colour
     from unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::integer[], $8::integer[], $9::text[])
       as new (item_id, item_type, item_name, name_key, parent_id, item_order, category_id, colour)`,
    [
      user_id,
      ids,
      items.map(({ item_type }) => item_type),
      items.map(({ name }) => name),
      items.map(({ name }) => searchKey(name)),
      items.map(({ parent_id }) => real(parent_id)),
      items.map(({ order }) => order),
      items.map(({ category_id }) => (category_id === null ? null : real(category_id))),
      items.map(({ colour }) => colour),
    ],
  );
  return ids;
}

/** The decks, studied as their owner has chosen for new ones, where the file does not say it. */
async function writeDecks(
  client: pg.ClientBase,
  { user_id }: ImportingUser,
  choice: ImportChoice,
  plan: readonly PlannedDeck[],
  ids: readonly (readonly number[])[],
): Promise<void> {
  const decks = plan.flatMap((deck, index) =>
    ids[index]!.map((deck_id) => ({
      deck_id,
      ...languagesOfPlanned(deck, choice),
      purpose: deck.settings?.purpose ?? choice.purpose,
      show_translation: deck.settings?.show_translation ?? deck.source_language !== null,
      option_count: deck.settings?.option_count ?? null,
      scheduler: deck.settings?.scheduler ?? null,
      level: deck.settings?.level ?? null,
      daily_new_words: deck.settings?.daily_new_words ?? null,
    })),
  );
  await client.query(
    `insert into decks (deck_id, target_language, source_language, purpose, show_translation, option_count, scheduler,
       level, daily_new_words)
     select deck_id, new.target_language, new.source_language, new.purpose, new.show_translation,
       coalesce(new.option_count, users.option_count), coalesce(new.scheduler, users.scheduler), new.level,
       new.daily_new_words
     from json_to_recordset($1::json) as new (deck_id integer, target_language text, source_language text, purpose text,
       show_translation boolean, option_count smallint, scheduler text, level text, daily_new_words smallint), users
     where user_id = $2`,
    [JSON.stringify(decks), user_id],
  );
}
