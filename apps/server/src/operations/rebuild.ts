import { rebuildWordSchedules } from '../answers/projections.ts';
import { operationClient } from '../database/time-limits.ts';
import { readMigrations, refuseNewer } from '../database/applied-migrations.ts';
import { rebuildLiveScores } from '../live/replay/projections.ts';
import { rebuildGameScores } from '../scores/projections.ts';
import { rebuildSearch } from '../search/projections.ts';

/**
 * Throws away everything that was computed from the logs, and what searches read, and computes it again, in one
 * transaction: a server that runs beside waits with its scoreboards, answers and searches until it is done. Returns how
 * many sessions there are, and how many words of people. @throws {DatabaseUnusable} when a newer version has been there.
 */
export async function rebuildProjections(databaseUrl: string): Promise<{ sessions: number; words: number }> {
  const client = operationClient(databaseUrl);
  await client.connect();
  try {
    refuseNewer(await readMigrations(client));
    await client.query('begin');
    await client.query('lock table live_scores, word_schedules, game_scores in exclusive mode');
    const sessions = await rebuildLiveScores(client);
    const words = await rebuildWordSchedules(client);
    await rebuildGameScores(client);
    await rebuildSearch(client);
    await client.query('commit');
    return { sessions, words };
  } finally {
    await client.end();
  }
}
