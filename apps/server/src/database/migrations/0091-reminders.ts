import { Migration } from '@mikro-orm/migrations';

/** When people want to be reminded of studying, and the browsers that show it to them. */
export class CreateReminders extends Migration {
  override up(): void {
    this.addSql(`create table reminders (
      user_id integer not null constraint reminders_pkey primary key
        constraint reminders_user_id_fkey references users on delete cascade,
      by_mail boolean not null default false,
      minute smallint not null default 1080 constraint reminders_minute_check check (minute between 0 and 1439),
      weekdays smallint[] not null default '{1,2,3,4,5,6,7}' constraint reminders_weekdays_check
        check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) between 1 and 7),
      wished_on date not null,
      next_at timestamptz,
      sent_on date,
      stopped_on date,
      mail_refused_on date,
      unsubscribe_token text not null constraint reminders_unsubscribe_token_key unique
    )`);
    this.addSql('create index reminders_next_at on reminders (next_at) where next_at is not null');
    // Whoever logs out, or is logged out, gets nothing more where they were logged in.
    this.addSql(`create table push_subscriptions (
      subscription_id integer generated always as identity constraint push_subscriptions_pkey primary key,
      user_id integer not null constraint push_subscriptions_user_id_fkey references users on delete cascade,
      session_id integer not null
        constraint push_subscriptions_session_id_fkey references account_sessions on delete cascade,
      endpoint text not null constraint push_subscriptions_endpoint_key unique,
      p256dh text not null,
      auth text not null,
      language text not null constraint push_subscriptions_language_check check (language in ('en', 'es', 'ar')),
      created_at timestamptz not null
    )`);
    this.addSql('create index push_subscriptions_user_id on push_subscriptions (user_id)');
    this.addSql('create index push_subscriptions_session_id on push_subscriptions (session_id)');
  }
}
