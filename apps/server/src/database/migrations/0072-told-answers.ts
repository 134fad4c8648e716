import { Migration } from '@mikro-orm/migrations';

/** A page that tells twenty thousand answers reads them from an index alone. */
export class IndexToldAnswers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'drop index answers_origin_index',
  // In the order that schedules are told in, with what is told of each answer.
  `create index answers_origin_index on answers (schedule, origin_word_id, local_day, answered_at, answer_id)
    include (is_correct, voids)`,
];
