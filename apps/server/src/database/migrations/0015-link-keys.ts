import { Migration } from '@mikro-orm/migrations';

/** What is seen by link is opened by a key that nobody can guess, not by its id. */
export class CreateLinkKeys extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // 96 bits of chance, as 16 characters that stand in an address as they are.
  `create function new_link_key() returns text language sql volatile as $$
    select translate(encode(substr(sha256(uuid_send(gen_random_uuid())), 1, 12), 'base64'), '+/', '-_')
  $$`,
  // Everything has one, whoever sees it now: what lies in a folder by link is shown by a key of its own, too.
  'alter table items add column link_key text not null default new_link_key()',
  // item_visibility for somebody who brings this key, or null: what is by link is private to them unless the key opens it.
  // That does the key of the item, and the key of a category or folder that it lies in, as long as that is by link itself.
  `create function item_visibility_by_key(of_item integer, key text) returns text language plpgsql stable parallel safe as $$
    declare
      step record;
      seen_by text := 'public';
      is_met boolean := false;
      is_open boolean := false;
    begin
      select i.parent_id, i.visibility, i.link_key, category.visibility as around, category.link_key as around_key into step
        from items i join users u on u.user_id = i.owner_id left join items category on category.item_id = i.category_id
        where i.item_id = of_item and i.deleted_at is null and category.deleted_at is null
          and u.suspended_at is null and u.deletion_asked_at is null;
      for height in 1..32 loop
        exit when not found;
        is_met := is_met or coalesce(step.link_key = key, false);
        is_open := is_open or is_met and step.visibility = 'link';
        is_met := is_met or coalesce(step.around_key = key, false);
        is_open := is_open or is_met and coalesce(step.around = 'link', false);
        seen_by := strictest(strictest(seen_by, step.visibility), step.around);
        if step.parent_id is null then
          return case when seen_by = 'link' and not is_open then 'private' else seen_by end;
        end if;
        select parent_id, visibility, link_key, null::text as around, null::text as around_key into step
          from items where item_id = step.parent_id and deleted_at is null;
      end loop;
      return null;
    end
  $$`,
];
