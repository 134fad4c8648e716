import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Ack, Command, CommandType } from '@lexiroom/contracts/live';
import type { LiveCommand } from '@lexiroom/domain/games';
import { defaultSettings, prepareQuestions, type QuizOpened, type QuizSession } from '@lexiroom/domain/games/live-quiz';
import { seededRandom } from '@lexiroom/domain/chance';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { OwnClasses } from '../../classes/own-classes.ts';
import { Absences } from '../../classes/students/absences.ts';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { createPool } from '../../database/pool.ts';
import { AnswerLog } from '../../event-log/answer-log.ts';
import { LiveLog } from '../../event-log/live-log.ts';
import { type Answer, passCommand } from '../../realtime/command-gate.ts';
import { LiveSession } from './live-session.ts';
import { playedQuiz } from '../../games/live-quiz/played-quiz.fixture.ts';
import { reportOf } from '../replay/report.ts';
import { compareLiveScores, rebuildLiveScores } from '../replay/projections.ts';

let databaseUrl: string;
let pool: pg.Pool;
let log: LiveLog;
/** A clock that the spec moves; a session's own alarm never rings in it by itself. */
const clock = { at: Date.parse('2026-11-21T10:00:00Z'), now: () => clock.at, steadyNow: () => clock.at };
const running: LiveSession[] = [];

beforeAll(async () => {
  databaseUrl = await freshDatabase();
  pool = createPool(databaseUrl);
  log = new LiveLog(pool);
  await pool.query(
    `insert into users (username, username_key, password_hash, role) values ('Ada', 'ada', 'x', 'teacher')`,
  );
});
/** Whose logs were written behind the back of everything that is kept up with them. */
const played: number[] = [];
afterEach(async () => {
  for (const session of running.splice(0)) session.stop();
  await pool.query('delete from lives where live_id = any($1)', [played.splice(0)]);
});
afterAll(() => pool.end());

const words = Array.from({ length: 6 }, (_, index) => ({
  word_id: index + 1,
  origin_word_id: index + 1,
  deck_id: 1,
  image_id: index + 1,
  image_path: `/media/${index + 1}.webp`,
  target_translation: ['neko', 'inu', 'tori', 'uma', 'ushi', 'sakana'][index]!,
  target_language: 'japanese' as const,
  source_translation: null,
  source_language: null,
}));

type Parts = Parameters<(typeof LiveSession)['load']>[0];
async function load(live_id: number, parts: Partial<Parts> = {}): Promise<LiveSession> {
  const live = (await log.byId(live_id))!;
  const session = await LiveSession.load({
    live,
    log,
    answers: new AnswerLog(pool),
    absences: new Absences(pool, new OwnClasses(pool), clock),
    clock,
    changed: () => {},
    ...parts,
  });
  running.push(session);
  return session;
}

let pins = 100_000;
async function lobby(seconds: number | null = null, questions = 3): Promise<LiveSession> {
  const settings = { ...defaultSettings, questions, seconds };
  const asked = prepareQuestions(words, settings, seededRandom(3));
  const opened: QuizOpened = {
    type: 'lobby_opened',
    at: clock.at,
    deck_name: 'Animals',
    target_language: 'japanese',
    source_language: null,
    settings,
    // Asked again and again when they are to be many.
    questions: Array.from({ length: questions }, (_, index) => ({
      ...asked[index % asked.length]!,
      number: index + 1,
    })),
  };
  const live = { pin: String(++pins), host_id: 1, game: 'live-quiz', deck_ids: [1], time_zone: 'Asia/Tokyo' };
  return load((await log.create(live, opened))!);
}

const order = (session: LiveSession, command: LiveCommand, command_id: string | null = randomUUID()) =>
  session.dispatch({ command, command_id, at: clock.at });

/** On to the next moment at which the session acts by itself. */
async function later(session: LiveSession, ms: number): Promise<void> {
  clock.at += ms;
  await order(session, { type: 'tick' }, null);
}

