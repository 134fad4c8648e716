import { Migration } from '@mikro-orm/migrations';

/** Whoever is in no class pays nothing for what others share. */
export class SpeedUpSharing extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

// Both were functions in SQL, which are planned anew at most calls. They are asked for every item that somebody looks at.
const statements = [
  // Whether students_shared_with has anybody: a class of this person that is not in the archive shares the item, its
  // category or a folder around it.
  `create or replace function is_shared_with(of_item integer, person integer) returns boolean
    language plpgsql stable parallel safe as $$
    declare
      of_classes integer[];
    begin
      if person is null then return false; end if;
      of_classes := array(
        select class_id from students join classes using (class_id) where person_id = person and archived_at is null);
      if cardinality(of_classes) = 0 then return false; end if;
      return exists (
        with recursive way (item_id, parent_id, category_id) as (
          select item_id, parent_id, category_id from items where item_id = of_item
          union all
          select i.item_id, i.parent_id, i.category_id from way join items i on i.item_id = way.parent_id
        )
        select 1 from way join class_items shared on shared.item_id in (way.item_id, way.category_id)
        where shared.class_id = any(of_classes));
    end
  $$`,
  // item_visibility_by_key for somebody with an account, or null: what is shared with their class is seen as by link.
  `create or replace function item_visibility_for(of_item integer, key text, person integer) returns text
    language plpgsql stable parallel safe as $$
    declare
      seen_by text := item_visibility_by_key(of_item, key);
    begin
      return case when seen_by = 'private' and is_shared_with(of_item, person) then 'link' else seen_by end;
    end
  $$`,
];
