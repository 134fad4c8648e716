import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seededRandom } from '@lexiroom/domain/chance';
import { type LiveCommand, liveGames } from '@lexiroom/domain/games';
import { defaultSettings, type LiveSettings, questionOf, type QuizSession } from '@lexiroom/domain/games/live-quiz';
import { questionAsked, type RaceSession, type Run } from '@lexiroom/domain/games/live-race';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { compareWordSchedules, rebuildWordSchedules } from '../../answers/projections.ts';
import { OwnClasses } from '../../classes/own-classes.ts';
import { Absences } from '../../classes/students/absences.ts';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { createPool } from '../../database/pool.ts';
import { AnswerLog } from '../../event-log/answer-log.ts';
import { LiveLog } from '../../event-log/live-log.ts';
import { compareLiveAnswers } from '../replay/answer-consistency.ts';
import { compareLiveScores, rebuildLiveScores } from '../replay/projections.ts';
import { reportOf } from '../replay/report.ts';
import { compareSeats } from '../replay/seat-consistency.ts';
import { acceptText } from './accept-text.ts';
import { LiveSession } from './live-session.ts';

/** How many quizzes and races are played; `CORRECTION_SEEDS=500` plays more, from `CORRECTION_SEED` on. */
const seeds = Number(process.env['CORRECTION_SEEDS'] ?? 6);
const firstSeed = Number(process.env['CORRECTION_SEED'] ?? 1);
const correctionsOfEach = 12;

const clock = { at: Date.parse('2026-11-21T01:30:00Z'), now: () => clock.at, steadyNow: () => clock.at };
const class_id = 1;
/** Who joined the class as the first student. */
const person_id = 2;
const students = ['Mia', 'Leo', 'Noor', 'Ken', 'Ana'].map((name, index) => ({ student_id: index + 1, name }));
const seatIds = [1, 2, 3];

let pool: pg.Pool;
let log: LiveLog;
beforeAll(async () => {
  pool = createPool(await freshDatabase());
  log = new LiveLog(pool);
  await pool.query(
    `insert into users (username, username_key, role, time_zone)
     values ('teacher', 'teacher', 'teacher', 'Asia/Tokyo'), ('newyorker', 'newyorker', 'learner', 'America/New_York')`,
  );
  await pool.query(`insert into classes (teacher_id, class_name) values (1, '7b')`);
  for (const { student_id, name } of students)
    await pool.query('insert into students (class_id, student_name, person_id) values ($1, $2, $3)', [
      class_id,
      name,
      student_id === 1 ? person_id : null,
    ]);
});
afterAll(() => pool.end());

const words = ['niño', 'gato', 'perro', 'pájaro', 'mariposa', 'camión'].map((target_translation, index) => ({
  word_id: index + 1,
  origin_word_id: index + 1,
  deck_id: 1,
  image_id: index + 1,
  image_path: `/media/${index + 1}.webp`,
  target_translation,
  target_language: 'spanish' as const,
  source_translation: null,
  source_language: null,
}));

/** One answer as it was given; whether it counts as right follows from the corrections. */
interface Given {
  seat_id: number;
  /** As the host knows it: of a quiz its number, of a race the place of the word. */
  question: number;
  /** Null for an option that was chosen. */
  text: string | null;
  wasRight: boolean;
}

/** A session, and what the test itself knows of it: told by hand, not by the code that is looked at. */
class Played {
  readonly given: Given[] = [];
  readonly voided = new Set<number>();
  /** Questions with the texts that count for them. */
  readonly accepted = new Set<string>();
  readonly studentAt = new Map(seatIds.map((seat_id) => [seat_id, seat_id]));
  session: LiveSession;
  readonly random: () => number;

  constructor(session: LiveSession, random: () => number) {
    this.session = session;
    this.random = random;
  }

  pick<One>(from: readonly One[]): One {
    return from[Math.floor(this.random() * from.length)]!;
  }

  order(command: LiveCommand, command_id: string | null = randomUUID()) {
    return this.session.dispatch({ command, command_id, at: clock.at });
  }

  async later(ms: number): Promise<void> {
    clock.at += ms;
    await this.order({ type: 'tick' }, null);
  }

  /** From now on by a server that has just started. */
  async restart(): Promise<void> {
    this.session.stop();
    this.session = await load(this.session.live.live_id);
  }

  isRight({ question, text, wasRight }: Given): boolean {
    return wasRight || (text !== null && this.accepted.has(`${question} ${text}`));
  }

  /** How many answers count in each schedule, and how many of them as right. */
  expectedCounts(): Record<string, string> {
    const told = this.given
      .filter(({ question }) => !this.voided.has(question))
      .flatMap((given) => {
        const student_id = this.studentAt.get(given.seat_id)!;
        const schedules = [`class:${class_id}`, `student:${student_id}`];
        if (student_id === 1) schedules.push(`person:${person_id}`);
        return schedules.map((schedule) => ({ schedule, right: this.isRight(given) }));
      });
    const bySchedule = [...Map.groupBy(told, ({ schedule }) => schedule)];
    return Object.fromEntries(
      bySchedule.map(([schedule, all]) => [schedule, `${all.filter(({ right }) => right).length} of ${all.length}`]),
    );
  }
}