const answer = (session: LiveSession, seat_id: number, option: number, answer_id: string = randomUUID()) =>
  session.sheet.record(seat_id, { answer_id, question: session.state.number, option, person_id: null }, clock.at);

/** Sends a command as it comes over the wire: an answer of seat 1, or an order of the host. */
function send(session: LiveSession, type: CommandType, command_id: string, fields: object): Promise<Ack> {
  return passCommand(
    { v: 1, type, command_id, ...fields },
    { role: type === 'answer' ? 'player' : 'host', wait: () => 0, run: (command) => carryOut(session, command), surprised }, // prettier-ignore
  );
}

async function carryOut(session: LiveSession, { v: _v, command_id, ...command }: Command): Promise<Answer> {
  const outcome =
    command.type === 'answer'
      ? await answer(session, 1, command.option ?? 0, command_id)
      : await order(session, command as LiveCommand, command_id);
  return 'refusal' in outcome ? outcome : { ok: true, seq: outcome.seq };
}

function surprised(error: unknown): never {
  throw error;
}

/** Ada and Ben in an open first question. */
async function openQuestion(seconds: number | null = null): Promise<LiveSession> {
  const session = await lobby(seconds);
  for (const name of ['Ada', 'Ben']) await order(session, { type: 'join', name });
  await order(session, { type: 'start' });
  await later(session, 3000);
  await later(session, seconds === null ? 0 : 2000);
  expect(session.state.phase).toBe('open');
  return session;
}

async function reveal(session: LiveSession): Promise<void> {
  await order(session, { type: 'end_question' });
  await later(session, 1000);
  expect(session.state.phase).toBe('reveal');
}

const quizOf = ({ state }: LiveSession) => (state as QuizSession).play;
const right = (session: LiveSession) => quizOf(session).questions[session.state.number - 1]!.correct_option!;

const scores = async (session: LiveSession) =>
  (await pool.query('select seat_id, score, rank from live_scores where live_id = $1 order by seat_id', [session.live.live_id])).rows; // prettier-ignore

test('at the lock the answers are read once, and the scoreboard is stored with the reveal', async () => {
  const session = await openQuestion();
  await answer(session, 1, right(session));
  await answer(session, 2, (right(session) + 1) % 4);
  expect(await scores(session)).toEqual([]);
  await reveal(session);
  expect(await scores(session)).toEqual([
    { seat_id: 1, score: 100, rank: 1 },
    { seat_id: 2, score: 0, rank: 2 },
  ]);
  expect(session.sheet.tally.answered).toBe(2);
});

test('the report tells answers and points by player, without the void question and without who was removed', async () => {
  const session = await openQuestion();
  await order(session, { type: 'join', name: 'Cem' });
  for (const seat_id of [1, 3]) await answer(session, seat_id, right(session));
  await answer(session, 2, (right(session) + 1) % 4);
  await reveal(session);
  await order(session, { type: 'next' });
  await order(session, { type: 'next' });
  await later(session, 0);
  await answer(session, 2, right(session));
  await reveal(session);
  const { live_id, pin } = session.live;
  const live = { live_id, pin, deck_name: 'Animals', decks: null, created_at: 0, ended_at: null };
  const told = async () => (await reportOf(live, log)).players.map(({ name, score, rank, answers }) => ({
    name, score, rank, points: answers.map(({ question, points }) => [question, points]),
  })); // prettier-ignore
  expect(await told()).toEqual([
    { name: 'Ada', score: 100, rank: 1, points: [[1, 100]] },
    { name: 'Ben', score: 100, rank: 1, points: [[1, 0], [2, 100]] },
    { name: 'Cem', score: 100, rank: 1, points: [[1, 100]] },
  ]); // prettier-ignore
  await order(session, { type: 'void', question: 1 });
  await order(session, { type: 'remove', seat_id: 3, ban: false });
  expect(await told()).toEqual([
    { name: 'Ada', score: 0, rank: 2, points: [[1, 0]] },
    { name: 'Ben', score: 100, rank: 1, points: [[1, 0], [2, 100]] },
  ]); // prettier-ignore
});

