// npm run bench:start
// How long the server takes to be ready, to end, and to have a class back after it was killed in the middle of a
// question; ends with code 1 when a figure is over its limit.
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';
import { keepsAll, type Limit, median } from './live/limits.ts';

const rounds = 5;
const players = 30;
/** What was compiled once need not be again, as with `npm start`. */
const env = { NODE_COMPILE_CACHE: '.cache/compiled' };

const server = await ServerProcess.start(env);
let isKept = false;
try {
  isKept = keepsAll([...(await measureStarts()), await measureReturn()]);
} finally {
  await server.stop();
}
process.exit(isKept ? 0 : 1);

/** The server that has its data already ends and starts again, and again. */
async function measureStarts(): Promise<Limit[]> {
  const ends: number[] = [];
  const starts: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ends.push(await timeOf(() => server.terminate()));
    starts.push(await timeOf(() => server.start()));
  }
  return [
    { what: 'until the server has ended, ms', value: median(ends), most: 3000 },
    { what: 'until a server that has its data is ready, ms', value: median(starts), most: 3000 },
  ];
}

/** From the moment at which a killed server is there again until everybody sees the question again. */
async function measureReturn(): Promise<Limit> {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ questions: 1, seconds: null });
  const host = await hostBot(server.url, live);
  const bots = await Promise.all(
    Array.from({ length: players }, (_, index) => PlayerBot.join(server.url, live.pin, `Player ${index + 1}`)),
  );
  const everybody = [host, ...bots];
  await host.must('start');
  await host.sees('open', 1);
  const returns: number[] = [];
  for (let round = 0; round < 3; round++) {
    await server.kill();
    await server.start();
    returns.push(
      await timeOf(async () => {
        await Promise.all(everybody.map((bot) => bot.connected()));
        await Promise.all(everybody.map((bot) => bot.resume()));
      }),
    );
  }
  for (const bot of everybody) bot.close();
  return {
    what: `until ${players} players are back in a server that was killed, ms`,
    value: Math.max(...returns),
    most: 5000,
  };
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await run();
  return performance.now() - since;
}
