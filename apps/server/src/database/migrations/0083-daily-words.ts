import { Migration } from '@mikro-orm/migrations';

/** How many new words somebody wants to learn a day, of all decks and of one; their goal of a day, and its rest days. */
export class CountDailyWords extends Migration {
  override up(): void {
    this.addSql(`alter table users
      add column daily_new_words smallint not null default 10 check (daily_new_words between 0 and 100),
      -- Null: no goal.
      add column daily_goal_kind text check (daily_goal_kind in ('words', 'minutes')),
      add column daily_goal smallint not null default 20 check (daily_goal between 1 and 500),
      -- Days of a week that are left out without ending days in a row.
      add column rest_days smallint not null default 2 check (rest_days between 0 and 6)`);
    // Null: as many as the account says.
    this.addSql(`alter table decks add column daily_new_words smallint check (daily_new_words between 0 and 100)`);
  }
}
