import { Migration } from '@mikro-orm/migrations';

/** Games for one: their answers are answers, and a score is what the answers of a round come to. */
export class CreateScores extends Migration {
  override up(): void {
    for (const statement of [...answers, ...scores]) this.addSql(statement);
  }
}

const answers = [
  // Columns without a default are added without writing the rows anew. A step counts from 1 within its round; `play` is
  // what the rules of the game need of it besides.
  'alter table answers add column round_id uuid, add column round_step smallint, add column play jsonb',
  // Few answers are of games; in the others' writing nothing changes.
  `create index answers_round_index on answers (schedule, round_id, round_step) where round_id is not null`,
];

const scores = [
  // A game that was begun, by the id that the browser made for it.
  `create table game_rounds (
    user_id integer not null references users (user_id) on delete cascade,
    round_id uuid not null,
    game text not null,
    -- Rising, each once: the same decks are the same scoreboard.
    deck_ids integer[] not null check (cardinality(deck_ids) between 1 and 30),
    -- The student who plays, and the class in which they were called on; null: the user plays.
    class_id integer,
    student_id integer references students (student_id) on delete cascade,
    opened_at timestamptz not null,
    -- What its score is called.
    round_number integer generated always as identity unique,
    -- How many steps the score is of, as more may be sent later; null: no score was accepted.
    scored_steps smallint,
    primary key (user_id, round_id),
    check ((class_id is null) = (student_id is null))
  )`,
  'create index game_rounds_student_index on game_rounds (student_id) where student_id is not null',
  'create index game_rounds_unscored_index on game_rounds (opened_at) where scored_steps is null',
  // Folded from the answers of each round that has a score.
  `create table game_scores (
    -- The number of its round.
    score_id integer primary key,
    user_id integer not null,
    round_id uuid not null,
    score_type text not null,
    deck_ids integer[] not null,
    student_id integer,
    is_class_score boolean not null generated always as (student_id is not null) stored,
    score integer not null check (score > 0),
    -- When the last answer of the round was given.
    score_date timestamptz not null,
    unique (user_id, round_id),
    foreign key (user_id, round_id) references game_rounds on delete cascade
  )`,
  // A scoreboard in its order.
  `create index game_scores_board_index
    on game_scores (user_id, score_type, deck_ids, is_class_score, score desc, score_date, score_id)`,
];
