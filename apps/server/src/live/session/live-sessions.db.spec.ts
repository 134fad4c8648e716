import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seededRandom } from '@lexiroom/domain/chance';
import type { LiveCommand } from '@lexiroom/domain/games';
import { defaultSettings, prepareQuestions, type QuizOpened, type QuizSession } from '@lexiroom/domain/games/live-quiz';
import pg from 'pg';
import { ServerClock } from '../../clock/clock.ts';
import { OwnClasses } from '../../classes/own-classes.ts';
import { Absences } from '../../classes/students/absences.ts';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { createPool } from '../../database/pool.ts';
import { AnswerLog } from '../../event-log/answer-log.ts';
import { LiveLog } from '../../event-log/live-log.ts';
import type { LiveSession } from './live-session.ts';
import { LiveSessions } from './live-sessions.ts';

const hour = 3_600_000;
let pool: pg.Pool;
let log: LiveLog;
beforeAll(async () => {
  pool = createPool(await freshDatabase());
  log = new LiveLog(pool);
  await pool.query(
    `insert into users (username, username_key, password_hash, role) values ('Ada', 'ada', 'x', 'teacher')`,
  );
});
afterAll(() => pool.end());

/** The wall clock of the machine, and the time since it was switched on; both are moved by the spec. */
const machine = { wall: Date.parse('2026-11-21T10:00:00Z'), monotonic: 5000 };
function pass(ms: number): void {
  machine.wall += ms;
  machine.monotonic += ms;
}

function unreadable(_: unknown, error: unknown): never {
  throw error;
}

/** A server that starts on the machine. */
function start() {
  const clock = new ServerClock({ now: () => machine.wall }, () => machine.monotonic);
  return {
    clock,
    sessions: new LiveSessions({
      log,
      answers: new AnswerLog(pool),
      absences: new Absences(pool, new OwnClasses(pool), clock),
      clock,
      pool,
      unreadable,
    }),
  };
}
type Server = ReturnType<typeof start>;

const words = ['neko', 'inu', 'tori', 'uma', 'ushi'].map((target_translation, index) => ({
  word_id: index + 1,
  origin_word_id: index + 1,
  deck_id: 1,
  image_id: index + 1,
  image_path: `/media/${index + 1}.webp`,
  target_translation,
  source_translation: null,
  target_language: 'japanese' as const,
  source_language: null,
}));

const quizOf = ({ state }: LiveSession) => (state as QuizSession).play;

let pins = 200_000;
async function lobby({ sessions }: Server): Promise<number> {
  const settings = { ...defaultSettings, questions: 3, seconds: 20 };
  const live = { pin: String(++pins), host_id: 1, game: 'live-quiz', deck_ids: [1], time_zone: 'Asia/Tokyo' };
  const questions = prepareQuestions(words, settings, seededRandom(3));
  const opened: QuizOpened = {
    type: 'lobby_opened',
    at: sessions.timeForNew(),
    deck_name: 'Animals',
    target_language: 'japanese',
    source_language: null,
    settings,
    questions,
  };
  const live_id = await log.create(live, opened);
  await sessions.begin(live_id!);
  return live_id!;
}

/** A session whose first question of 20 s has been open for 4 s. */
async function openQuestion(server: Server): Promise<LiveSession> {
  const session = server.sessions.running(await lobby(server))!;
  const order = (command: LiveCommand) => session.dispatch({ command, command_id: null, at: server.clock.steadyNow() });
  await order({ type: 'join', name: 'Mia' });
  await order({ type: 'start' });
  for (const ms of [3000, 2000, 4000]) {
    pass(ms);
    await order({ type: 'tick' });
  }
  expect(session.state.phase).toBe('open');
  expect(quizOf(session).deadline_at).toBe(server.clock.steadyNow() + 16_000);
  return session;
}

test.each([-hour, hour, 0])(
  'a question that is open when the server goes has as much time left afterwards, though the wall was set by %p ms',
  async (by) => {
    const before = start();
    await before.sessions.wake();
    const { live } = await openQuestion(before);
    await before.sessions.stop();
    pass(9000);
    machine.wall += by;

    const after = start();
    await after.sessions.wake();
    const { deadline_at, opens_at } = quizOf(after.sessions.running(live.live_id)!);
    // A second more is for those who come back.
    expect(deadline_at! - after.clock.steadyNow()).toBe(16_000 + 1000);
    expect(after.clock.steadyNow() - opens_at).toBe(4000 - 1000);
    await after.sessions.running(live.live_id)!.dispatch({ command: { type: 'end' }, command_id: null, at: 0 });
    await after.sessions.stop();
  },
);

test('what is being written when the server goes is written before it is gone', async () => {
  const server = start();
  await server.sessions.wake();
  const { live } = await openQuestion(server);
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from lives where live_id = $1 for update', [live.live_id]);
  const session = server.sessions.running(live.live_id)!;
  const ended = session.dispatch({ command: { type: 'end' }, command_id: null, at: server.clock.steadyNow() });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await pool.query(waiting)).rowCount === 0) await new Promise(setImmediate);
  let isStopped = false;
  const stopped = server.sessions.stop().then(() => (isStopped = true));
  const lastBeat = async () => (await pool.query<{ at: Date }>('select at from server_beats')).rows[0]!.at.getTime();
  const before = await lastBeat();
  // As many ways to the database and back as the end would have taken.
  for (let turn = 0; turn < 50; turn++) expect(await lastBeat()).toBe(before);
  expect(isStopped).toBe(false);
  await holder.query('commit');
  holder.release();
  await stopped;
  expect(await ended).not.toHaveProperty('refusal');
  expect((await log.read(live.live_id)).at(-1)?.event.type).toBe('ended');
  expect(await lastBeat()).toBeGreaterThan(before);
});

test('a clock that is set while a session runs moves its deadline by nothing; the next one alone begins by the wall', async () => {
  const server = start();
  await server.sessions.wake();
  const session = await openQuestion(server);
  machine.wall += 14 * hour;
  expect(quizOf(session).deadline_at).toBe(server.clock.steadyNow() + 16_000);
  const second = server.sessions.running(await lobby(server))!;
  expect(quizOf(session).deadline_at).toBe(server.clock.steadyNow() + 16_000);
  for (const each of [session, second]) {
    await each.dispatch({ command: { type: 'end' }, command_id: null, at: server.clock.steadyNow() });
  }
  const third = server.sessions.running(await lobby(server))!;
  expect(third.state.since).toBe(machine.wall);
  await server.sessions.stop();
});

test('S10 a pin is given once while it is open, and not again within a day of its end', async () => {
  const settings = { ...defaultSettings, questions: 3 };
  const questions = prepareQuestions(words, settings, seededRandom(3));
  const opened: QuizOpened = {
    type: 'lobby_opened',
    at: machine.wall,
    deck_name: 'Animals',
    target_language: 'japanese',
    source_language: null,
    settings,
    questions,
  };
  const live = { pin: '777777', host_id: 1, game: 'live-quiz', deck_ids: [1], time_zone: 'Asia/Tokyo' };
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => log.create(live, opened)));
  const [live_id] = atOnce.filter((id) => id !== undefined);
  expect(atOnce.filter((id) => id === undefined)).toHaveLength(4);
  const endedAgo = (ago: string) =>
    pool.query(`update lives set ended_at = now() - $2::interval where live_id = $1`, [live_id, ago]);
  await endedAgo('23 hours');
  expect(await log.create(live, opened)).toBeUndefined();
  await endedAgo('25 hours');
  expect(await log.create(live, opened)).toBeGreaterThan(live_id!);
});
