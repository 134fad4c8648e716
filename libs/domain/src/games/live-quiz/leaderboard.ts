import { type RankedSeat, type Room as AnyRoom, shownName, shownSeat } from '../../live-session/index.ts';
import { type Standing, standingsByRank } from '../../scoring/index.ts';
import { topSize } from '../../quiz-questions/index.ts';
import type { Quiz } from './state.ts';

/** Somebody's row on the leaderboard. */
export interface LeaderboardSeat extends RankedSeat {
  /** Points of the newest question; 0 where it was not right, or not theirs. */
  gained: number;
  /** Right answers in a row, up to now. */
  streak: number;
}

/** More people share a place than there are rows left: one row counts them. */
export interface LeaderboardTie {
  rank: number;
  score: number;
  players: number;
}

/** What is called out beside the leaderboard: the best climb, and the longest streak. */
export interface Callout {
  type: 'climb' | 'streak';
  /** Places that were climbed, or right answers in a row. */
  by: number;
  players: number;
  /** Whom it goes for; empty when they are more than can be named. */
  names: string[];
}

export interface LeaderboardView {
  rows: (LeaderboardSeat | LeaderboardTie)[];
  callouts: Callout[];
}

/** A climb of fewer places, or a shorter streak, is not called out. */
export const calloutFrom = { climb: 2, streak: 3 } as const;
/** So many people are called out by their names; more are counted. */
export const mostNamed = 3;

type Room = AnyRoom<Quiz>;

/**
 * The leaderboard after a question: the best with what they have just gained, at most ten rows, and nobody without a point.
 * Those who share a place stand there together: when they do not all fit, one row says how many they are.
 */
export function leaderboardView(room: Room): LeaderboardView {
  const standings = standingsByRank(room.board);
  const rows: LeaderboardView['rows'] = [];
  for (let place = 0; place < standings.length && rows.length < topSize;) {
    const { rank, score } = standings[place]!;
    if (score <= 0) break;
    const end = standings.findIndex((standing, index) => index > place && standing.rank !== rank);
    const tied = standings.slice(place, end === -1 ? undefined : end);
    if (tied.length <= topSize - rows.length) rows.push(...tied.map((standing) => rowOf(room, standing)));
    else rows.push({ rank, score, players: tied.length });
    place += tied.length;
  }
  return { rows, callouts: calloutsOf(room, standings) };
}

function rowOf({ state }: Room, standing: Standing): LeaderboardSeat {
  const { seat_id, score, rank, previous_rank, streak, last } = standing;
  const seat = state.seats.get(seat_id)!;
  return {
    ...shownSeat(seat),
    score,
    rank,
    previous_rank,
    ...(seat.group === null ? {} : { team: seat.group }),
    gained: last.question === state.number ? last.points : 0,
    streak,
  };
}

const climbOf = ({ rank, previous_rank }: Standing): number => (previous_rank === null ? 0 : previous_rank - rank);

/** The best climb of all, and the longest streak, wherever on the board they are; those who share it together. */
function calloutsOf({ state }: Room, standings: readonly Standing[]): Callout[] {
  const call = (type: Callout['type'], amountOf: (standing: Standing) => number): Callout[] => {
    const by = standings.reduce((most, standing) => Math.max(most, amountOf(standing)), 0);
    if (by < calloutFrom[type]) return [];
    const those = standings.filter((standing) => amountOf(standing) === by);
    const names = those.length > mostNamed ? [] : those.map(({ seat_id }) => shownName(state.seats.get(seat_id)!));
    return [{ type, by, players: those.length, names }];
  };
  return [...call('climb', climbOf), ...call('streak', ({ streak }) => streak)];
}
