import { liveGames } from '@lexiroom/domain/games';
import { fold, scoresOf, type SessionState } from '@lexiroom/domain/live-session';
import type pg from 'pg';
import type { Difference } from '../../event-log/difference.ts';
import {
  projectedRow,
  readAllAnswers,
  readEvents,
  scoreRows,
  updateLive,
  writeScores,
} from '../../event-log/live-rows.ts';
import { replayedSessions } from './replayed-sessions.ts';

type Row = Awaited<ReturnType<typeof liveRow>>;
type Score = ReturnType<typeof scoreRows>[number];

/**
 * Throws the scoreboards of all sessions away and folds them anew from the log, and what a session's row keeps up with
 * its events. Returns how many sessions there are.
 */
export async function rebuildLiveScores(client: pg.ClientBase): Promise<number> {
  const ids = await sessionIds(client);
  for (const live_id of ids) {
    const state = await foldedState(client, live_id);
    await updateLive(client, live_id, state);
    await writeScores(client, live_id, scoresOf(state, await readAllAnswers(client, live_id)));
  }
  return ids.length;
}

/** Holds every stored scoreboard, and every session's row, against what the log tells. */
export async function compareLiveScores(client: pg.ClientBase): Promise<Difference[]> {
  const differences: Difference[] = [];
  for await (const { live_id, state } of replayedSessions(client)) {
    if (state instanceof Error) {
      differences.push({ what: `live_events of session ${live_id}`, expected: 'a course', found: state.message });
      continue;
    }
    const folded = scoresOf(state, await readAllAnswers(client, live_id));
    const rows = [projectedRow(state), await liveRow(client, live_id)];
    const [expectedRow, foundRow] = rows.map((row: Row) => JSON.stringify(row));
    if (expectedRow !== foundRow)
      differences.push({ what: `lives, session ${live_id}`, expected: expectedRow!, found: foundRow! });
    const expectedScores = scoreRows(folded);
    const { rows: foundScores } = await client.query<Score>(
      'select seat_id, score, streak, right_answers, answers, rank from live_scores where live_id = $1',
      [live_id],
    );
    const seats = new Set([...expectedScores, ...foundScores].map(({ seat_id }) => seat_id));
    for (const seat of seats) {
      const expected = JSON.stringify(expectedScores.find(({ seat_id }) => seat_id === seat) ?? null);
      const found = JSON.stringify(foundScores.find(({ seat_id }) => seat_id === seat) ?? null);
      if (expected !== found)
        differences.push({ what: `live_scores of session ${live_id}, seat ${seat}`, expected, found });
    }
  }
  return differences;
}

async function sessionIds(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ live_id: number }>('select live_id from lives order by live_id');
  return rows.map(({ live_id }) => live_id);
}

async function foldedState(client: pg.ClientBase, live_id: number): Promise<SessionState> {
  return fold(
    (await readEvents(client, live_id)).map(({ event }) => event),
    liveGames,
  );
}

async function liveRow(client: pg.ClientBase, live_id: number) {
  const { rows } = await client.query<ReturnType<typeof projectedRow>>(
    'select phase, number, open_question, players, ended_at from lives where live_id = $1',
    [live_id],
  );
  return rows[0]!;
}
