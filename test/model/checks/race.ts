import {
  firstRun,
  hasReachedGoal,
  questionAsked,
  type RaceSession,
  type Run,
  runAfter,
} from '@lexiroom/domain/games/live-race';
import type { GivenAnswer, SessionState } from '@lexiroom/domain/live-session';
import type { StoredEvent } from '../../../apps/server/src/event-log/live-rows.ts';
import { promise } from '../broken.ts';
import { isPresent } from '../people.ts';
import type { Room } from '../room.ts';

/**
 * Every seat has answered its own questions one after the other, each the one that follows from the answers before; what
 * the server and the phone take it to be at is what its stored answers tell; and it was the goal that ended the race, if
 * somebody reached it.
 */
export async function checkRace(room: Room, history: readonly StoredEvent[], state: SessionState): Promise<void> {
  if (state.game !== 'live-race') return;
  const race = state as RaceSession;
  const isCorrected = history.some(({ event }) => event.type.startsWith('word_'));
  const runs = runsOf(race, await room.classroom.server.log.answers(room.live.live_id), isCorrected);
  const { settings } = race.play;
  for (const { standing } of runs.values())
    promise((standing?.score ?? 0) <= (settings.goal_points ?? Infinity), `${standing?.score} points are beyond the goal`);
  const isReached = [...runs.values()].some((run) => hasReachedGoal(race.play, run));
  const isByGoal = history.some(({ event }) => event.type === 'race_locked' && 'by' in event && (event.by as string) === 'goal');
  promise(isReached || !isByGoal || isCorrected, 'the race was ended by a goal that nobody reached');
  if (race.phase !== 'open') return;
  // Whoever reached it while the database was away ends the race with the next answer of anybody.
  promise(!isReached || room.lostDatabase || isCorrected, 'the goal is reached, and the race goes on');
  for (const player of room.players) {
    const { seat_id, screen, answers } = player;
    if (player.isRemoved || answers.some(({ outcome }) => outcome === 'sent')) continue;
    const run = runs.get(seat_id) ?? firstRun(race.play, seat_id);
    const known = room.known?.runOf(seat_id);
    promise(!known || told(known) === told(run), () => `seat ${seat_id} is at ${told(known!)}; its answers tell ${told(run)}`);
    const seat = race.seats.get(seat_id)!;
    const number = screen?.seat?.question?.number;
    if (!isPresent(player) || !room.session || seat.left || seat.removed) continue;
    promise(number === run.course.number, `the phone of seat ${seat_id} shows question ${number} of ${run.course.number}`);
  }
} // prettier-ignore

const told = (run: Run): string => JSON.stringify(run);

/**
 * The runs that the answers of a race tell. A number is left out only where a word was taken back, whose question gave way
 * to the next one.
 */
function runsOf(
  { play }: RaceSession,
  answers: ReadonlyMap<number, readonly GivenAnswer[]>,
  isCorrected: boolean,
): Map<number, Run> {
  const runs = new Map<number, Run>();
  for (const number of [...answers.keys()].toSorted((one, other) => one - other)) {
    for (const answer of answers.get(number)!) {
      const { seat_id } = answer;
      const before = runs.get(seat_id) ?? firstRun(play, seat_id);
      const expected = before.next.number;
      promise(
        isCorrected ? number >= expected : number === expected,
        `seat ${seat_id} answers question ${number} after ${expected - 1}`,
      );
      const run = runAfter(play, before, { ...answer, question: number });
      const { word } = questionAsked(play, seat_id, { number, word: run.answers.at(-1)!.word });
      promise(word.word_id === answer.word_id, `seat ${seat_id} is asked word ${answer.word_id} out of turn`);
      runs.set(seat_id, run);
    }
  }
  return runs;
}
