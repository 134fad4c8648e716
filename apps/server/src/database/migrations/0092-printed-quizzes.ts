import { Migration } from '@mikro-orm/migrations';

/** What teachers print, so that marks can be typed in afterwards; the marks are answers in the log. */
export class KeepPrintedQuizzes extends Migration {
  override up(): void {
    this.addSql(`create table printed_quizzes (
      quiz_id integer generated always as identity constraint printed_quizzes_pkey primary key,
      user_id integer not null constraint printed_quizzes_user_id_fkey references users on delete cascade,
      -- It follows from who printed what: the same sheets again are the same quiz. Its marks stand under it in the log.
      round_id uuid not null constraint printed_quizzes_round_id_key unique,
      -- As they were printed, whatever becomes of the words.
      questions jsonb not null,
      variants jsonb not null,
      print_search text not null,
      printed_at timestamptz not null
    )`);
    this.addSql('create index printed_quizzes_user_id on printed_quizzes (user_id, printed_at)');
    this.addSql(`create index answers_printed_index on answers (round_id) where mode = 'printed'`);
  }
}
