import { Migration } from '@mikro-orm/migrations';

/** Folders, categories and the bin as people use them. */
export class CompleteTree extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // Null: the colour that categories have unless another is chosen.
  `alter table items
    add column colour text,
    add constraint items_colour_check
      check (colour is null or (item_type = 'category' and colour ~ '^#[0-9A-F]{6}$'))`,
  'create index items_bin_index on items (owner_id, deleted_at desc) where deleted_at is not null',
  // Null is stricter than nothing: what only one side says counts.
  `create function strictest(one text, other text) returns text language sql immutable parallel safe as $$
    select case
      when one = 'private' or other = 'private' then 'private'
      when one = 'link' or other = 'link' then 'link'
      else 'public' end
  $$`,
  // The strictest on the way up counts, the category among it. Null when the item, its category or a folder it is in lies
  // in the bin, and while its owner is suspended or leaving.
  `create or replace function item_visibility(of_item integer) returns text language sql stable as $$
    with recursive path as (
      select item_id, parent_id, category_id, owner_id, visibility, deleted_at, 1 as depth
        from items where item_id = of_item
      union all
      select parent.item_id, parent.parent_id, null, null, parent.visibility, parent.deleted_at, depth + 1
        from items parent join path on parent.item_id = path.parent_id where depth < 32
    ), around as (
      select visibility, deleted_at from path
      union all
      select category.visibility, category.deleted_at
        from path join items category on category.item_id = path.category_id where depth = 1
      union all
      select 'public', coalesce(suspended_at, deletion_asked_at)
        from path join users on user_id = owner_id where depth = 1
    )
    select case
      when count(*) = 0 or bool_or(deleted_at is not null) then null
      when bool_or(visibility = 'private') then 'private'
      when bool_or(visibility = 'link') then 'link'
      else 'public' end
    from around
  $$`,
];
