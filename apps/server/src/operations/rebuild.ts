import pg from 'pg';
import { rebuildLiveScores } from '../live/projections.ts';

/**
 * Throws away everything that was computed from the log and computes it again, in one transaction: a server that runs
 * beside waits with its scoreboards until it is done. Returns how many sessions there are.
 */
export async function rebuildProjections(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table live_scores in exclusive mode');
    const sessions = await rebuildLiveScores(client);
    await client.query('commit');
    return sessions;
  } finally {
    await client.end();
  }
}
