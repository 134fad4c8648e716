import { itemsSharedWith } from '../items/may-see.ts';

/**
 * The decks that are shared with a class of whoever searches ($9) and have the term in their name, as the tables of what is
 * public would give them: by the same keys, at the same places. There are few of them, so that they are read name by
 * name. `text` is what keys are ordered by, $5 the term, $6 and $7 from where to where words end in it, $8 the language in
 * front of a key; `isRead` is true of decks that can be read from the language wanted.
 */
export const matchSharedDecks = (text: string, isRead: string): string => `
  shared_items (item_id, item_type) as (
    select item_id, item_type from items where item_id in (${itemsSharedWith('$9')})
    union
    select i.item_id, i.item_type from shared_items around
    join items i on i.parent_id = around.item_id or i.category_id = around.item_id
    where around.item_type in ('folder', 'category')
  ), in_shared as materialized (
    select place, deck_id, text from (
      select deck_id, ${text} as text, key, case
        when starts_with(key, $5) then case when is_start then 1 else 2 end
        when $6 <> $7 and strpos(key, $5) between 2 and length(search_word_of(key))
          then case when is_start then 3 else 4 end
        end as place
      from (
        select d.deck_id, name.key collate "C" as key, name.is_start, d.target_language collate "C" as target_language
        from shared_items join items i using (item_id) join decks d on d.deck_id = i.item_id
        join deck_languages on deck_languages.deck_id = d.deck_id and ${isRead}
        cross join lateral deck_search_name(i.name_key, d.target_language, d.level) as search_name
        cross join lateral name_search_keys(search_name) as name
        where strpos(search_name, $5) > 0
      ) as keys
    ) as matches
    where place is not null and starts_with(text, $8)
  )`;
