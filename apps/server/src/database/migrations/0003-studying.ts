import { Migration } from '@mikro-orm/migrations';

/** Words studied alone: when they are due, by which rule, and decks copied once. */
export class CreateStudying extends Migration {
  override up(): void {
    for (const statement of [...settings, ...answers, ...schedules, ...clones]) this.addSql(statement);
  }
}

const settings = [
  `alter table decks add column scheduler text not null default 'classic' check (scheduler in ('classic', 'fsrs'))`,
  // Hours after midnight at which a day begins.
  `alter table users add column day_boundary smallint not null default 4 check (day_boundary between 0 and 23)`,
];

const answers = [
  // The answers to a word in the order that schedules are told in.
  `create index answers_origin_index on answers (schedule, origin_word_id, local_day, answered_at, answer_id)`,
  // An answer is taken back once.
  `create unique index answers_voids_index on answers (schedule, voids) where voids is not null`,
  // What takes an answer back stands beside it, with the same seat.
  `drop index answers_seat_index`,
  `create unique index answers_seat_index on answers (schedule, live_id, question, seat_id)
    where live_id is not null and voids is null`,
];

const schedules = [
  // Folded from the answers of a schedule to a word; steps on with each newer one.
  `create table word_schedules (
    schedule text not null,
    origin_word_id integer not null,
    -- The newest answer by (local_day, answered_at, answer_id): an older one makes the word replay.
    last_answered_at timestamptz not null,
    last_answer_id uuid not null,
    answers integer not null,
    right_answers integer not null,
    -- What the next step of either rule needs.
    classic jsonb not null,
    fsrs jsonb not null,
    due_date date not null,
    fsrs_due_date date not null,
    primary key (schedule, origin_word_id)
  )`,
];

const clones = [
  `create table clones (
    user_id integer not null references users on delete cascade,
    command_id uuid not null,
    item_ids integer[] not null,
    created_at timestamptz not null default now(),
    primary key (user_id, command_id)
  )`,
];