/** Joins from a phone, or whatever has a cookie. */
const joinBy = (session: LiveSession, device: string, name: string) =>
  session.dispatch({
    command: { type: 'join', name, owner: device },
    command_id: randomUUID(),
    at: clock.at,
    seat: { person_id: null, device },
  });

test('S14 whose seats are whose, and who is kept out, is known after a restart as well', async () => {
  const session = await lobby();
  for (const name of ['Ada', 'Ben', 'Cem', 'Dora']) await joinBy(session, 'tablet', name);
  await joinBy(session, 'phone', 'Eve');
  await order(session, { type: 'remove', seat_id: 5, ban: true });
  const again = await load(session.live.live_id);
  expect(again.state).toEqual(session.state);
  expect(await joinBy(again, 'tablet', 'Fay')).toMatchObject({ refusal: { code: 'DEVICE_FULL' } });
  expect(await joinBy(again, 'phone', 'Fay')).toMatchObject({ refusal: { code: 'REMOVED' } });
  const { rows } = await pool.query('select body from live_events where live_id = $1', [session.live.live_id]);
  expect(JSON.stringify(rows)).not.toContain('tablet');
});

test('a session read again from its log is the session that was', async () => {
  const session = await openQuestion();
  await answer(session, 1, right(session));
  await reveal(session);
  await order(session, { type: 'rename', seat_id: 2, name: 'Benjamin' });
  const again = await load(session.live.live_id);
  expect(again.state).toEqual(session.state);
  expect([...again.board]).toEqual([...session.board]);
  expect([again.seq, again.sheet.tally]).toEqual([session.seq, session.sheet.tally]);
});

test('names stand with the seats only, so that a person can be forgotten', async () => {
  const session = await openQuestion();
  const { rows } = await pool.query<{ events: string }>(
    'select json_agg(body)::text as events from live_events where live_id = $1',
    [session.live.live_id],
  );
  expect(rows[0]!.events).not.toMatch(/Ada|Ben/);
  await pool.query(`update seats set name = '—' where live_id = $1 and seat_id = 1`, [session.live.live_id]);
  expect((await load(session.live.live_id)).state.seats.get(1)?.name).toBe('—');
});

describe('a command that is sent again', () => {
  test('has one effect and gets the same answer, also from a session read again', async () => {
    const session = await lobby();
    const id = randomUUID();
    const first = await order(session, { type: 'join', name: 'Mia' }, id);
    const second = await order(session, { type: 'join', name: 'Mia' }, id);
    const third = await order(await load(session.live.live_id), { type: 'join', name: 'Mia' }, id);
    expect(first).toMatchObject({ seq: 2, repeated: false });
    expect(second).toMatchObject({ seq: 2, repeated: true });
    expect(third).toMatchObject({ seq: 2, repeated: true, events: [{ type: 'joined', seat_id: 1 }] });
    expect(session.state.seats.size).toBe(1);
  });

  test('is known by its id in small letters though it came in capitals, also in a session read again', async () => {
    const session = await openQuestion();
    const { live_id } = session.live;
    const answer_id = randomUUID();
    const sent = { question: 1, option: 0 };
    const first = await send(session, 'answer', answer_id.toUpperCase(), sent);
    expect(first).toMatchObject({ ok: true });
    const command_id = randomUUID();
    const renamed = await send(session, 'rename', command_id.toUpperCase(), { seat_id: 1, name: 'Eve' });
    expect(renamed).toMatchObject({ ok: true });
    await order(session, { type: 'rename', seat_id: 1, name: 'Ada' });

    for (const to of [session, await load(live_id)]) {
      expect(await send(to, 'answer', answer_id, sent)).toMatchObject({ ok: true });
      expect(await send(to, 'rename', command_id, { seat_id: 1, name: 'Eve' })).toEqual(renamed);
      expect(to.state.seats.get(1)?.name).toBe('Ada');
    }
    const loaded = await load(live_id);
    expect(await send(loaded, 'rename', command_id.toUpperCase(), { seat_id: 1, name: 'Eve' })).toEqual(renamed);
    await reveal(loaded);
    expect(await send(loaded, 'answer', answer_id.toUpperCase(), sent)).toMatchObject({ ok: true });
    expect((await log.answersWithIds(live_id, 1)).map((stored) => stored.answer_id)).toEqual([answer_id]);
  });

  test('an answer whose question is over is acknowledged again when it was stored', async () => {
    const session = await openQuestion();
    const answer_id = randomUUID();
    const first = await answer(session, 1, 0, answer_id);
    await reveal(session);
    expect(await answer(session, 1, 0, answer_id)).toEqual(first);
    expect(await answer(session, 2, 0)).toEqual({ refusal: { code: 'LATE' } });
  });
});

