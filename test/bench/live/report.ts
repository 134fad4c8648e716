import { playedQuiz } from '../../../apps/server/src/games/live-quiz/played-quiz.fixture.ts';
import { Person } from '../../bots/person.ts';
import { hostBot } from '../../bots/screen-bot.ts';
import { type Limit, median } from './limits.ts';
import type { Product } from './processes.ts';
import { query } from './session-rows.ts';

const players = 2000;
const questions = 50;

/** The report of a quiz of 2,000 players and 50 questions, written into the log behind the server's back. */
export async function measureReport(product: Product, databaseUrl: string): Promise<Limit[]> {
  const { teacher, live } = await longQuiz(product, databaseUrl);
  const held: number[] = [];
  const took: number[] = [];
  for (let round = 0; round < 4; round++) {
    const since = performance.now();
    const heldMs = await product.longestBlockMs(async () => {
      const report = await teacher.api.liveReport({ params: { live_id: live.live_id } });
      if (report.players.length !== players || report.players[0]?.answers.length !== questions) {
        throw new Error('The report does not tell what was written');
      }
    });
    // The first one warms up.
    if (round === 0) continue;
    took.push(performance.now() - since);
    held.push(heldMs);
  }
  console.log(`\nThe report of ${players} players and ${questions} questions: ${median(took).toFixed(0)} ms`);
  return [{ what: `event loop held by that report, ms`, value: median(held), most: 50 }];
}

/** Such a quiz is read from its log, questions of it are taken back, and then all who came without a device are removed. */
export async function measureTakingBack(product: Product, databaseUrl: string): Promise<Limit[]> {
  const before = await longQuiz(product, databaseUrl);
  const { teacher, live } = await longQuiz(product, databaseUrl);
  await product.restart();
  // Another quiz warms up.
  await before.teacher.api.voidQuestion({ params: { live_id: before.live.live_id }, body: { question: 1 } });
  const takeBack = (question: number) =>
    teacher.api.voidQuestion({ params: { live_id: live.live_id }, body: { question } });
  // The first one reads the session.
  const reading = await product.longestBlockMs(() => takeBack(1));
  const held: number[] = [];
  const since = performance.now();
  for (const question of [10, 20, 30]) held.push(await product.longestBlockMs(() => takeBack(question)));
  console.log(`\nTaking a question back: ${((performance.now() - since) / 3).toFixed(0)} ms`);
  const host = await hostBot(product.url, live);
  const removed = await product.longestBlockMs(() => host.must('remove', { seat_id: 1, all_who_came_with: true }));
  host.close();
  return [
    { what: 'event loop held by reading that quiz from its log, ms', value: reading, most: 50 },
    { what: 'event loop held by taking a question of it back, ms', value: median(held), most: 50 },
    { what: 'event loop held by removing all its players, ms', value: removed, most: 50 },
  ];
}

/** A quiz that is over, as if it had been played; read from its log by whoever does not know it yet. */
async function longQuiz(product: Product, databaseUrl: string) {
  const teacher = await Person.signedUp(product.url);
  const decks = await teacher.api.topicDecks({ query: { target_language: 'japanese' } });
  const deck_ids = decks.slice(0, 5).map(({ item_id }) => item_id);
  const live = await teacher.api.openLive({ body: { source: { deck_ids }, settings: { questions } } });
  const host = await hostBot(product.url, live);
  await host.must('end');
  host.close();
  for (const [sql, ...values] of playedQuiz({ live_id: live.live_id, players, questions })) {
    await query(databaseUrl, sql, values);
  }
  return { teacher, live };
}
