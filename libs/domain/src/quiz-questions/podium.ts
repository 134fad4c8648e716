import { type RankedSeat, rankedSeats, type Room } from '../live-session/index.ts';

/** So many seats stand on a list that a whole room looks at. */
export const topSize = 10;

export interface PodiumView {
  /** The first three ranks, ties included, at most 10 seats; nobody stands there without a point. */
  top: RankedSeat[];
  figures: {
    players: number;
    questions: number;
    answers: number;
    /** Right answers among all, from 0 to 1; null without an answer. */
    accuracy: number | null;
  };
}

/** Who has won, and how it went on the whole; `questions`: how many counted. */
export function podiumView(room: Room, questions: number): PodiumView {
  const standings = [...room.board.values()];
  const answers = standings.reduce((sum, { answered }) => sum + answered, 0);
  const right = standings.reduce((sum, standing) => sum + standing.right, 0);
  return {
    top: rankedSeats(room, (standing, index) => standing.rank <= 3 && standing.score > 0 && index < topSize),
    figures: {
      players: room.state.in_room,
      questions,
      answers,
      accuracy: answers === 0 ? null : right / answers,
    },
  };
}
