import { Migration } from '@mikro-orm/migrations';

/** What linked students see: functions that are asked for every item that somebody looks at. */
export class SeeWhatIsShared extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

// In PL/pgSQL, which keeps its plans; functions in SQL are planned anew at most calls.
const statements = [
  // Whether this person sees the item as a student. Whoever is in no class pays nothing for what others share.
  `create or replace function is_shared_with(of_item integer, person integer) returns boolean
    language plpgsql stable parallel safe as $$
    begin
      if person is null or not exists (select 1 from students where person_id = person) then return false; end if;
      return exists (select 1 from students_shared_with(of_item, person));
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
