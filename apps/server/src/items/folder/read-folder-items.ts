import { defaultColour, treeLimits } from '@lexiroom/contracts/items';
import type { LanguageId } from '@lexiroom/domain/languages';
import type pg from 'pg';
import type { ItemType, Visibility } from '../item.entity.ts';

/** An item as its folder lists it, without what is inside it. */
export interface FolderItemRow {
  item_id: number;
  item_name: string;
  item_type: ItemType;
  item_order: number;
  category_id: number | null;
  visibility: Visibility;
  seen_by: Visibility;
  /** Only its owner is told the key of its link. */
  link_key: string;
  colour: string | null;
  rev: number;
  word_count: number | null;
  target_language: LanguageId | null;
  source_language: LanguageId | null;
  purpose: 'study' | 'learn' | null;
}

/** What lies in a folder and in the folders below it, as far as the viewer may see it. */
export interface Inside {
  /** Decks and stories. */
  item_count: number;
  /** The first decks inside, nearest to the folder first, each folder in its order. */
  deck_ids: number[];
}

/** Which visibilities of what lies in a folder are shown: all to its owner, to others no stricter ones than its own. */
export function shownIn(seen_by: Visibility, isOwner: boolean): Visibility[] {
  if (isOwner) return ['public', 'link', 'private'];
  return seen_by === 'link' ? ['public', 'link'] : ['public'];
}

/** Which part of a folder is read: a page of it, of one target language; or one item, with what is in it. */
export interface FolderPart {
  /** From 1. */
  page?: number | undefined;
  target_language?: LanguageId | undefined;
  only?: number;
}

/** The items of a folder of which these visibilities may be seen, in its order, at most as many as a page holds. */
export async function readFolderItems(
  db: pg.Pool | pg.ClientBase,
  folder: { item_id: number; seen_by: Visibility },
  shown: readonly Visibility[],
  { page = 1, target_language, only }: FolderPart = {},
): Promise<FolderItemRow[]> {
  const { rows } = await db.query<FolderItemRow>(
    `select i.item_id, i.item_name, i.item_type, i.item_order, i.category_id, i.visibility, seen_by, i.link_key,
       case when i.item_type = 'category' then coalesce(i.colour, $4) end as colour, i.rev,
       d.target_language, d.source_language, d.purpose,
       case when d.deck_id is not null
         then (select count(*)::integer from words where words.deck_id = d.deck_id) end as word_count
     from items i
     left join items category on category.item_id = i.category_id
     left join decks d on d.deck_id = i.item_id
     cross join lateral (select strictest(strictest($2, i.visibility), category.visibility) as seen_by) as seen
     where i.parent_id = $1 and i.deleted_at is null and category.deleted_at is null and seen_by = any($3)
       and ($6::integer is null or i.item_id = $6 or i.category_id = $6)
       and ($7::text is null or d.deck_id is null or d.target_language = $7)
     order by i.item_order, i.name_key, i.item_id
     limit $5 offset $5 * ($8::integer - 1)`,
    [
      folder.item_id,
      folder.seen_by,
      shown,
      defaultColour,
      treeLimits.itemsInFolder,
      only ?? null,
      target_language ?? null,
      page,
    ],
  );
  return rows;
}

/** How many pages a folder has, of one target language where it is named, and the target languages of its decks. */
export async function readExtent(
  db: pg.Pool | pg.ClientBase,
  folder: { item_id: number; seen_by: Visibility },
  shown: readonly Visibility[],
  target_language: LanguageId | undefined,
): Promise<{ page_count: number; target_languages: LanguageId[] }> {
  const { rows } = await db.query<{ items: number; target_languages: LanguageId[] }>(
    `select count(*) filter (where $4::text is null or d.deck_id is null or d.target_language = $4)::integer as items,
       coalesce(array_agg(distinct d.target_language) filter (where d.deck_id is not null), '{}') as target_languages
     from items i
     left join items category on category.item_id = i.category_id
     left join decks d on d.deck_id = i.item_id
     where i.parent_id = $1 and i.deleted_at is null and category.deleted_at is null
       and strictest(strictest($2, i.visibility), category.visibility) = any($3)`,
    [folder.item_id, folder.seen_by, shown, target_language ?? null],
  );
  const { items, target_languages } = rows[0]!;
  return { page_count: Math.max(1, Math.ceil(items / treeLimits.itemsInFolder)), target_languages };
}

/** What is in each of these folders, by folder; one with nothing to be seen is left out. */
export async function readInside(
  db: pg.Pool | pg.ClientBase,
  folders: readonly { item_id: number; seen_by: Visibility }[],
  shown: readonly Visibility[],
): Promise<Map<number, Inside>> {
  if (folders.length === 0) return new Map();
  const { rows } = await db.query<Inside & { folder_id: number }>(
    `with recursive inside as (
       select folder_id, folder_id as item_id, 'folder' as item_type, seen_by, 0 as depth, '{}'::integer[] as place
       from unnest($1::integer[], $2::text[]) as folder (folder_id, seen_by)
       union all
       select folder_id, i.item_id, i.item_type, strictest(strictest(inside.seen_by, i.visibility), category.visibility),
         depth + 1, place || i.item_order || i.item_id
       from inside join items i on i.parent_id = inside.item_id and i.deleted_at is null
       left join items category on category.item_id = i.category_id
       where category.deleted_at is null and inside.item_type = 'folder'
     )
     select folder_id, count(*)::integer as item_count,
       coalesce((array_agg(item_id order by depth, place) filter (where item_type = 'deck'))[:$4], '{}') as deck_ids
     from inside where item_type in ('deck', 'story') and seen_by = any($3)
     group by folder_id`,
    [folders.map(({ item_id }) => item_id), folders.map(({ seen_by }) => seen_by), shown, decksLookedAt],
  );
  return new Map(rows.map(({ folder_id, ...inside }) => [folder_id, inside]));
}

/** How many decks of a folder are asked for pictures, to find four: some decks have none. */
export const decksLookedAt = 12;
