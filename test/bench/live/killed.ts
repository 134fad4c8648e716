import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../bots/person.ts';
import { hostBot } from '../../bots/screen-bot.ts';
import { everybodyIn, type Setting } from './answers.ts';
import { type Limit, percentile } from './limits.ts';
import { query } from './session-rows.ts';

const questions = 3;
/** In which of them the server is killed, in the middle of the answers. */
const killedIn = 2;

/**
 * A quiz at the host's pace that all players answer, and in the middle of whose second question the server is killed as
 * by a power cut: whatever was acknowledged is stored once, and nobody misses a question.
 */
export async function measureKill({ players, windowMs, product, load, databaseUrl }: Setting): Promise<Limit[]> {
  const teacher = await Person.signedUp(product.url);
  const live = await teacher.openLive({ questions, seconds: 60, leaderboard: 'end' });
  const host = await hostBot(product.url, live);
  await load.order({ type: 'join', target: 'killed', url: product.url, pin: live.pin, players, asPlayers: true });
  await everybodyIn(host, players);
  await host.must('start');
  const acked = new Set<string>();
  let backMs = 0;
  let slowestMs = 0;
  for (let question = 1; question <= questions; question++) {
    await host.sees('open', question);
    const answering = load.order({ type: 'insist', target: 'killed', question, windowMs });
    if (question === killedIn) {
      await sleep(windowMs / 2);
      const since = performance.now();
      await product.kill();
      await host.connected();
      await host.resume();
      backMs = performance.now() - since;
    }
    const { ids = [], latenciesMs } = (await answering)!;
    slowestMs = Math.max(slowestMs, percentile(latenciesMs, 0.99));
    for (const id of ids) acked.add(id);
    await host.sees('reveal', question);
    await host.must('next', { expect: { phase: 'reveal', question } });
  }
  await host.sees('podium');
  const stored = await query<{ answer_id: string; seat_id: number; question: number }>(
    databaseUrl,
    `select answer_id, seat_id, question from answers where schedule = 'live:${live.live_id}' and voids is null`,
  );
  await host.must('end');
  await load.order({ type: 'leave', target: 'killed' });
  host.close();
  const places = new Set(stored.map(({ seat_id, question }) => `${seat_id}/${question}`));
  const ids = new Set(stored.map(({ answer_id }) => answer_id));
  console.log(
    `\n${players} players, ${questions} questions, killed in question ${killedIn}: ${acked.size} acked, ` +
      `${stored.length} stored, back after ${backMs.toFixed(0)} ms, ack p99 ${slowestMs.toFixed(0)} ms`,
  );
  return [
    { what: 'answers missed, with a kill in the middle', value: players * questions - acked.size, most: 0 },
    { what: 'acked and not stored', value: [...acked].filter((id) => !ids.has(id)).length, most: 0 },
    { what: 'stored twice', value: stored.length - places.size, most: 0 },
    { what: 'stored and not acked', value: stored.filter(({ answer_id }) => !acked.has(answer_id)).length, most: 0 },
  ];
}
