import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../bots/person.ts';
import { hostBot, type ScreenBot } from '../../bots/screen-bot.ts';
import { cpuMs, cpuMsOfFamily } from '../process-figures.ts';
import { type Limit, median, percentile } from './limits.ts';
import type { Load, Product } from './processes.ts';
import { SmallServer } from './processes.ts';
import { openSession, query } from './session-rows.ts';

/** What the players answer to: a question is opened, answered by all, and put away. */
export interface Target {
  name: string;
  pid: number;
  before: (round: number) => Promise<void>;
  /** Has the last player answer, and waits for the reveal, where there is one; for how many ms it held the event loop. */
  reveal: (round: number, lastAnswers: () => Promise<unknown>) => Promise<number>;
  after: (round: number) => Promise<void>;
  end: () => Promise<void>;
  measured: Measured[];
}

interface Measured {
  cpu: number;
  pgCpu: number;
  p50: number;
  p99: number;
  frames: number;
  missed: number;
  /** The longest hold of the event loop at the reveal; of the product only. */
  revealMs: number;
}

export interface Setting {
  players: number;
  rounds: number;
  windowMs: number;
  product: Product;
  load: Load;
  databaseUrl: string;
  postgresPid: number;
}

/**
 * One question answered by all players but one within the window, so that it stays open, against the same number of sockets on bare Socket.IO, on that
 * with a minimal store, and on that with the product's own store. Interleaved rounds, the first not counted.
 */
export async function measureAnswers(setting: Setting): Promise<Limit[]> {
  const { players, rounds, windowMs } = setting;
  const targets = [
    await quiz(setting),
    await echo(setting, 'minimal'),
    await echo(setting, 'own'),
    await echo(setting, 'none'),
  ];
  for (let round = 1; round <= rounds + 1; round++) {
    for (const target of targets) {
      const measured = await measure(target, round, setting);
      if (round > 1) target.measured.push(measured);
    }
    console.log(round === 1 ? 'warmed up' : `round ${round - 1} of ${rounds}`);
  }
  for (const target of targets) await target.end();
  console.log(`\n${players} players, ${rounds} rounds, answers within ${windowMs} ms, medians`);
  console.table(targets.map(asRow));
  const [live, minimal] = targets as [Target, Target];
  const ratio = (figure: keyof Measured) => figureOf(live, figure) / figureOf(minimal, figure);
  return [
    { what: 'Node CPU per answer, of the minimal durable echo', value: ratio('cpu'), most: 1.3 },
    { what: 'PostgreSQL CPU per answer, of the minimal durable echo', value: ratio('pgCpu'), most: 1.5 },
    { what: 'ack p50, of the minimal durable echo', value: ratio('p50'), most: 1.5 },
    { what: 'ack p99, of the minimal durable echo', value: ratio('p99'), most: 2 },
    { what: 'frames per answer', value: figureOf(live, 'frames'), most: 2.2 },
    { what: 'answers missed', value: missedOf(live), most: 0 },
    { what: 'event loop held at a reveal, ms', value: figureOf(live, 'revealMs'), most: 50 },
  ];
}

/** All players at once, in half a second. */
export async function measureBurst(setting: Setting): Promise<Limit[]> {
  const targets = [
    await quiz({ ...setting, rounds: 3 }),
    await echo(setting, 'minimal'),
    await echo(setting, 'single'),
  ];
  for (let round = 1; round <= 3; round++) {
    for (const target of targets) target.measured.push(await measure(target, round, { ...setting, windowMs: 500 }));
  }
  for (const target of targets) await target.end();
  const [live, minimal, single] = targets as [Target, Target, Target];
  console.log(`\nA burst of ${setting.players} answers within 500 ms, medians of 3`);
  console.table(targets.map(asRow));
  return [
    { what: 'ack p99 in a burst, of the minimal durable echo', value: figureOf(live, 'p99') / figureOf(minimal, 'p99'), most: 2 },
    { what: 'ack p99 in a burst, of one insert per answer', value: figureOf(live, 'p99') / figureOf(single, 'p99'), most: 1 / 3 },
    { what: 'answers missed in a burst', value: missedOf(live), most: 0 },
    { what: 'event loop held at the reveal after it, ms', value: figureOf(live, 'revealMs'), most: 100 },
  ]; // prettier-ignore
}

