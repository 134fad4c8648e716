/**
 * Plays sessions on the built server and keeps them in `recorded-sessions`, for the releases to come: what was written
 * down, and what the screens were sent. `node scripts/with-node.mjs test/live/record-sessions.ts`, once for each release
 * that changes what is written; what was recorded by an earlier one stays as it is.
 */
import type { HostView, LiveSettingsInput, SeatView } from '@lexiroom/contracts/live';
import type { LiveQuestion } from '@lexiroom/domain/quiz-questions';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { readAllAnswers, readEvents } from '../../apps/server/src/event-log/live-rows.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';
import type { RecordedMoment, RecordedSession } from './recorded-session.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Zoë'];

/** A session that is being recorded, with everybody in it. */
class Recording {
  readonly moments: RecordedMoment[] = [];
  readonly host: ScreenBot;
  readonly bots: PlayerBot[] = [];
  readonly #projector: ScreenBot;
  readonly #database: pg.Client;
  readonly #live: { live_id: number; pin: string };
  readonly #url: string;

  private constructor(
    url: string,
    database: pg.Client,
    live: { live_id: number; pin: string },
    host: ScreenBot,
    projector: ScreenBot,
  ) {
    this.#url = url;
    this.#database = database;
    this.#live = live;
    this.host = host;
    this.#projector = projector;
  }

  /** A lobby in which everybody is. */
  static async opened(url: string, database: pg.Client, settings: LiveSettingsInput): Promise<Recording> {
    const teacher = await Person.signedUp(url);
    const live = await teacher.openLive(settings);
    const host = await hostBot(url, live);
    const projector = new ScreenBot(url, { pin: live.pin, role: 'projector' }, { cookie: teacher.cookie });
    await projector.connected();
    const recording = new Recording(url, database, live, host, projector);
    for (const name of names) await recording.joins(name);
    return recording;
  }