async function load(live_id: number): Promise<LiveSession> {
  const live = (await log.byId(live_id))!;
  const absences = new Absences(pool, new OwnClasses(pool), clock);
  return LiveSession.load({ live, log, answers: new AnswerLog(pool), absences, clock, changed: () => {} });
}

let pins = 600_000;
/** A session of the class that has begun, with the first three students in it. */
async function begun(game: 'live-quiz' | 'live-race', random: () => number): Promise<Played> {
  const settings: LiveSettings = {
    ...defaultSettings,
    kinds: ['typed', 'picture_to_text'],
    questions: 4,
    seconds: null,
    names: 'roster',
    class_id,
    teams: random() < 0.5 ? 2 : 0,
    combo: random() < 0.5,
    ...(game === 'live-race' && { pace: 'player' as const, goal_seconds: 60 }),
  };
  const prepared = liveGames[game].prepare(words, settings, random);
  if ('refusal' in prepared) throw new Error(prepared.refusal);
  const deck = { deck_name: 'Animals', target_language: 'spanish', source_language: null } as const;
  const opened = { type: 'lobby_opened' as const, at: clock.at, game, ...deck, ...prepared.set_up };
  const live = { pin: String(++pins), host_id: 1, game, deck_ids: [1], time_zone: 'Asia/Tokyo', class_id };
  const played = new Played(await load((await log.create(live, opened))!), random);
  for (const student of students.slice(0, seatIds.length)) await played.order({ type: 'join', ...student });
  await played.order({ type: 'start' });
  await played.later(3000);
  return played;
}

/** Right, missed by a letter, or not known; a number of an option where it is not typed. */
function someAnswer(
  played: Played,
  { kind, word, options, correct_option }: ReturnType<typeof questionOf>,
): { text: string } | { option: number } {
  const right = word.target_translation;
  if (kind === 'typed') return { text: played.pick([right, `${right}x`, 'no lo sé']) };
  return { option: played.pick([correct_option!, (correct_option! + 1) % options.length]) };
}

async function answer(
  played: Played,
  seat_id: number,
  number: number,
  question: ReturnType<typeof questionOf>,
  word = number,
): Promise<void> {
  const sent = someAnswer(played, question);
  const wasRight = 'text' in sent ? sent.text === question.word.target_translation : sent.option === question.correct_option; // prettier-ignore
  const whole = { answer_id: randomUUID(), question: number, person_id: null, ...sent };
  expect(await played.session.sheet.record(seat_id, whole, clock.at)).toHaveProperty('seq');
  played.given.push({ seat_id, question: word, text: 'text' in sent ? sent.text : null, wasRight });
}

async function playQuiz(played: Played): Promise<void> {
  for (let number = 1; number <= 4; number++) {
    await played.later(0);
    expect(played.session.state).toMatchObject({ phase: 'open', number });
    for (const seat_id of seatIds)
      if (played.random() < 0.8)
        await answer(played, seat_id, number, questionOf(played.session.state as QuizSession, number));
    await played.order({ type: 'end_question' });
    await played.later(1000);
    await correct(played);
    while (['reveal', 'leaderboard'].includes(played.session.state.phase)) await played.order({ type: 'next' });
  }
}

async function playRace(played: Played): Promise<void> {
  for (let answers = 0; answers < 20; answers++) {
    const seat_id = played.pick(seatIds);
    const { runOf } = played.session.sheet.known as { runOf: (seat_id: number) => Run };
    const { course } = runOf(seat_id);
    const { play } = played.session.state as RaceSession;
    if (played.voided.size < play.questions.length) expect(played.voided).not.toContain(course.word + 1);
    await answer(played, seat_id, course.number, questionAsked(play, seat_id, course), course.word + 1);
    if (played.random() < 0.3) await correct(played);
    expectAsGiven(played);
  }
  await played.order({ type: 'end_question' });
  await played.later(1000);
}

/** While a race runs, everybody has as many right answers as the test counts itself, whatever was corrected. */
function expectAsGiven(played: Played): void {
  const { given, voided, session } = played;
  for (const seat_id of seatIds) {
    const counting = given.filter((one) => one.seat_id === seat_id && !voided.has(one.question));
    const { right = 0, answered = 0 } = session.newestBoard.get(seat_id) ?? {};
    expect([seat_id, right, answered]).toEqual([
      seat_id,
      counting.filter((one) => played.isRight(one)).length,
      counting.length,
    ]);
  }
}

