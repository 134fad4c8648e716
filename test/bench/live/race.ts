import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../bots/person.ts';
import { hostBot } from '../../bots/screen-bot.ts';
import { cpuMs, cpuMsOfFamily } from '../process-figures.ts';
import { everybodyIn, type Setting } from './answers.ts';
import { type Limit, percentile } from './limits.ts';
import { query } from './session-rows.ts';

/** The small room that the large one is compared with. */
const fewPlayers = 50;
/** So many answers each of them gives before the server is killed, and so many around it. */
const answersEach = 3;

/**
 * A race at the players' own pace: everybody answers one question after the other, one in each window. Then they go on,
 * and in the middle of it the server is killed as by a power cut. Whatever was acknowledged is stored once and counts,
 * nobody misses a question, and what an answer costs on the wire is the same for fifty as for two thousand.
 */
export async function measureRace(setting: Setting): Promise<Limit[]> {
  const small = await runRace({ ...setting, players: fewPlayers }, false);
  const large = await runRace(setting, true);
  const { acked, stored } = large;
  const places = new Set(stored.map(({ seat_id, question }) => `${seat_id}/${question}`));
  const ids = new Set(stored.map(({ answer_id }) => answer_id));
  console.log(
    `\nA race of ${setting.players} players, an answer of each in ${setting.windowMs} ms: ${acked.size} acked, ` +
      `${stored.length} stored, ${large.counted} counted; back after ${large.backMs.toFixed(0)} ms\n` +
      `ack p50 ${percentile(large.latenciesMs, 0.5).toFixed(1)} ms, p99 ${percentile(large.latenciesMs, 0.99).toFixed(1)} ms; ` +
      `CPU per 1,000 answers: Node ${large.nodeMs.toFixed(0)} ms, PostgreSQL ${large.postgresMs.toFixed(0)} ms\n` +
      `frames per answer, of ${fewPlayers} and ${setting.players}: ${small.frames.toFixed(3)}, ${large.frames.toFixed(3)}; ` +
      `bytes: ${small.bytes.toFixed(0)}, ${large.bytes.toFixed(0)}`,
  );
  return [
    { what: 'answers missed in a race, with a kill in the middle', value: large.sent - acked.size, most: 0 },
    { what: 'acked in a race and not stored', value: [...acked].filter((id) => !ids.has(id)).length, most: 0 },
    { what: 'stored twice in a race', value: stored.length - places.size, most: 0 },
    { what: 'stored in a race and not acked', value: stored.filter(({ answer_id }) => !acked.has(answer_id)).length, most: 0 },
    { what: 'stored in a race and not counted', value: stored.length - large.counted, most: 0 },
    { what: 'frames per answer in a race', value: large.frames, most: 2.2 },
    { what: 'frames per answer in a race, the largest room of the smallest', value: large.frames / small.frames, most: 1.1 },
    { what: 'bytes per answer in a race, likewise', value: large.bytes / small.bytes, most: 1.1 },
  ]; // prettier-ignore
}

async function runRace({ players, windowMs, product, load, databaseUrl, postgresPid }: Setting, isKilled: boolean) {
  const teacher = await Person.signedUp(product.url);
  const live = await teacher.openLive({ pace: 'player', goal_seconds: 600 });
  const host = await hostBot(product.url, live);
  await load.order({ type: 'join', target: 'race', url: product.url, pin: live.pin, players, asPlayers: true });
  await everybodyIn(host, players);
  await host.must('start');
  await host.sees('open');
  // The first question goes out to all players first.
  await sleep(1000);
  const run = { type: 'race', target: 'race', answersEach, windowMs } as const;
  const [node, postgres] = [cpuMs(product.pid), cpuMsOfFamily(postgresPid)];
  const calm = (await load.order(run))!;
  const spent = { node: cpuMs(product.pid) - node, postgres: cpuMsOfFamily(postgresPid) - postgres };
  const acked = new Set(calm.ids);
  let backMs = 0;
  if (isKilled) {
    const racing = load.order(run);
    await sleep((answersEach * windowMs) / 2);
    const since = performance.now();
    await product.kill();
    await host.connected();
    await host.resume();
    backMs = performance.now() - since;
    for (const id of (await racing)!.ids!) acked.add(id);
  }
  await host.must('end_question', { expect: { phase: 'open' } });
  await host.sees('podium');
  const stored = await query<{ answer_id: string; seat_id: number; question: number }>(
    databaseUrl,
    `select answer_id, seat_id, question from answers where schedule = 'live:${live.live_id}' and voids is null`,
  );
  const [scores] = await query<{ counted: number }>(
    databaseUrl,
    `select sum(answers)::integer as counted from live_scores where live_id = ${live.live_id}`,
  );
  await host.must('end');
  await load.order({ type: 'leave', target: 'race' });
  host.close();
  const answers = calm.acked;
  return {
    acked,
    stored,
    counted: scores!.counted,
    backMs,
    sent: players * answersEach * (isKilled ? 2 : 1),
    latenciesMs: calm.latenciesMs,
    frames: calm.frames / answers,
    bytes: calm.bytes / answers,
    nodeMs: (spent.node / answers) * 1000,
    postgresMs: (spent.postgres / answers) * 1000,
  };
}