  async joins(name: string): Promise<PlayerBot> {
    const bot = await PlayerBot.join(this.#url, this.#live.pin, name);
    this.bots.push(bot);
    return bot;
  }

  /** The questions as they were prepared: a race has one for each word. */
  async questions(): Promise<LiveQuestion[]> {
    const [opened] = await readEvents(this.#database, this.#live.live_id);
    return (opened!.event as unknown as { questions: LiveQuestion[] }).questions;
  }

  /** What a question is answered with, right or nearly. */
  async answerTo(number: number, isRight: boolean): Promise<{ option: number } | { text: string }> {
    const question = (await this.questions())[number - 1]!;
    if (question.kind === 'typed') {
      const word = question.word.target_translation;
      return { text: isRight ? word : `${word}${word.at(-1)}` };
    }
    const right = question.correct_option!;
    return { option: isRight ? right : (right + 1) % question.options.length };
  }

  /** Keeps what everybody is shown now. */
  async keep(): Promise<void> {
    const screens = [this.host, this.#projector, ...this.bots];
    for (const screen of screens) await screen.resume();
    this.moments.push({
      answers: await this.#answers(),
      host: this.host.view as HostView,
      projector: this.#projector.view!,
      player: this.bots[0]!.view!,
      seats: this.bots.map(({ seat }) => seat!),
    });
  }

  async ended(): Promise<RecordedSession> {
    await this.host.must('end');
    for (const screen of [this.host, this.#projector, ...this.bots]) screen.close();
    const { live_id } = this.#live;
    const stored = await readEvents(this.#database, live_id);
    const { rows } = await this.#database.query<RecordedSession['scores'][number]>(
      'select seat_id, score, streak, right_answers, answers, rank from live_scores where live_id = $1 order by seat_id',
      [live_id],
    );
    return {
      events: stored.map(({ event }) => event),
      answers: await this.#answers(),
      scores: rows,
      moments: this.moments,
    };
  }

  async #answers() {
    return Object.fromEntries(await readAllAnswers(this.#database, this.#live.live_id));
  }
}

/** Typed words and pictures in three teams: near misses are accepted, a question is asked again and one is taken back. */
async function typedInTeams(url: string, database: pg.Client): Promise<RecordedSession> {
  const settings = { kinds: ['typed', 'picture_to_text'], questions: 4, teams: 3, scoring: 'speed' } as const;
  const recording = await Recording.opened(url, database, { ...settings, kinds: [...settings.kinds] });
  const { host, bots } = recording;
  const goOn = (phase: 'reveal' | 'leaderboard', question: number) =>
    host.must('next', { expect: { phase, question } });
  const answered = async (number: number, place = number) => {
    await Promise.all(bots.map((bot) => bot.sees('open', number)));
    for (const [index, bot] of bots.entries()) {
      // Somebody lets the question pass, and somebody else is wrong.
      if ((index + number) % 5 === 0) continue;
      const answer = await recording.answerTo(place, (index + number) % 3 !== 0);
      await bot.must('answer', { question: number, ...answer });
    }
    await host.must('end_question', { expect: { phase: 'open', question: number } });
    await host.sees('reveal', number);
  };
  await host.must('set_team', { seat_id: 2, group: '1' });
  await host.must('balance_teams');
  await recording.keep();
  await host.must('start');
  await answered(1);
  await recording.keep();
  await host.must('ask_again', { expect: { phase: 'reveal', question: 1 } });
  await answered(2, 1);
  await goOn('reveal', 2);
  await host.sees('leaderboard');
  await recording.keep();
  await recording.joins('Late');
  await goOn('leaderboard', 2);
  for (const number of [3, 4, 5]) {
    await answered(number, number - 1);
    await goOn('reveal', number);
    if (number < 5) {
      await host.sees('leaderboard');
      await goOn('leaderboard', number);
    }
  }
  await host.sees('podium');
  await recording.keep();
  // The first question of typed words; its places among the questions moved on by the one that was asked again.
  const typed = (await recording.questions()).findIndex(({ kind }) => kind === 'typed') + 1;
  const { text } = (await recording.answerTo(typed, false)) as { text: string };
  await host.must('accept', { question: typed === 1 ? 1 : typed + 1, text });
  await host.must('void', { question: 3 });
  await recording.keep();
  await host.must('void', { question: 3, undo: true });
  await host.must('remove', { seat_id: 4 });
  return recording.ended();
}

/** A race to points in two teams, of pictures and typed words, wrong ones again: words are taken back and accepted, a pause. */
async function race(url: string, database: pg.Client): Promise<RecordedSession> {
  const settings = { pace: 'player', goal_seconds: 600, teams: 2, combo: true } as const;
  const recording = await Recording.opened(url, database, { ...settings, kinds: ['typed', 'picture_to_text'] });
  const { host } = recording;
  const questions = await recording.questions();
  const answers = async (bot: PlayerBot, rights: readonly boolean[]) => {
    for (const isRight of rights) {
      const asked = bot.seat!.question as NonNullable<SeatView['question']> & { image_path?: string; text?: string };
      const place = questions.findIndex(
        (question) => question.kind === asked.kind && question.word.image_path === asked.image_path,
      );
      const answer = await recording.answerTo(place + 1, isRight);
      const sent = { command_id: randomUUID(), question: asked.number, ...answer, shown_ms: 900 };
      bot.seat = (await bot.must('answer', sent)).seat;
    }
  };
  const [ada, ben, cleo, , zoe] = recording.bots as [PlayerBot, PlayerBot, PlayerBot, PlayerBot, PlayerBot];
  await host.must('start');
  await Promise.all(
    recording.bots.map((bot) => bot.until(() => bot.seat?.question !== undefined, 'the first question')),
  );
  await answers(ada, [true, true, false, true, true, true, true]);
  await answers(ben, [false, true, true, false]);
  await answers(cleo, [true, false, false, true, true]);
  await recording.keep();
  await host.must('pause');
  await host.must('unpause');
  const late = await recording.joins('Late');
  await late.until(() => late.seat?.question !== undefined, 'the first question of who came late');
  await answers(late, [true, true]);
  await answers(zoe, [false]);
  await host.must('void', { question: 2 });
  const typed = questions.findIndex(({ kind }) => kind === 'typed') + 1;
  const { text } = (await recording.answerTo(typed, false)) as { text: string };
  await host.must('accept', { question: typed, text });
  await recording.keep();
  await answers(ada, [true, false, true, true, true, true, true]);
  await host.must('end_question', { expect: { phase: 'open' } });
  await host.sees('podium');
  await recording.keep();
  await host.must('void', { question: 2, undo: true });
  await host.must('void', { question: 3 });
  await recording.keep();
  return recording.ended();
}

const server = await ServerProcess.start();
const database = new pg.Client({ connectionString: await server.databaseUrl() });
await database.connect();
try {
  for (const [name, played] of Object.entries({ 'typed-in-teams': typedInTeams, race })) {
    const file = path.join(import.meta.dirname, 'recorded-sessions', `${packageFile.version}-${name}.json`);
    writeFileSync(file, `${JSON.stringify(await played(server.url, database))}\n`, { flag: 'wx' });
    console.log(`Kept ${file}`);
  }
} finally {
  await database.end();
  await server.stop();
}
