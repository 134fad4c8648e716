import { Migration } from '@mikro-orm/migrations';

/** What is shared with a student is said by one function alone, which the other one asks. */
export class SaySharingOnce extends Migration {
  override up(): void {
    this.addSql(statement);
  }
}

// Whether students_shared_with has anybody. Whoever is in no class pays nothing for what others share. In PL/pgSQL, which
// keeps its plans: it is asked for every item that somebody looks at.
const statement = `create or replace function is_shared_with(of_item integer, person integer) returns boolean
  language plpgsql stable parallel safe as $$
  begin
    if person is null or not exists (select 1 from students where person_id = person) then return false; end if;
    return exists (select 1 from students_shared_with(of_item, person));
  end
$$`;
