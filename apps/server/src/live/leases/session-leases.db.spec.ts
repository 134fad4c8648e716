import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seededRandom } from '@lexiroom/domain/chance';
import { liveGames } from '@lexiroom/domain/games';
import { defaultSettings, prepareQuestions, type QuizOpened } from '@lexiroom/domain/games/live-quiz';
import { fold } from '@lexiroom/domain/live-session';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ClusterMember } from '../../cluster/cluster-member.ts';
import { ServerClock } from '../../clock/clock.ts';
import type { Timers } from '../../clock/timers.ts';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { createPool } from '../../database/pool.ts';
import { AnswerLog, type SeatAnswer } from '../../event-log/answer-log.ts';
import { LiveLog } from '../../event-log/live-log.ts';
import { LeaseLost } from '../../event-log/writes-as.ts';
import { LedElsewhere, SessionLeases } from './session-leases.ts';

/** Beats are given by hand. */
const noTimers: Timers = { after: () => () => {}, every: () => () => {} };
const day = 86_400_000;
let pool: pg.Pool;
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

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  await pool.query(
    `insert into users (username, username_key, password_hash, role) values ('Ada', 'ada', 'x', 'teacher')`,
  );
});
afterAll(() => pool.end());

/** A server whose steady clock shows `steady`, which has said that it lives. */
async function newServer(name: string, steady = day) {
  const machine = { wall: steady };
  const clock = new ServerClock({ now: () => machine.wall }, () => 0);
  const member = new ClusterMember({ pool, address: `http://${name}.example`, clock, timers: noTimers });
  await member.join();
  return { machine, clock, member, leases: new SessionLeases(pool, member) };
}

async function newLive(owner: string | null): Promise<number> {
  const { rows } = await pool.query<{ live_id: number }>(
    `insert into lives (pin, host_id, game, deck_ids, time_zone, phase, owner)
     select lpad((count(*) + 100000)::text, 6, '0'), 1, 'live-quiz', '{1}', 'Europe/Madrid', 'lobby', $1 from lives
     returning live_id`,
    [owner],
  );
  return rows[0]!.live_id;
}

const silence = (server_id: string) =>
  pool.query(`update servers set beat_at = clock_timestamp() - interval '3 s' where server_id = $1`, [server_id]);

test('what a server opens it leads, and nobody else takes it while that server lives', async () => {
  const [ada, ben] = [await newServer('ada'), await newServer('ben')];
  const live_id = await newLive(ada.leases.owner);
  expect(await ada.leases.take(live_id)).toEqual({ epoch: 0, before: null });
  await expect(ben.leases.take(live_id)).rejects.toThrow(LedElsewhere);
  expect(await ben.leases.addressOf({ live_id })).toBe('http://ada.example');
  expect(await ada.leases.addressOf({ live_id })).toBeUndefined();
  expect(await ben.leases.running()).not.toContain(live_id);
});

test('once it has said nothing for a while another one takes it, and knows what its clock showed last', async () => {
  const [ada, ben] = [await newServer('ada', 5 * day), await newServer('ben')];
  const live_id = await newLive(ada.leases.owner);
  await ada.leases.take(live_id);
  await silence(ada.leases.owner);
  expect(await ben.leases.running()).toContain(live_id);
  expect(await ben.leases.take(live_id)).toEqual({ epoch: 1, before: 5 * day });
  expect(await ada.leases.lost([live_id])).toEqual([live_id]);
  // It comes back to itself, and the session is not its own any more.
  await ada.member.join();
  await expect(ada.leases.take(live_id)).rejects.toThrow(LedElsewhere);
});

test('a server that has left frees what it led at once', async () => {
  const [ada, ben] = [await newServer('ada'), await newServer('ben')];
  const live_id = await newLive(ada.leases.owner);
  await ada.member.leave();
  expect(await ben.leases.addressOf({ live_id })).toBeUndefined();
  expect(await ben.leases.take(live_id)).toMatchObject({ epoch: 1 });
});

