import { Migration } from '@mikro-orm/migrations';

/** Which starter stories the library has had, in which language, so that what was deleted of them does not return. */
export class RememberStarterStories extends Migration {
  override up(): void {
    this.addSql(`create table starter_stories (
      story_language text not null,
      -- The key of a story of stories.json.
      story_key text not null,
      added_at timestamptz not null default now(),
      primary key (story_language, story_key)
    )`);
  }
}
