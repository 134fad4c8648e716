import { ranked, type Scoreboard, type Standing } from '../../scoring/index.ts';
import { isGone } from '../../live-session/index.ts';
import type { PlayedPick, QuickPickSession } from './state.ts';

/**
 * The scoreboard of the seats after a round: what each has picked for its group so far, at a phone or as the student of the
 * group. A pick at the board that is nobody's counts for its group alone. The picks of the log say it all, so that the board
 * is made anew each time, also when a second pick of the same round is heard.
 */
export function score(board: Scoreboard, session: QuickPickSession, number: number): Scoreboard {
  const standings = new Map<number, Omit<Standing, 'rank'>>();
  let isPlayed = false;
  for (const { number: question, picks } of session.play.rounds) {
    if (question > number) break;
    const ofSeats = picks.filter(({ seat_id }) => seat_id !== null && !isGone(session, seat_id));
    if (ofSeats.length === 0) continue;
    isPlayed ||= question === number;
    const ranks = ranked(standings.values());
    for (const [seat_id, before] of standings)
      standings.set(seat_id, { ...before, previous_rank: ranks.get(seat_id)!.rank });
    for (const pick of ofSeats)
      standings.set(
        pick.seat_id!,
        withPick(standings.get(pick.seat_id!), { ...pick, seat_id: pick.seat_id! }, question),
      );
  }
  return isPlayed ? ranked(standings.values()) : board;
}

function withPick(
  before: Omit<Standing, 'rank'> | undefined,
  { seat_id, correct, points, option }: PlayedPick & { seat_id: number },
  question: number,
): Omit<Standing, 'rank'> {
  return {
    seat_id,
    score: (before?.score ?? 0) + points,
    streak: correct ? (before?.streak ?? 0) + 1 : 0,
    right: (before?.right ?? 0) + (correct ? 1 : 0),
    answered: (before?.answered ?? 0) + 1,
    previous_rank: before?.previous_rank ?? null,
    last: { question, correct, points, option },
    missed: correct ? (before?.missed ?? []) : [...(before?.missed ?? []), question],
  };
}
