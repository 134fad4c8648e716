import type { GivenAnswer } from '../../live-session/index.ts';
import { ranked, type Scoreboard } from '../../scoring/index.ts';
import { standingAfter } from './runs.ts';
import type { RaceSession } from './state.ts';

/**
 * The scoreboard after the answers that the seats gave to their questions of one number: the first of each seat, the
 * second, and so on. Before the race is over nothing is counted: until then it is known to the sheet of the answers alone.
 */
export function score(
  board: Scoreboard,
  { play }: RaceSession,
  number: number,
  answers: readonly GivenAnswer[],
): Scoreboard {
  if (!play.is_finished || answers.length === 0) return board;
  const next = new Map(board);
  for (const { seat_id, option, text, correct, ms, word_id } of answers) {
    const word = play.places.get(word_id!)!;
    const standing = standingAfter(play, board.get(seat_id), {
      seat_id,
      question: number,
      word,
      option,
      text,
      correct,
      ms,
    });
    if (standing) next.set(seat_id, { ...standing, rank: 0 });
  }
  return ranked(next.values());
}