test('two servers that decide one session: the second reads again and decides again, and no number is given twice', async () => {
  const one = await lobby();
  const other = await load(one.live.live_id);
  const outcomes = await Promise.all([
    ...['Ada', 'Ben', 'Cem'].map((name) => order(one, { type: 'join', name })),
    ...['Ada', 'Dan', 'Eve'].map((name) => order(other, { type: 'join', name })),
  ]);
  expect(outcomes.filter((outcome) => 'refusal' in outcome)).toHaveLength(1);
  const { state, seq } = await load(one.live.live_id);
  expect([...state.seats.values()].map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben', 'Cem', 'Dan', 'Eve']);
  expect(seq).toBe(6);
});

test('a commit that a session was not told of is shown and goes on once the order comes again', async () => {
  const { live } = await lobby();
  const shown: string[] = [];
  const rings: number[] = [];
  const session = await load(live.live_id, {
    changed: (_session, events) => shown.push(...events.map(({ type }) => type)),
    timers: { after: (ms) => (rings.push(ms), () => {}), every: () => () => {} },
  });
  const command_id = randomUUID();
  // As by this session, whose connection to the database broke before it heard of the commit.
  await order(await load(live.live_id), { type: 'start' }, command_id);
  expect(await order(session, { type: 'start' }, command_id)).toMatchObject({ repeated: true });
  expect(shown).toEqual(['started']);
  expect(rings.at(-1)).toBe(3000);
});

test('an answer that was stored without its server being told of it counts as soon as another one is refused for it', async () => {
  const session = await openQuestion();
  await answer(await load(session.live.live_id), 1, 2);
  expect(session.sheet.tally.answered).toBe(0);
  expect(await answer(session, 1, 0)).toEqual({ refusal: { code: 'ALREADY_ANSWERED' } });
  expect(session.sheet.answerOf(1)).toEqual({ question: 1, option: 2 });
  expect(session.sheet.tally).toMatchObject({ counts: [0, 0, 1], answered: 1 });
});

test.each(['end_question', 'skip'] as const)(
  'S29 %s of two controllers and the clock at the same moment move on once',
  async (type) => {
    const session = await openQuestion(20);
    clock.at = quizOf(session).deadline_at!;
    const expect1 = { expect: { phase: 'open', question: 1 } } as const;
    const outcomes = await Promise.all([
      order(session, { type: 'tick' }, null),
      order(session, { type, ...expect1 }),
      order(session, { type, ...expect1 }),
    ]);
    expect(outcomes.slice(1)).toEqual([{ refusal: { code: 'STALE' } }, { refusal: { code: 'STALE' } }]);
    const happened = (await log.read(session.live.live_id)).map(({ event }) => event.type);
    expect(happened.slice(happened.indexOf('opened'))).toEqual(['opened', 'locked']);
    expect(session.state).toMatchObject({ phase: 'locked', number: 1 });
  },
);

test('a question closes early once every seat that is waited for has answered', async () => {
  const session = await openQuestion();
  session.attendance.connect(1, 'a', () => {});
  session.attendance.connect(2, 'b', () => {});
  await answer(session, 1, 0);
  expect(session.state.phase).toBe('open');
  session.attendance.disconnect(2, 'b');
  session.closeWhenAllAnswered();
  await order(session, { type: 'tick' }, null);
  expect(session.state.phase).toBe('open');
  clock.at += 15_001;
  session.closeWhenAllAnswered();
  await order(session, { type: 'tick' }, null);
  expect(session.state.phase).toBe('locked');
});

test('while the database cannot be written the question’s time stands still, and players get it back', async () => {
  const session = await openQuestion(20);
  for (const seat_id of [1, 2]) session.attendance.connect(seat_id, `phone ${seat_id}`, () => {});
  await answer(session, 1, 0);
  const deadline = quizOf(session).deadline_at!;
  const blocker = await pool.connect();
  await blocker.query('begin');
  await blocker.query('select 1 from lives where live_id = $1 for update', [session.live.live_id]);
  // The other one is gone for good: the session orders itself to lock, and cannot.
  session.attendance.disconnect(2, 'phone 2');
  clock.at += 15_001;
  session.closeWhenAllAnswered();
  await expect(order(session, { type: 'add_time' })).rejects.toThrow('timeout');
  clock.at += 7000;
  await blocker.query('rollback');
  blocker.release();
  await until(() => quizOf(session).deadline_at !== deadline);
  const held_until = clock.at + 5000;
  expect(session.state.phase).toBe('open');
  expect(quizOf(session)).toMatchObject({ deadline_at: Math.max(deadline + 7000, held_until), held_until });
}, 15_000);

test('a void question never was, and a removed seat lets the others move up', async () => {
  const session = await openQuestion();
  await answer(session, 1, right(session));
  await reveal(session);
  await order(session, { type: 'void', question: 1 });
  expect(await scores(session)).toEqual([]);
  const other = await openQuestion();
  await answer(other, 1, right(other));
  await reveal(other);
  await order(other, { type: 'remove', seat_id: 1, ban: false });
  expect(await scores(other)).toEqual([{ seat_id: 2, score: 0, rank: 1 }]);
});

/** Writes the log on a connection whose statements may take longer than the server's. */
async function play(quiz: Parameters<typeof playedQuiz>[0]): Promise<void> {
  played.push(quiz.live_id);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const [sql, ...values] of playedQuiz(quiz)) await client.query(sql, values);
  await client.end();
}

