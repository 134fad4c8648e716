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
  // The item's rev when each of these was last changed: two tabs that change different ones do not stand in each other's way.
  `alter table items
    add column name_rev integer not null default 0,
    add column visibility_rev integer not null default 0,
    add column colour_rev integer not null default 0`,
  'create index items_bin_index on items (owner_id, deleted_at desc) where deleted_at is not null',
  // Null is stricter than nothing: what only one side says counts.
  `create function strictest(one text, other text) returns text language sql immutable parallel safe as $$
    select case
      when one = 'private' or other = 'private' then 'private'
      when one = 'link' or other = 'link' then 'link'
      else 'public' end
  $$`,
  // The strictest on the way up counts, the category among it. Null when the item, its category or a folder it is in lies
  // in the bin, and while its owner is suspended or leaving. A loop, since it is asked for hundreds of items at once.
  `create or replace function item_visibility(of_item integer) returns text language plpgsql stable parallel safe as $$
    declare
      step record;
      seen_by text := 'public';
    begin
      select i.parent_id, strictest(i.visibility, category.visibility) as visibility into step
        from items i join users u on u.user_id = i.owner_id left join items category on category.item_id = i.category_id
        where i.item_id = of_item and i.deleted_at is null and category.deleted_at is null
          and u.suspended_at is null and u.deletion_asked_at is null;
      for height in 1..32 loop
        exit when not found;
        seen_by := strictest(seen_by, step.visibility);
        if step.parent_id is null then return seen_by; end if;
        select parent_id, visibility into step from items where item_id = step.parent_id and deleted_at is null;
      end loop;
      return null;
    end
  $$`,
];
