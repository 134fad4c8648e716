import { Migration } from '@mikro-orm/migrations';

/** The record: answers of every mode, and what happened in live sessions. */
export class CreateLive extends Migration {
  override up(): void {
    this.addSql(`
      create table lives (
        live_id integer generated always as identity primary key,
        pin char(6) not null check (pin ~ '^[1-9][0-9]{5}$'),
        host_id integer not null references users (user_id) on delete cascade,
        game text not null,
        deck_ids integer[] not null,
        time_zone text not null,
        created_at timestamptz not null default now(),
        -- What follows is kept up with the events, in the same transaction.
        phase text not null,
        number integer not null default 0,
        open_question integer,
        players integer not null default 0,
        ended_at timestamptz
      )`);
    this.addSql('create index lives_pin_index on lives (pin, created_at desc)');
    this.addSql('create index lives_host_index on lives (host_id, live_id desc)');
    this.addSql('create index lives_unended_index on lives (live_id) where ended_at is null');
    this.addSql(`
      create table live_events (
        live_id integer not null references lives (live_id) on delete cascade,
        seq integer not null check (seq > 0),
        v smallint not null,
        type text not null,
        body jsonb not null,
        at timestamptz not null,
        command_id uuid,
        primary key (live_id, seq)
      )`);
    this.addSql(`
      create unique index live_events_command_index on live_events (live_id, command_id)
        where command_id is not null`);
    this.addSql(`
      create table seats (
        live_id integer not null references lives (live_id) on delete cascade,
        seat_id integer not null,
        name text not null,
        person_id integer references users (user_id) on delete set null,
        device text,
        joined_at timestamptz not null,
        banned boolean not null default false,
        primary key (live_id, seat_id)
      )`);
    this.addSql('create index seats_person_index on seats (person_id) where person_id is not null');
    this.addSql(`
      create table live_scores (
        live_id integer not null references lives (live_id) on delete cascade,
        seat_id integer not null,
        score integer not null,
        streak integer not null,
        right_answers integer not null,
        answers integer not null,
        rank integer not null,
        primary key (live_id, seat_id)
      )`);
    // No foreign keys: the log outlives decks and words, and is only ever added to. Every unique key begins with the
    // schedule, so that the table can be split by it when it outgrows one.
    this.addSql(`
      create table answers (
        schedule text not null,
        answer_id uuid not null,
        mode text not null,
        kind text,
        person_id integer,
        class_id integer,
        student_id integer,
        live_id integer,
        seat_id integer,
        question integer,
        deck_id integer not null,
        word_id integer not null,
        origin_word_id integer not null,
        option_word_ids integer[],
        chosen_option smallint,
        chosen_word_id integer,
        is_correct boolean not null,
        ms integer,
        answered_at timestamptz not null,
        local_day date not null,
        recorded_at timestamptz not null default now(),
        voids uuid,
        primary key (schedule, answer_id)
      )`);
    this.addSql(`
      create unique index answers_seat_index on answers (schedule, live_id, question, seat_id)
        where live_id is not null`);
    this.addSql(`
      create table server_beats (
        server text primary key,
        at timestamptz not null
      )`);
  }
}