const comeIn = (session: LiveSession, name: string) =>
  order(session, { type: 'join', name, owner: null, absent: session.absentSeats() });
/** A room whose every seat strangers took; only the first of them is still connected. */
const fullRoom = async (questions: number) => {
  const { live_id } = (await lobby()).live;
  await play({ live_id, players: 2000, questions });
  const session = await load(live_id);
  session.attendance.connect(1, 'phone', () => {});
  return session;
};

test('S13 the last seat is given once, however many want it at once and whichever server they ask', async () => {
  const { live_id } = (await lobby()).live;
  await play({ live_id, players: 1999, questions: 1 });
  const servers = [await load(live_id), await load(live_id)];
  const names = Array.from({ length: 20 }, (_, index) => `Mia ${index}`);
  const outcomes = await Promise.all(names.map((name, index) => comeIn(servers[index % 2]!, name)));
  const refused = outcomes.filter((outcome) => 'refusal' in outcome);
  expect(refused).toEqual(Array.from({ length: 19 }, () => ({ refusal: { code: 'FULL' } })));
  expect((await load(live_id)).state.in_room).toBe(2000);
});

describe('S14 in a full room', () => {
  test('a pupil without a cookie is let in though strangers took every seat and are gone', async () => {
    const session = await fullRoom(0);
    expect(await comeIn(session, 'Mia')).toEqual({ refusal: { code: 'FULL' } });
    clock.at += 15_001;
    expect(session.absentSeats().has(1)).toBe(false);
    expect(await comeIn(session, 'Mia')).toMatchObject({
      events: [
        { type: 'joined', seat_id: 2001 },
        { type: 'left', seat_id: 2, gave_way: true },
      ],
    });
    session.attendance.connect(2001, 'another phone', () => {});
    // Back within the moment that it was away for, it keeps its place; and so it does when read from the log.
    session.attendance.disconnect(2001, 'another phone');
    expect(session.absentSeats().has(2001)).toBe(false);
    const again = await load(session.live.live_id);
    expect(again.state).toEqual(session.state);
  });

  test('nobody takes the seat of somebody who played and is away', async () => {
    const session = await fullRoom(1);
    clock.at += 3_600_000;
    expect(session.absentSeats().size).toBe(0);
    expect(await comeIn(session, 'Mia')).toEqual({ refusal: { code: 'FULL' } });
  });
});

