import { Migration } from '@mikro-orm/migrations';

/** What teachers sent to a printer, apart from what they only looked at, so that they find it again. */
export class RememberPrints extends Migration {
  override up(): void {
    this.addSql(`create table prints (
      quiz_id integer not null constraint prints_quiz_id_fkey references printed_quizzes on delete cascade,
      -- Null: for no class.
      class_id integer constraint prints_class_id_fkey references classes on delete cascade,
      -- What stands behind the address where it is printed again for that class.
      print_search text not null,
      -- The last time.
      printed_at timestamptz not null,
      constraint prints_key unique nulls not distinct (quiz_id, class_id)
    )`);
    this.addSql('create index prints_class_id_index on prints (class_id)');
    // Nobody noted which of the earlier ones went to a printer: all of them are taken to have.
    this.addSql(`insert into prints (quiz_id, class_id, print_search, printed_at)
      select quiz_id, class_id, print_search, printed_at from printed_quizzes
      left join classes on teacher_id = user_id
        and class_id::text = substring(print_search from '[?&]class=([1-9][0-9]*)')`);
  }
}
