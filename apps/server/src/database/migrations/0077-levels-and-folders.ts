import { Migration } from '@mikro-orm/migrations';

/** The decks of the starter library have levels, by which they are found as well, and lie in folders by language. */
export class AddLevelsAndFolders extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // Null: nobody has said for whom the deck is.
  `alter table decks
    add column level text,
    add constraint decks_level_check check (level ~ '^[ABC][12]([.][12])?$')`,
  `create table starter_folders (
    target_language text primary key,
    -- Null when it is gone.
    folder_id integer references items on delete set null
  )`,
  'create index starter_folders_folder_id_index on starter_folders (folder_id) where folder_id is not null',
  // What a deck is found by: its folded name, and behind it, where it has a level, its language and that: "german a1 1".
  `create function deck_search_name(name_key text, target_language text, level text) returns text
   language sql immutable as $$
    select name_key || coalesce(' ' || replace(target_language, '_', ' ') || ' ' || lower(replace(level, '.', ' ')), '')
  $$`,
  `create or replace function deck_search_keys_of(of_items integer[])
   returns table (deck_id integer, key text, is_start boolean, shared_letters integer, target_language text,
     source_language text) language sql stable as $$
    select d.deck_id, name.key, name.is_start, name.shared_letters, d.target_language, d.source_language
    from findable_items f join items i on i.item_id = f.item_id join decks d on d.deck_id = f.item_id
    cross join lateral name_search_keys(deck_search_name(i.name_key, d.target_language, d.level)) as name
    where f.item_id = any(of_items)
  $$`,
  `create or replace function search_sees_languages_changed() returns trigger language plpgsql as $$
    declare of_items integer[];
    begin
      select array_agg(deck_id) into of_items from changed_decks now join former_decks before using (deck_id)
      where (now.target_language, now.source_language, now.level) is distinct from
        (before.target_language, before.source_language, before.level);
      if of_items is null then return null; end if;
      perform search_in_turn(array(select owner_id from items where item_id = any(of_items)));
      perform refresh_search(of_items);
      return null;
    end
  $$`,
];