/**
 * The most entries that were put into maps between two turns of the event loop while something was done. Everything
 * else has to wait for the work of one turn; counted instead of timed, it is the same on every machine. For how long the
 * loop is held is measured by `npm run bench:live`.
 */
async function mostWorkOfATurn(during: () => Promise<unknown>): Promise<number> {
  const put = jest.spyOn(Map.prototype, 'set');
  const work = { isDone: false };
  let most = 0;
  try {
    const done = during().finally(() => (work.isDone = true));
    while (!work.isDone) {
      put.mockClear();
      await new Promise((resolve) => setImmediate(resolve));
      most = Math.max(most, put.mock.calls.length);
    }
    await done;
  } finally {
    put.mockRestore();
  }
  return most;
}

describe('in a quiz of 2,000 players', () => {
  test('reading it, taking a question back and removing hundreds of seats are done in turns that are bounded', async () => {
    const players = 2000;
    const { live_id } = (await lobby(20, 20)).live;
    await play({ live_id, players, questions: 20 });
    const work: Record<string, number> = {};
    let session!: LiveSession;
    work['reading'] = await mostWorkOfATurn(async () => (session = await load(live_id)));
    work['taking back'] = await mostWorkOfATurn(() => order(session, { type: 'void', question: 7 }));
    const removal = { type: 'remove', seat_id: 1, ban: false, all_who_came_with: true } as const;
    await pool.query(`update seats set device = 'tablet' where live_id = $1 and seat_id <= 600`, [live_id]);
    session = await load(live_id);
    work['removing'] = await mostWorkOfATurn(() => order(session, removal));
    expect(session.board.size).toBe(1400);
    // Some entries for each player: neither those of all questions, nor those of the whole room for each seat.
    expect(Object.entries(work).filter(([, entries]) => entries > 10 * players)).toEqual([]);
    const client = await pool.connect();
    expect(await compareLiveScores(client).finally(() => client.release())).toEqual([]);
  }, 60_000);
});

test('who answers right and leaves before the reveal has the points, here and in the log read again', async () => {
  const session = await openQuestion();
  await answer(session, 1, right(session));
  await order(session, { type: 'leave', seat_id: 1 });
  await reveal(session);
  expect(await scores(session)).toEqual([
    { seat_id: 1, score: 100, rank: 1 },
    { seat_id: 2, score: 0, rank: 2 },
  ]);
  expect([...(await load(session.live.live_id)).board]).toEqual([...session.board]);
  // Removed while they are away, they have none, as others have who are removed.
  await order(session, { type: 'remove', seat_id: 1, ban: false });
  expect(await scores(session)).toEqual([{ seat_id: 2, score: 0, rank: 1 }]);
});

test('a scoreboard or a session’s row that is not what the log tells is found, and rebuilding mends it', async () => {
  const session = await openQuestion();
  await answer(session, 1, right(session));
  await reveal(session);
  const client = await pool.connect();
  try {
    expect(await compareLiveScores(client)).toEqual([]);
    await client.query('update live_scores set score = 999 where live_id = $1 and seat_id = 1', [session.live.live_id]);
    await client.query('delete from live_scores where live_id = $1 and seat_id = 2', [session.live.live_id]);
    expect(await compareLiveScores(client)).toHaveLength(2);
    await client.query('update lives set open_question = 3, players = 9 where live_id = $1', [session.live.live_id]);
    expect((await compareLiveScores(client)).map(({ what }) => what)).toContain(
      `lives, session ${session.live.live_id}`,
    );
    await rebuildLiveScores(client);
    expect(await compareLiveScores(client)).toEqual([]);
  } finally {
    client.release();
  }
});

/** Resolves once something of the session's own doing has become true. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