test('what it let go of while nobody heard it, and nobody has taken, it leads again and knows since when', async () => {
  const ada = await newServer('ada');
  const live_id = await newLive(ada.leases.owner);
  await ada.leases.take(live_id);
  ada.leases.drop(live_id, day - 4000);
  expect(ada.leases.epochOf(live_id)).toBeUndefined();
  expect(await ada.leases.running()).toContain(live_id);
  expect(await ada.leases.take(live_id)).toEqual({ epoch: 0, before: day - 4000 });
  expect(await ada.leases.take(live_id)).toEqual({ epoch: 0, before: null });
});

test('a server is not cut off because its wall was set', async () => {
  const ada = await newServer('ada');
  ada.machine.wall += day;
  ada.clock.setByWall();
  expect(ada.member.isCutOff).toBe(false);
  expect(await ada.leases.take(await newLive(ada.leases.owner))).toEqual({ epoch: 0, before: null });
});

test('of two servers that take up the same session one gets it', async () => {
  const [ada, ben, cem] = [await newServer('ada'), await newServer('ben'), await newServer('cem')];
  const live_id = await newLive(ada.leases.owner);
  await silence(ada.leases.owner);
  const tries = await Promise.allSettled([ben.leases.take(live_id), cem.leases.take(live_id)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('whoever was taken for gone writes nothing more of the session', async () => {
  const [ada, ben] = [await newServer('ada'), await newServer('ben')];
  const settings = { ...defaultSettings, questions: 3, seconds: 20 };
  const opened: QuizOpened = {
    type: 'lobby_opened',
    at: day,
    deck_name: 'Animals',
    target_language: 'japanese',
    source_language: null,
    settings,
    questions: prepareQuestions(words, settings, seededRandom(3)),
  };
  const live = { pin: '300001', host_id: 1, game: 'live-quiz', deck_ids: [1], time_zone: 'Asia/Tokyo' };
  const [logOfAda, logOfBen] = [new LiveLog(pool, ada.leases), new LiveLog(pool, ben.leases)];
  const live_id = (await logOfAda.create(live, opened))!;
  const locked = { type: 'door_locked', at: day } as const;
  const write = (log: LiveLog) =>
    log.append(live_id, 1, [{ event: locked, command_id: null }], fold([opened, locked], liveGames));
  await ada.leases.take(live_id);
  await silence(ada.leases.owner);
  await ben.leases.take(live_id);
  await expect(write(logOfAda)).rejects.toThrow(LeaseLost);
  await write(logOfBen);
  expect((await logOfBen.read(live_id)).map(({ event }) => event.type)).toEqual(['lobby_opened', 'door_locked']);
});

test('an answer is stored by the server that leads the session: whoever takes it over reads all of them', async () => {
  const [ada, ben] = [await newServer('ada'), await newServer('ben')];
  const live_id = await newLive(ada.leases.owner);
  await pool.query(`update lives set phase = 'open', number = 1, open_question = 1 where live_id = $1`, [live_id]);
  const answer = (seat_id: number): SeatAnswer => ({
    schedule: `live:${live_id}`,
    answer_id: randomUUID(),
    mode: 'live-quiz',
    kind: 'text_to_picture',
    person_id: null,
    live_id,
    seat_id,
    question: 1,
    deck_id: 1,
    word_id: 1,
    origin_word_id: 1,
    option_word_ids: [1, 2],
    chosen_option: 0,
    chosen_word_id: 1,
    typed_text: null,
    is_correct: true,
    ms: 1000,
    answered_at: '2026-11-27T10:00:00Z',
    local_day: '2026-11-27',
  });
  await ada.leases.take(live_id);
  const [ofAda, ofBen] = [new AnswerLog(pool, ada.leases), new AnswerLog(pool, ben.leases)];
  expect(await ofAda.append(answer(1))).toBe('stored');
  await ben.leases.take(live_id, { force: true });
  await expect(ofAda.append(answer(2))).rejects.toThrow(LeaseLost);
  expect(await ofBen.append(answer(2))).toBe('stored');
});
