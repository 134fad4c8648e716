import { seededRandom } from '@lexiroom/domain/chance';
import {
  defaultSettings,
  type LiveSettings,
  prepareQuestions,
  type QuizOpened,
} from '@lexiroom/domain/games/live-quiz';
import { fastifyCookie } from '@fastify/cookie';
import { fastify, type FastifyReply } from 'fastify';
import { freshDatabase } from '../../apps/server/src/database/fresh-database.fixture.ts';
import { Database, LiveServer } from './live-server.ts';
import { Machine } from './machine.ts';
import type { Script } from './script.ts';

export const words = ['neko', 'inu', 'tori', 'uma', 'ushi', 'sakana', 'hebi', 'kame'].map(
  (target_translation, index) => ({
    word_id: index + 1,
    origin_word_id: index + 1,
    deck_id: 2,
    image_id: index + 1,
    image_path: `/media/${index + 1}.webp`,
    target_translation,
    target_language: 'japanese' as const,
    source_translation: null,
    source_language: null,
  }),
);

/** Names that people type, and of the students of the class; some look the same, and one the host should see first. */
export const names = ['Mia', 'Leo', 'Noor', 'Ben', 'Zoë', 'mia', 'fuck', '  ', 'Yūki', 'Ada'];
export const students = names.map((_, index) => ({ student_id: index + 1, name: `Student ${index + 1}` }));

/** This student of the class has an account, which is this one. */
export const linkedStudent = 1;
export const linkedUser = 2;

/** A session that was just opened, and what its screens need to come in. */
export interface OpenLive {
  live_id: number;
  pin: string;
  host_token: string;
  projector_token: string;
}

let pins = 400_000;

/** A machine with a server and its database, a teacher who is logged in, a class, and a few browsers. */
export class Classroom {
  readonly machine = new Machine();
  readonly database: Database;
  server!: LiveServer;
  /** Of the teacher's own browser. */
  cookie = '';
  /** By which tablets are known. */
  readonly deviceCookies: string[] = [];

  private constructor(database: Database) {
    this.database = database;
  }

  static async build(): Promise<Classroom> {
    const classroom = new Classroom(new Database(await freshDatabase()));
    const { pool } = classroom.database;
    await pool.query(
      `insert into users (username, username_key, role, time_zone) values ('teacher', 'teacher', 'teacher', 'Asia/Tokyo'), ('mia', 'mia', 'learner', 'America/New_York')`,
    );
    await pool.query(
      `insert into items (owner_id, item_type, item_name, name_key) values (1, 'folder', 'teacher', 'teacher')`,
    );
    await pool.query(
      `insert into items (owner_id, parent_id, item_type, item_name, name_key) values (1, 1, 'deck', 'Animals', 'animals')`,
    );
    await pool.query(`insert into decks (deck_id, target_language) values (2, 'japanese')`);
    for (const { word_id, deck_id, target_translation } of words)
      await pool.query(
        'insert into words (word_id, deck_id, word_order, target_text, origin_word_id) values ($1, $2, $1, $3, $1)',
        [word_id, deck_id, target_translation],
      );
    await pool.query(`insert into classes (teacher_id, class_name) values (1, '7b')`);
    for (const { name } of students)
      await pool.query('insert into students (class_id, student_name) values (1, $1)', [name]);
    await pool.query('update students set person_id = $2 where student_id = $1', [linkedStudent, linkedUser]);
    classroom.server = await LiveServer.start(classroom.machine, classroom.database);
    const { accounts, devices } = classroom.server;
    classroom.cookie = await cookieOf((reply) =>
      accounts.open({ user_id: 1, access_epoch: 0 }, undefined, undefined, reply),
    );
    for (let tablet = 0; tablet < 3; tablet++)
      classroom.deviceCookies.push(await cookieOf((reply) => devices.issueCookie(reply, '127.0.0.1')));
    return classroom;
  }

  /** Opens the lobby that a script is played in. */
  async open({ settings: chosen, chance }: Script): Promise<OpenLive> {
    const { log, sessions, hosts, accounts } = this.server;
    const ofClass = chosen.names === 'roster' ? { class_id: 1 } : {};
    const settings: LiveSettings = { ...defaultSettings, ...chosen, ...ofClass };
    const isRace = settings.pace === 'player';
    const opened: QuizOpened & { seed?: number } = {
      type: 'lobby_opened',
      at: sessions.timeForNew(),
      deck_name: 'Animals',
      target_language: 'japanese',
      source_language: null,
      settings,
      questions: prepareQuestions(words, settings, seededRandom(chance)),
      ...(isRace ? { game: 'live-race', seed: chance } : {}),
    };
    const pin = String(++pins);
    const live = {
      pin,
      host_id: 1,
      game: isRace ? 'live-race' : 'live-quiz',
      deck_ids: [2],
      time_zone: 'Asia/Tokyo',
      ...ofClass,
    };
    const live_id = (await log.create(live, opened))!;
    await sessions.begin(live_id);
    const logIn = (await accounts.userOf(this.cookie))!;
    return {
      live_id,
      pin,
      host_token: hosts.give(live_id, 'host', logIn),
      projector_token: hosts.give(live_id, 'projector', logIn),
    };
  }

  /** The server as it is started again on the same data. */
  async restart(): Promise<void> {
    this.server = await LiveServer.start(this.machine, this.database);
  }

  async close(): Promise<void> {
    await this.server.stop();
    await this.database.pool.end();
  }
}

/** The cookie that a browser is given by a page. */
async function cookieOf(serve: (reply: FastifyReply) => Promise<unknown>): Promise<string> {
  const pages = fastify();
  await pages.register(fastifyCookie);
  pages.get('/', async (_request, reply) => {
    await serve(reply);
    return {};
  });
  const { cookies } = await pages.inject('/');
  await pages.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