/** A real session of the real server, paced by a real host. */
export async function quiz({ product, load, players, rounds }: Setting): Promise<Target> {
  const teacher = await Person.signedUp(product.url);
  const live = await teacher.openLive({ questions: rounds + 1, seconds: 60, leaderboard: 'end' });
  const host = await hostBot(product.url, live);
  await load.order({ type: 'join', target: 'lexiroom', url: product.url, pin: live.pin, players, asPlayers: true });
  await everybodyIn(host, players);
  await host.must('start');
  return {
    name: 'lexiroom',
    pid: product.pid,
    measured: [],
    before: async (round) => {
      await host.sees('open', round);
      // The question goes out to all players first.
      await sleep(300);
    },
    reveal: (round, lastAnswers) =>
      product.longestBlockMs(async () => {
        await lastAnswers();
        await host.sees('reveal', round);
        await sleep(200);
      }),
    after: async (round) => {
      if (round <= rounds) await host.must('next', { expect: { phase: 'reveal', question: round } });
    },
    end: async () => {
      await host.must('end');
      await load.order({ type: 'leave', target: 'lexiroom' });
      host.close();
    },
  };
}

export async function everybodyIn(host: ScreenBot, players: number): Promise<void> {
  await host.until(() => host.view?.role === 'host' && host.view.count === players, 'everybody in the lobby');
}

const names = {
  none: 'bare echo',
  minimal: 'minimal durable echo',
  single: 'echo, an insert each',
  own: 'echo with our store',
} as const;

async function echo({ load, players, databaseUrl }: Setting, store: keyof typeof names): Promise<Target> {
  const live_id = await openSession(databaseUrl);
  const server = await SmallServer.start('echo-server.ts', [store, databaseUrl, String(live_id)]);
  const name = names[store];
  await load.order({ type: 'join', target: name, url: server.url, pin: '123456', players, asPlayers: false });
  return {
    name,
    pid: server.pid,
    measured: [],
    before: async (round) => {
      await query(databaseUrl, `update lives set open_question = ${round} where live_id = ${live_id}`);
      await query(databaseUrl, 'truncate minimal_answers');
    },
    reveal: async (_round, lastAnswers) => {
      await lastAnswers();
      return 0;
    },
    after: async () => {},
    end: async () => {
      await load.order({ type: 'leave', target: name });
      server.end();
      await query(databaseUrl, `delete from lives where live_id = ${live_id}`);
    },
  };
}

export async function measure(
  target: Target,
  round: number,
  { load, players, windowMs, postgresPid }: Setting,
): Promise<Measured> {
  await target.before(round);
  const [cpu, pgCpu] = [cpuMs(target.pid), cpuMsOfFamily(postgresPid)];
  const figures = (await load.order({ type: 'round', target: target.name, question: round, windowMs }))!;
  // What follows the last answer, the lock and the reveal, is measured by itself.
  const used = { cpu: cpuMs(target.pid) - cpu, pgCpu: cpuMsOfFamily(postgresPid) - pgCpu };
  const revealMs = await target.reveal(round, () => load.order({ type: 'last', target: target.name, question: round }));
  await target.after(round);
  const { latenciesMs, acked, frames } = figures;
  const answering = players - 1;
  return {
    cpu: (used.cpu / answering) * 1000,
    pgCpu: (used.pgCpu / answering) * 1000,
    p50: percentile(latenciesMs, 0.5),
    p99: percentile(latenciesMs, 0.99),
    frames: frames / answering,
    missed: answering - acked,
    revealMs,
  };
}

const figureOf = ({ measured }: Target, figure: keyof Measured): number => median(measured.map((one) => one[figure]));
const missedOf = ({ measured }: Target): number => measured.reduce((sum, { missed }) => sum + missed, 0);

const asRow = (target: Target) => ({
  '': target.name,
  'Node CPU ms / 1000 answers': figureOf(target, 'cpu').toFixed(0),
  'PostgreSQL CPU ms / 1000': figureOf(target, 'pgCpu').toFixed(0),
  'ack p50 ms': figureOf(target, 'p50').toFixed(2),
  'ack p99 ms': figureOf(target, 'p99').toFixed(2),
  'frames / answer': figureOf(target, 'frames').toFixed(2),
  missed: missedOf(target),
});
