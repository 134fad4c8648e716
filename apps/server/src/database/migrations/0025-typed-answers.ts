import { Migration } from '@mikro-orm/migrations';

/** What was typed as an answer to a question of a session; it is kept as long as the session is. */
export class KeepTypedAnswers extends Migration {
  override up(): void {
    this.addSql('alter table answers add column typed_text text');
    // What the host accepted is looked for with every answer that is copied.
    this.addSql(`
      create index live_events_judging_index on live_events (live_id) where type in ('accepted', 'unaccepted')`);
    // The log outlives a session, but what people wrote in it does not.
    this.addSql(`
      create function forget_typed_answers() returns trigger language plpgsql as $$
      begin
        update answers set typed_text = null
        where schedule = 'live:' || old.live_id and live_id = old.live_id and voids is null
          and schedule like 'live:%' and typed_text is not null;
        return null;
      end $$`);
    this.addSql(`
      create trigger forget_typed_answers after delete on lives
        for each row execute function forget_typed_answers()`);
  }
}
