import { mayChooseName } from './decide-seats.ts';
import { neighboursByRank, type Standing, standingsByRank } from '../scoring/index.ts';
import type { OwnAnswer, Room } from './game.ts';
import { knownRemotes } from './remotes.ts';
import { roomBoard } from './room-board.ts';
import { type Seat, seatsInRoom, shownName, shownSeat } from './seat-map.ts';
import type { Phase } from './settings.ts';
import type {
  FrameHostView,
  FramePlayerView,
  FrameProjectorView,
  FrameSeatView,
  FrameView,
  HostRosterEntry,
  RankedSeat,
  RosterEntry,
} from './view-types.ts';

/** What the host's screens also show: how to come in. */
export interface ScreenRoom extends Room {
  pin: string;
  join_address: string;
}

/** What the whole class sees. */
export function projectorView(room: ScreenRoom): FrameProjectorView {
  return { ...screenView(room), role: 'projector', players: roster(room) };
}

/** What the host sees: the projector's view, the doubtful names behind their masks, and what the game tells only hosts. */
export function hostView(room: ScreenRoom): FrameHostView {
  const remotes = knownRemotes(room.state);
  return {
    ...screenView(room),
    role: 'host',
    players: hostRoster(room),
    ...(remotes.length > 0 ? { remotes } : {}),
    ...room.state.rules.views.host?.(room),
  };
}

/** What every player sees. Nothing in it differs between players. */
export function playerView(room: Room): FramePlayerView {
  const { rules, settings } = room.state;
  const names = settings.names === 'roster' ? { names: settings.names } : {};
  return { ...sessionView(room), role: 'player', ...names, ...rules.views.players(room) };
}

/** What one seat knows of itself, and nobody else is sent. `answer`: its own to the newest question. */
export function seatView(room: Room, seat_id: number, answer?: OwnAnswer): FrameSeatView {
  const { state, board } = room;
  const seat = state.seats.get(seat_id);
  if (!seat) throw new Error(`This session has no seat ${seat_id}`);
  const standing = board.get(seat_id);
  return {
    seq: room.seq,
    ...shownSeat(seat),
    ...(seat.doubtful ? { name_waits: true as const } : {}),
    ...(mayChooseName(state, seat) ? { may_choose_name: true as const } : {}),
    score: standing?.score ?? 0,
    // Nobody is first with nothing.
    rank: standing && standing.score > 0 ? standing.rank : null,
    ...(standing ? { neighbours: neighbours(room, standing) } : {}),
    ...totalOf(room, seat_id),
    ...state.rules.views.seat(room, seat_id, answer),
  };
}

function sessionView(room: Room): FrameView {
  const { state, seq, n, now } = room;
  return {
    seq,
    n,
    phase: state.phase,
    paused: state.paused_at !== null,
    server_now: now,
    deck_name: state.deck_name,
    target_language: state.target_language,
    source_language: state.source_language,
    count: state.in_room,
    ...ofRoom(room),
    ...state.rules.views.everybody(room),
  };
}

function screenView(room: ScreenRoom) {
  const { state, pin, join_address, connected } = room;
  return {
    ...sessionView(room),
    pin,
    join_address,
    door: state.door,
    connected: connected.size,
    ...state.rules.views.screens(room),
  };
}

/** So many of the best over all quizzes of a room are named. */
const bestOfRoom = 10;

/** Phases in which nobody is at a question. */
const betweenQuestions: ReadonlySet<Phase> = new Set(['leaderboard', 'podium', 'ended']);

/** From the second quiz of a room on: which it is, and between questions how all of them together stand. */
function ofRoom(room: Room): Pick<FrameView, 'quiz' | 'room_top'> {
  const { quiz, phase, seats } = room.state;
  if (quiz === 1) return {};
  if (!betweenQuestions.has(phase)) return { quiz };
  const best = [...roomBoard(room).values()].filter(({ score }) => score > 0).slice(0, bestOfRoom);
  const room_top = best.map(({ seat_id, score, rank }) => ({
    ...shownSeat(seats.get(seat_id)!),
    score,
    rank,
  }));
  return { quiz, room_top };
}

function totalOf(room: Room, seat_id: number): Pick<FrameSeatView, 'room_total'> {
  if (room.state.quiz === 1) return {};
  const { score = 0, rank = null } = roomBoard(room).get(seat_id) ?? {};
  return { room_total: { score, rank: score > 0 ? rank : null } };
}

/** The people in the room, as everybody may see them. */
export function roster({ state, connected }: Room): RosterEntry[] {
  return seatsInRoom(state).map((seat) => ({
    ...shownSeat(seat),
    connected: connected.has(seat.seat_id),
    ...ofTeam(seat),
  }));
}

/** The people in the room, as the host sees them. */
export function hostRoster({ state, connected }: Room): HostRosterEntry[] {
  const firstOf = new Map<string | null, number>([[null, 0]]);
  for (const { owner, seat_id } of state.seats.values()) if (!firstOf.has(owner)) firstOf.set(owner, seat_id);
  return seatsInRoom(state).map((seat) => ({
    ...shownSeat(seat),
    connected: connected.has(seat.seat_id),
    ...ofTeam(seat),
    ...(firstOf.get(seat.owner) === seat.seat_id ? {} : { came_with: firstOf.get(seat.owner)! }),
    ...(seat.doubtful ? { doubtful_name: seat.name } : {}),
    ...(seat.student_id === null ? {} : { student_id: seat.student_id }),
  }));
}

/** The best seats that are to be shown, by rank. */
export function rankedSeats(
  { state, board }: Room,
  isShown: (standing: Standing, index: number) => boolean,
): RankedSeat[] {
  return standingsByRank(board)
    .filter(isShown)
    .map(({ seat_id, score, rank, previous_rank }) => ({
      ...shownSeat(state.seats.get(seat_id)!),
      score,
      rank,
      previous_rank,
      ...ofTeam(state.seats.get(seat_id)!),
    }));
}

/** The group that a seat plays for, where there are groups. */
const ofTeam = ({ group }: Seat) => (group === null ? {} : { team: group });

/** The next better and the next worse score; nobody is told that they are last. */
function neighbours({ state, board }: Room, own: Standing): NonNullable<FrameSeatView['neighbours']> {
  const { above, below } = neighboursByRank(board).get(own.rank) ?? {};
  const nameOf = ({ seat_id }: Standing) => shownName(state.seats.get(seat_id)!);
  return {
    ...(above ? { above: { name: nameOf(above), behind_by: above.score - own.score } } : {}),
    ...(below ? { below: { name: nameOf(below), ahead_by: own.score - below.score } } : {}),
  };
}
