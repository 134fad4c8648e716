// npm run bench:live -- --players 1000
// One question answered by all players within five seconds, against the same number of sockets on a bare Socket.IO echo
// and on that echo made durable by the same group commit on the same PostgreSQL. Five interleaved runs; medians.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres.ts';
import { Person } from '../bots/person.ts';
import { hostBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';
import type { Figures, Order } from './load.ts';
import { cpuMs, cpuMsOfFamily, pidOfPostgres, residentKb } from './process-figures.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    window: { type: 'string', default: '5000' },
  },
});
const players = Number(values.players);
const rounds = Number(values.rounds);
const windowMs = Number(values.window);

interface Target {
  name: string;
  pid: number;
  before: (round: number) => Promise<number>;
  after: (round: number) => Promise<void>;
  kbPerPlayer: number;
  measured: { cpu: number; pgCpu: number; p50: number; p99: number; frames: number; missed: number }[];
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-bench-'));
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const postgresPid = await pidOfPostgres(postgres.url);
const server = await ServerProcess.start({ DATABASE_URL: postgres.url });
const load = fork(path.join(import.meta.dirname, 'load.ts'));
load.once('exit', (code) => {
  if (code) throw new Error('The load ended; what it said is above.');
});
const echoes: ChildProcess[] = [];

try {
  const targets = [await product(), await echo('durable echo', postgres.url), await echo('bare echo')];
  for (let round = 1; round <= rounds + 1; round++) {
    for (const target of targets) {
      const figures = await measure(target, round);
      // The first round warms everything up and is not counted.
      if (round > 1) target.measured.push(figures);
    }
    console.log(round === 1 ? 'warmed up' : `round ${round - 1} of ${rounds}`);
  }
  report(targets);
} finally {
  load.disconnect();
  for (const child of echoes) child.disconnect();
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A real session of the real server, paced by a real host. */
async function product(): Promise<Target> {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ questions: rounds + 1, seconds: 60, leaderboard: 'end' });
  const host = await hostBot(server.url, live);
  const idleKb = residentKb(server.pid);
  await order({ type: 'join', target: 'lexiroom', url: server.url, pin: live.pin, players, asPlayers: true });
  await host.until(() => host.view?.role === 'host' && host.view.count === players, 'everybody in the lobby');
  const kbPerPlayer = (residentKb(server.pid) - idleKb) / players;
  await host.must('start');
  return {
    name: 'lexiroom',
    pid: server.pid,
    kbPerPlayer,
    measured: [],
    before: async (round) => {
      await host.sees('open', round);
      await sleep(300);
      return round;
    },
    after: async (round) => {
      await host.sees('reveal', round);
      if (round <= rounds) await host.must('next', { expect: { phase: 'reveal', question: round } });
    },
  };
}

async function echo(name: string, databaseUrl?: string): Promise<Target> {
  const live_id = databaseUrl ? await openSession(databaseUrl) : 0;
  const child = fork(path.join(import.meta.dirname, 'echo-server.ts'), [databaseUrl ?? '', String(live_id)]);
  echoes.push(child);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const idleKb = residentKb(child.pid!);
  await order({
    type: 'join',
    target: name,
    url: `http://127.0.0.1:${port}`,
    pin: '123456',
    players,
    asPlayers: false,
  });
  const open = async (round: number) => {
    if (databaseUrl) await query(databaseUrl, `update lives set open_question = ${round} where live_id = ${live_id}`);
    return round;
  };
  return {
    name,
    pid: child.pid!,
    kbPerPlayer: (residentKb(child.pid!) - idleKb) / players,
    measured: [],
    before: open,
    after: async () => {},
  };
}

async function measure(target: Target, round: number) {
  const question = await target.before(round);
  const [cpu, pgCpu] = [cpuMs(target.pid), cpuMsOfFamily(postgresPid)];
  const figures = (await order({ type: 'round', target: target.name, question, windowMs })) as Figures;
  const used = { cpu: cpuMs(target.pid) - cpu, pgCpu: cpuMsOfFamily(postgresPid) - pgCpu };
  await target.after(round);
  const { latenciesMs, acked, frames } = figures;
  const sorted = latenciesMs.toSorted((one, other) => one - other);
  return {
    cpu: (used.cpu / players) * 1000,
    pgCpu: (used.pgCpu / players) * 1000,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? Infinity,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Infinity,
    frames: frames / players,
    missed: players - acked,
  };
}

function report(targets: Target[]): void {
  const rows = targets.map((target) => ({
    '': target.name,
    'Node CPU ms / 1000 answers': median(target, 'cpu').toFixed(0),
    'PostgreSQL CPU ms / 1000': median(target, 'pgCpu').toFixed(0),
    'ack p50 ms': median(target, 'p50').toFixed(2),
    'ack p99 ms': median(target, 'p99').toFixed(2),
    'frames / answer': median(target, 'frames').toFixed(2),
    'kB / player': target.kbPerPlayer.toFixed(1),
    missed: target.measured.reduce((sum, { missed }) => sum + missed, 0),
  }));
  console.log(`\n${players} players, ${rounds} rounds, answers within ${windowMs} ms, medians`);
  console.table(rows);
  const [live, durable, bare] = targets as [Target, Target, Target];
  const ratios = [
    ['Node CPU, of the durable echo', median(live, 'cpu') / median(durable, 'cpu'), 2],
    ['ack p50, of the durable echo', median(live, 'p50') / median(durable, 'p50'), 1.5],
    ['ack p99, of the durable echo', median(live, 'p99') / median(durable, 'p99'), 2],
    ['frames per answer', median(live, 'frames'), 2.2],
    ['memory per player, of the bare echo', live.kbPerPlayer / bare.kbPerPlayer, 2],
    ['missed', live.measured.reduce((sum, { missed }) => sum + missed, 0), 0],
  ] as const;
  for (const [what, value, most] of ratios) {
    console.log(`${value <= most ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(2)} (at most ${most})`);
  }
}

function median({ measured }: Target, figure: keyof Target['measured'][number]): number {
  const sorted = measured.map((one) => one[figure]).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}

async function order(message: Order): Promise<Figures | null> {
  load.send(message);
  const [{ figures }] = (await once(load, 'message')) as [{ figures: Figures | null }];
  return figures;
}

/** A session of its own for the durable echo, so that the same statement finds its question open. */
async function openSession(databaseUrl: string): Promise<number> {
  const rows = await query<{ live_id: number }>(
    databaseUrl,
    `insert into lives (pin, host_id, game, deck_ids, time_zone, phase, open_question)
     select '999999', user_id, 'live-quiz', '{1}', 'UTC', 'open', 1 from users limit 1 returning live_id`,
  );
  return rows[0]!.live_id;
}

async function query<Row extends object>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
