import type { Browser } from '@playwright/test';
import type { Person } from '../bots/person.ts';
import { hostBot, PlayerBot } from '../bots/screen-bot.ts';
import { watchTasks } from '../journeys/performance/long-tasks.ts';

/** A computer at a school's projector is so much slower than this machine. */
const timesSlower = 4;
const players = 28;
const questions = 5;
/** So long all that moves on a board has come to rest; the confetti falls a little longer. */
const movesMs = { reveal: 2500, leaderboard: 2500, podium: 11_000 };
type Board = keyof typeof movesMs;

/** What a board of a quiz costs, in milliseconds of the processor: the task that draws it, and the longest while it moves. */
export interface BoardTasks {
  drawn: number;
  moving: number;
}

/** Plays a quiz of a class before a projector that shows motion. */
export async function tasksOfBoards(
  browser: Browser,
  url: string,
  teacher: Person,
): Promise<Record<string, BoardTasks>> {
  const live = await teacher.openLive({ questions, seconds: 60 });
  const host = await hostBot(url, live);
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  for (const [, name = '', value = ''] of teacher.cookie.matchAll(/([^=; ]+)=([^;]*)/g))
    await context.addCookies([{ name, value, url }]);
  const projector = await context.newPage();
  await projector.goto(`${url}/live/${live.pin}/projector`);
  await projector.getByRole('button', { name: 'Start quiz' }).waitFor();
  const bots = await Promise.all(
    Array.from({ length: players }, (_, place) => PlayerBot.join(url, live.pin, `Player ${place}`)),
  );
  await projector.getByRole('heading', { name: `${players} in the room` }).waitFor();

  const tasks: Record<string, BoardTasks> = {};
  /** Looks at a board from the order that brings it until it has come to rest. */
  async function look(board: Board, question: number, bring: () => Promise<unknown>): Promise<void> {
    const longest = await watchTasks(projector, timesSlower);
    await bring();
    await host.sees(board);
    await projector.waitForTimeout(movesMs[board]);
    const [drawn = 0, moving = 0] = await longest();
    tasks[`${board} ${question}`] = { drawn: Math.round(drawn), moving: Math.round(moving) };
  }

  await host.must('start');
  for (let question = 1; question <= questions; question++) {
    await Promise.all(
      bots.map(async (bot, place) => {
        await bot.sees('open', question);
        await bot.must('answer', { question, option: (place * question) % 4 });
      }),
    );
    await look('reveal', question, () => host.sees('reveal', question));
    const next = () => host.must('next', { expect: { phase: 'reveal', question } });
    await look(question < questions ? 'leaderboard' : 'podium', question, next);
    if (question < questions) await host.must('next', { expect: { phase: 'leaderboard', question } });
  }
  for (const bot of bots) bot.close();
  host.close();
  await context.close();
  return tasks;
}
