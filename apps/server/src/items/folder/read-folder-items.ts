import { defaultColour, treeLimits } from '@lexiroom/contracts/items';
import type { LanguageId } from '@lexiroom/domain/languages';
import type pg from 'pg';
import type { ItemType, Visibility } from '../item.entity.ts';
import type { Folder } from './read-folder.ts';

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
  sentence_count: number | null;
  section_count: number | null;
  target_language: LanguageId | null;
  source_language: LanguageId | null;
  purpose: 'study' | 'learn' | null;
  level: string | null;
}

/** What lies in a folder and in the folders below it, as far as the viewer may see it. */
export interface Inside {
  /** Decks and stories. */
  item_count: number;
  /** How many of them are stories. */
  story_count: number;
  /** The first decks and stories inside, nearest to the folder first, each folder in its order. */
  deck_ids: number[];
}

/** What of a folder is shown: what has one of these visibilities, and besides, whatever has one of these ids or lies in it. */
export interface Shown {
  visibilities: Visibility[];
  shared_ids: readonly number[];
}

export const everything: Shown = { visibilities: ['public', 'link', 'private'], shared_ids: [] };

/**
 * What of a folder is shown: all to its owner, and to students with whom it is shared; to others what is no stricter than
 * the folder itself, and what is shared with them.
 */
export function shownIn({ directory, is_shared, shared_ids }: Folder, isOwner: boolean): Shown {
  if (isOwner || is_shared) return everything;
  return { visibilities: directory.seen_by === 'link' ? ['public', 'link'] : ['public'], shared_ids };
}

/** Which part of a folder is read: a page of it, of one target language; or one item, with what is in it. */
export interface FolderPart {
  /** From 1. */
  page?: number | undefined;
  target_language?: LanguageId | undefined;
  only?: number;
}

/** The items of a folder that are shown, in its order, at most as many as a page holds. */
export async function readFolderItems(
  db: pg.Pool | pg.ClientBase,
  folder: { item_id: number; seen_by: Visibility },
  { visibilities, shared_ids }: Shown,
  { page = 1, target_language, only }: FolderPart = {},
): Promise<FolderItemRow[]> {
  const { rows } = await db.query<FolderItemRow>(
    `select i.item_id, i.item_name, i.item_type, i.item_order, i.visibility,
       seen_by, i.link_key,
       -- What is shared by itself does not tell which hidden category it lies in.
       case when strictest($2, category.visibility) = any($3) or i.category_id = any($9) then i.category_id end
         as category_id,
       case when i.item_type = 'category' then coalesce(i.colour, $4) end as colour, i.rev,
       coalesce(d.target_language, s.story_language) as target_language, d.source_language, d.purpose, d.level,
       case when d.deck_id is not null
         then (select count(*)::integer from words where words.deck_id = d.deck_id) end as word_count,
       case when d.deck_id is not null
         then (select count(*)::integer from sentences where sentences.deck_id = d.deck_id) end as sentence_count,
       case when s.story_id is not null then (select count(*)::integer from story_sections
         where story_sections.story_id = s.story_id and story_sections.deleted_at is null) end as section_count
     from items i
     left join items category on category.item_id = i.category_id
     left join decks d on d.deck_id = i.item_id
     left join stories s on s.story_id = i.item_id
     cross join lateral (select strictest(strictest($2, i.visibility), category.visibility) as seen_by) as seen
     where i.parent_id = $1 and i.deleted_at is null and category.deleted_at is null
       and (seen_by = any($3) or i.item_id = any($9) or i.category_id = any($9))
       and ($6::integer is null or i.item_id = $6 or i.category_id = $6)
       and ($7::text is null or d.deck_id is null or d.target_language = $7)
     order by i.item_order, i.name_key, i.item_id
     limit $5 offset $5 * ($8::integer - 1)`,
    [
      folder.item_id,
      folder.seen_by,
      visibilities,
      defaultColour,
      treeLimits.itemsInFolder,
      only ?? null,
      target_language ?? null,
      page,
      shared_ids,
    ],
  );
  return rows;
}

/** How many pages a folder has, of one target language where it is named, and the target languages of its decks. */
export async function readExtent(
  db: pg.Pool | pg.ClientBase,
  folder: { item_id: number; seen_by: Visibility },
  { visibilities, shared_ids }: Shown,
  target_language: LanguageId | undefined,
): Promise<{ page_count: number; target_languages: LanguageId[] }> {
  const { rows } = await db.query<{ items: number; target_languages: LanguageId[] }>(
    `select count(*) filter (where $4::text is null or d.deck_id is null or d.target_language = $4)::integer as items,
       coalesce(array_agg(distinct d.target_language) filter (where d.deck_id is not null), '{}') as target_languages
     from items i
     left join items category on category.item_id = i.category_id
     left join decks d on d.deck_id = i.item_id
     where i.parent_id = $1 and i.deleted_at is null and category.deleted_at is null
       and (strictest(strictest($2, i.visibility), category.visibility) = any($3)
         or i.item_id = any($5) or i.category_id = any($5))`,
    [folder.item_id, folder.seen_by, visibilities, target_language ?? null, shared_ids],
  );
  const { items, target_languages } = rows[0]!;
  return { page_count: Math.max(1, Math.ceil(items / treeLimits.itemsInFolder)), target_languages };
}

/** Nothing is inside. */
export const nothingInside: Inside = { item_count: 0, story_count: 0, deck_ids: [] };

/** What is in each of these folders, by folder; one with nothing to be seen is left out. */
export async function readInside(
  db: pg.Pool | pg.ClientBase,
  folders: readonly { item_id: number; seen_by: Visibility }[],
  { visibilities, shared_ids }: Shown,
): Promise<Map<number, Inside>> {
  if (folders.length === 0) return new Map();
  const { rows } = await db.query<Inside & { folder_id: number }>(
    `with recursive inside as (
       select folder_id, folder_id as item_id, 'folder' as item_type, seen_by, folder_id = any($5) as is_shared,
         0 as depth, '{}'::integer[] as place
       from unnest($1::integer[], $2::text[]) as folder (folder_id, seen_by)
       union all
       select folder_id, i.item_id, i.item_type, strictest(strictest(inside.seen_by, i.visibility), category.visibility),
         inside.is_shared or i.item_id = any($5) or coalesce(i.category_id = any($5), false),
         depth + 1, place || i.item_order || i.item_id
       from inside join items i on i.parent_id = inside.item_id and i.deleted_at is null
       left join items category on category.item_id = i.category_id
       where category.deleted_at is null and inside.item_type = 'folder'
         and (inside.seen_by = any($3) or inside.is_shared)
     )
     select folder_id, count(*)::integer as item_count,
       count(*) filter (where item_type = 'story')::integer as story_count,
       coalesce((array_agg(item_id order by depth, place) filter (where item_type in ('deck', 'story')))[:$4], '{}') as deck_ids
     from inside where item_type in ('deck', 'story') and (seen_by = any($3) or is_shared)
     group by folder_id`,
    [
      folders.map(({ item_id }) => item_id),
      folders.map(({ seen_by }) => seen_by),
      visibilities,
      decksLookedAt,
      shared_ids,
    ],
  );
  return new Map(rows.map(({ folder_id, ...inside }) => [folder_id, inside]));
}

/** How many decks and stories of a folder are asked for pictures, to find four: some decks have none. */
export const decksLookedAt = 12;
