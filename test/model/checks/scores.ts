import { scoresOf, type SessionState } from '@lexiroom/domain/live-session';
import type { Standing } from '@lexiroom/domain/scoring';
import { promise } from '../broken.ts';
import type { Room } from '../room.ts';
import { countedAnswers } from './counted.ts';

type Score = Pick<Standing, 'seat_id' | 'score' | 'streak' | 'rank' | 'right' | 'answered'>;

const told = (list: readonly Score[]): string =>
  JSON.stringify(
    list.map(({ seat_id, score, streak, rank, right, answered }) => [seat_id, score, streak, rank, right, answered]),
  );
/** With what only the memory holds: the last answer, what was missed, and what counts for a team. */
const toldWhole = (list: readonly Standing[]): string =>
  JSON.stringify(list.map(({ last, missed, for_team, ...standing }) => [told([standing]), last, missed, for_team]));

/** The scoreboard in memory and the stored one are what log and answers tell; and right answers are counted by hand. */
export async function checkScores(room: Room, replayed: SessionState): Promise<void> {
  const { live_id } = room.live;
  const { log } = room.classroom.server;
  const answers = await log.answers(live_id);
  const expected = [...scoresOf(replayed, answers).values()].toSorted((one, other) => one.seat_id - other.seat_id);
  const { rows } = await room.classroom.database.pool.query<Score>(
    `select seat_id, score, streak, rank, right_answers as right, answers as answered from live_scores where live_id = $1 order by seat_id`,
    [live_id],
  ); // prettier-ignore
  promise(told(rows) === told(expected), `stored are the scores ${told(rows)}; the log tells ${told(expected)}`);
  const { session } = room;
  // While a race runs it is held against the answers of each seat instead.
  const isRacing = replayed.game === 'live-race' && (replayed.phase === 'open' || replayed.phase === 'locked');
  if (session && !isRacing) {
    const board = [...session.board.values()].toSorted((one, other) => one.seat_id - other.seat_id);
    const [is, should] = [toldWhole(board), toldWhole(expected)];
    promise(is === should, `in memory are the scores ${is}; the log tells ${should}`);
    promise(session.seq > 0 && session.state.phase === replayed.phase, 'the phase in memory is not that of the log');
  }
  const { scoring, combo, goal_points = Infinity } = room.script.settings;
  const given = [...countedAnswers(replayed, answers).values()].flat();
  for (const { seat_id, right, score } of rows) {
    const byHand = given.filter((answer) => answer.seat_id === seat_id && answer.correct).length;
    promise(right === byHand, `seat ${seat_id} has ${byHand} right answers, and ${right} are counted`);
    if (scoring === 'accuracy' && !combo)
      promise(
        score === Math.min(byHand * 100, goal_points),
        `seat ${seat_id} has ${score} points for ${byHand} right answers`,
      );
  }
}
