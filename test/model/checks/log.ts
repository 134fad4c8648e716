import { liveGames } from '@lexiroom/domain/games';
import { evolve, fold, type SessionState } from '@lexiroom/domain/live-session';
import type { StoredEvent } from '../../../apps/server/src/event-log/live-rows.ts';
import { promise } from '../broken.ts';
import type { Room } from '../room.ts';
import { checkAnswers } from './answers.ts';
import { checkOrders } from './orders.ts';
import { checkRace } from './race.ts';
import { checkScores } from './scores.ts';
import { checkSchedules } from './schedules.ts';
import { checkSeats } from './seats.ts';
import { checkTeams } from './teams.ts';
import { checkTimes } from './times.ts';

/** What was acknowledged is in the log and nowhere twice; what is in memory and in the tables is what the log tells. */
export async function checkLog(room: Room): Promise<void> {
  const { live_id } = room.live;
  const { log, answers } = room.classroom.server;
  await answers.flushed();
  const history = await log.read(live_id);
  history.forEach(({ seq }, index) => promise(seq === index + 1, `event ${index + 1} has the number ${seq}`));
  const states = statesOf(history);
  const state = states.at(-1)!;
  checkOrders(room, history, states);
  checkSeats(room, history, state);
  checkTeams(room, history, states);
  await checkAnswers(room);
  await checkRace(room, history, state);
  await checkScores(room, state);
  await checkSchedules(room, state);
  checkTimes(room, history, states);
}

/** The state after each event, from the first on. */
function statesOf(history: readonly StoredEvent[]): SessionState[] {
  const states: SessionState[] = [];
  for (const { event } of history) {
    const before = states.at(-1);
    states.push(before ? evolve(before, event) : fold([event], liveGames));
  }
  return states;
}
