import { isAsked, seatLimit, type SessionState } from '@lexiroom/domain/live-session';
import type { Scoreboard } from '@lexiroom/domain/scoring';
import type { AnswerSheet } from '../../games/server-game.ts';
import type { Attendance } from './attendance.ts';

interface PeopleOfSession {
  readonly state: SessionState;
  readonly board: Scoreboard;
  readonly sheet: AnswerSheet;
  readonly attendance: Attendance;
}

/** The seats that the open question still waits for, of a big room no more than one beyond `most`. */
export function seatsWithoutAnswer({ state, attendance, sheet }: PeopleOfSession, most: number): number[] {
  const missing: number[] = [];
  for (const seat_id of attendance.waitedFor()) {
    const seat = state.seats.get(seat_id);
    if (!seat || !isAsked(seat, state.number) || sheet.answerOf(seat_id)) continue;
    missing.push(seat_id);
    if (missing.length > most) break;
  }
  return missing;
}

/**
 * Seats whose people are gone: not connected, nor a moment ago, and without an answer so far. In a full room they make
 * room for others; in any other nobody asks.
 */
export function absentSeats({ state: { seats }, board, attendance, sheet }: PeopleOfSession): ReadonlySet<number> {
  const absent = new Set<number>();
  if (seats.size < seatLimit) return absent;
  for (const seat_id of seats.keys()) {
    const hasPlayed = (board.get(seat_id)?.answered ?? 0) > 0 || sheet.answerOf(seat_id) !== undefined;
    if (!hasPlayed && !attendance.isAround(seat_id)) absent.add(seat_id);
  }
  return absent;
}