/** The host corrects something: what is refused changes nothing here either. */
async function correct(played: Played): Promise<void> {
  const seat_id = played.pick(seatIds);
  switch (
    played.pick([
      'void',
      'unvoid',
      'accept',
      'accept',
      'unaccept',
      'reassign',
      'reassign',
      'regroup',
      'restart',
    ] as const)
  ) {
    case 'void': {
      const question = played.pick([1, 2, 3, 4]);
      const outcome = await played.order({ type: 'void', question });
      if (!('refusal' in outcome)) played.voided.add(question);
      break;
    }
    case 'unvoid': {
      const question = played.pick([1, 2, 3, 4]);
      const outcome = await played.order({ type: 'void', question, undo: true });
      if (!('refusal' in outcome)) played.voided.delete(question);
      break;
    }
    case 'accept':
      await acceptOne(played, false);
      break;
    case 'unaccept':
      await acceptOne(played, true);
      break;
    case 'reassign': {
      const student = played.pick(students);
      await played.order({ type: 'reassign', seat_id, ...student, exchange: true });
      const from = played.studentAt.get(seat_id)!;
      const other = seatIds.find((seat) => played.studentAt.get(seat) === student.student_id);
      if (other !== undefined) played.studentAt.set(other, from);
      played.studentAt.set(seat_id, student.student_id);
      break;
    }
    case 'regroup':
      await played.order({ type: 'set_group', seat_id, group: played.pick(['red', 'blue']), by: 'host' });
      break;
    case 'restart':
      await played.restart();
  }
}

async function acceptOne(played: Played, undo: boolean): Promise<void> {
  const missed = played.given.filter(({ text, wasRight }) => text !== null && !wasRight);
  if (missed.length === 0) return;
  const { question, text } = played.pick(missed);
  const order = { question, text: text!, undo, command_id: randomUUID(), at: clock.at };
  const outcome = await acceptText(played.session, log, order);
  if ('refusal' in outcome) return;
  if (undo) played.accepted.delete(`${question} ${text}`);
  else played.accepted.add(`${question} ${text}`);
}

async function reportNow({ session }: Played) {
  const { live_id, pin } = session.live;
  return reportOf({ live_id, pin, deck_name: 'Animals', decks: null, created_at: 0, ended_at: null }, log);
}

/** How many answers count in each schedule, and how many of them as right. */
async function storedCounts(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ schedule: string; told: string }>(
    `select schedule, count(*) filter (where is_correct) || ' of ' || count(*) as told
     from answers a where schedule not like 'live:%' and voids is null
       and not exists (select 1 from answers v where v.schedule = a.schedule and v.voids = a.answer_id)
     group by schedule`,
  );
  return Object.fromEntries(rows.map(({ schedule, told }) => [schedule, told]));
}

const dueDates = 'select * from word_schedules order by schedule, origin_word_id';
const scores = 'select * from live_scores order by live_id, seat_id';
const rowsOf = async (client: pg.ClientBase, sql: string) => (await client.query(sql)).rows as unknown[];

/** Whatever is kept is what follows from the log: by the test's own count, by a full rebuild, and by a new server. */
async function expectReplayable(played: Played): Promise<void> {
  expect(await storedCounts()).toEqual(played.expectedCounts());
  const report = await reportNow(played);
  for (const { seat_id, score, student_id, answers } of report.players) {
    expect(student_id).toBe(played.studentAt.get(seat_id));
    expect(score).toBe(answers.reduce((sum, { points }) => sum + points, 0));
    expect(played.session.board.get(seat_id)?.score ?? 0).toBe(score);
  }
  const client = await pool.connect();
  try {
    for (const compare of [compareWordSchedules, compareLiveAnswers, compareLiveScores, compareSeats])
      expect(await compare(client)).toEqual([]);
    const kept = [await rowsOf(client, scores), await rowsOf(client, dueDates)];
    await client.query('begin');
    await rebuildLiveScores(client);
    await rebuildWordSchedules(client);
    expect([await rowsOf(client, scores), await rowsOf(client, dueDates)]).toEqual(kept);
    await client.query('rollback');
  } finally {
    client.release();
  }
  const running = [...played.session.board.values()];
  await played.restart();
  expect([...played.session.board.values()]).toEqual(running);
  expect(await reportNow(played)).toEqual(report);
}

const games = Array.from({ length: seeds }, (_, index) => firstSeed + index).flatMap((seed) =>
  (['live-quiz', 'live-race'] as const).map((game) => [game, seed] as const),
);
test.each(games)('%s of seed %i: what is corrected, then and later, is as if it had been so', async (game, seed) => {
  for (const table of ['answers', 'word_schedules', 'lives']) await pool.query(`delete from ${table}`);
  const played = await begun(game, seededRandom(seed));
  await (game === 'live-quiz' ? playQuiz(played) : playRace(played));
  expect(played.session.state.phase).toBe('podium');
  await expectReplayable(played);
  await played.order({ type: 'end' });
  for (let corrections = 0; corrections < correctionsOfEach; corrections++) await correct(played);
  await expectReplayable(played);
  played.session.stop();
});
