import type { QuizSession } from '@lexiroom/domain/games/live-quiz';
import { scoresOf, type SessionState } from '@lexiroom/domain/live-session';
import { promise } from '../broken.ts';
import type { Room } from '../room.ts';

interface Score {
  seat_id: number;
  score: number;
  rank: number;
  right: number;
}

const told = (list: readonly Score[]): string =>
  JSON.stringify(list.map(({ seat_id, score, rank, right }) => [seat_id, score, rank, right]));

/** The scoreboard in memory and the stored one are what log and answers tell; and right answers are counted by hand. */
export async function checkScores(room: Room, replayed: SessionState): Promise<void> {
  const { live_id } = room.live;
  const { log } = room.classroom.server;
  const answers = await log.answers(live_id);
  const expected = [...scoresOf(replayed, answers).values()].toSorted((one, other) => one.seat_id - other.seat_id);
  const { rows } = await room.classroom.database.pool.query<Score>(
    `select seat_id, score, rank, right_answers as right from live_scores where live_id = $1 order by seat_id`,
    [live_id],
  ); // prettier-ignore
  promise(told(rows) === told(expected), `stored are the scores ${told(rows)}; the log tells ${told(expected)}`);
  const { session } = room;
  if (session) {
    const board = [...session.board.values()].toSorted((one, other) => one.seat_id - other.seat_id);
    promise(told(board) === told(expected), `in memory are the scores ${told(board)}; the log tells ${told(expected)}`);
    promise(session.seq > 0 && session.state.phase === replayed.phase, 'the phase in memory is not that of the log');
  }
  const { scored, voided, settings } = (replayed as QuizSession).play;
  const counts = new Set(scored.map(({ number }) => number).filter((number) => !voided.has(number)));
  for (const { seat_id, right, score } of rows) {
    const given = [...answers].filter(([number]) => counts.has(number)).flatMap(([, list]) => list);
    const byHand = given.filter((answer) => answer.seat_id === seat_id && answer.correct).length;
    promise(right === byHand, `seat ${seat_id} has ${byHand} right answers, and ${right} are counted`);
    if (settings.scoring === 'accuracy' && !settings.combo)
      promise(score === byHand * 100, `seat ${seat_id} has ${score} points for ${byHand} right answers`);
  }
}
