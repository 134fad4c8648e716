import { Migration } from '@mikro-orm/migrations';

/** The wrong answers of sessions by the word that was asked, newest first: what it was taken for. */
export class FindConfusions extends Migration {
  override up(): void {
    this.addSql(`create index answers_confused_index on answers (origin_word_id, answered_at desc)
      where not is_correct and chosen_word_id is not null and schedule like 'live:%'`);
  }
}
