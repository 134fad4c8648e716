import { liveGames } from '@lexiroom/domain/games';
import { fold, type SessionState } from '@lexiroom/domain/live-session';
import type pg from 'pg';
import { readEvents } from '../../event-log/live-rows.ts';

/** Every session replayed from its log, in order; an Error when the log cannot be replayed. */
export async function* replayedSessions(
  client: pg.ClientBase,
): AsyncGenerator<{ live_id: number; state: SessionState | Error }> {
  const { rows } = await client.query<{ live_id: number }>('select live_id from lives order by live_id');
  for (const { live_id } of rows) {
    const events = (await readEvents(client, live_id)).map(({ event }) => event);
    yield { live_id, state: stateOrError(() => fold(events, liveGames)) };
  }
}

function stateOrError(replay: () => SessionState): SessionState | Error {
  try {
    return replay();
  } catch (error) {
    return error as Error;
  }
}
