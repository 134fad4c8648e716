import type { LanguageId } from '../languages/index.ts';
import { sameNameKey } from '../names/index.ts';
import type { LiveEvent } from './events.ts';
import type { LiveQuestion } from './questions.ts';
import type { LiveSettings, Phase } from './settings.ts';

export interface Seat {
  seat_id: number;
  name: string;
  /** What makes another name the same as this one; see `sameNameKey`. */
  name_key: string;
  /** The host has not yet said whether the name may be seen. */
  doubtful: boolean;
  /** The first question it is asked. */
  from_question: number;
  /** Went by itself; its token brings it back. */
  left: boolean;
  /** Its place was given to somebody else while nobody sat there. */
  gave_way: boolean;
  removed: boolean;
  /** Removed, and whoever owns it is not let in again. */
  banned: boolean;
  /** The device, or else the account, that took it; null when it came with neither. Nobody is told. */
  owner: string | null;
}

/** A session as its events tell it: the fold of {@link evolve}. */
export interface SessionState {
  deck_name: string;
  target_language: LanguageId;
  source_language: LanguageId | null;
  settings: LiveSettings;
  questions: readonly LiveQuestion[];
  phase: Phase;
  /** When the phase began; moved by pauses and outages. */
  since: number;
  /** The question that is or was asked last, from 1; 0 before the first. */
  number: number;
  /** When that question opens or opened, moved by pauses and outages, so that `now − opens_at` is the time taken. */
  opens_at: number;
  /** Null when untimed. */
  deadline_at: number | null;
  /** When the pause began; null when nothing is paused. */
  paused_at: number | null;
  /** A question does not close early before this. */
  held_until: number;
  door: 'open' | 'locked';
  seats: ReadonlyMap<number, Seat>;
  /** How many seats that were not removed have a name of this key. Kept up with `seats`: a room is not searched at each join. */
  names: ReadonlyMap<string, number>;
  /** The seats, of all times, that each owner took. Kept up with `seats` as well. */
  owners: ReadonlyMap<string, readonly number[]>;
  /** How many of the seats are in the room, connected or not: neither removed nor left. Kept up with `seats` too. */
  in_room: number;
  /** The questions that were locked and counted, in that order, with the seats that were in the room when each was revealed. */
  scored: readonly { number: number; whole_ms: number | null; seat_ids: readonly number[] }[];
  voided: ReadonlySet<number>;
  /** The question that was skipped last; 0 while none was. */
  skipped: number;
  /** When the newest event happened. */
  touched_at: number;
}

/** What an event changes. Total and pure: the same events always fold to the same state. */
export function evolve(state: SessionState | undefined, event: LiveEvent): SessionState {
  return next(state, event, putIntoCopy);
}

/**
 * The state after a whole history. Equal to folding with {@link evolve}, but without a copy of all seats for each of
 * them: nobody else has seen the states in between.
 */
export function fold(events: Iterable<LiveEvent>): SessionState {
  let state: SessionState | undefined;
  for (const event of events) state = next(state, event, putInPlace);
  if (!state) throw new Error('A session without events does not exist');
  return state;
}

/** A copy of a state for {@link evolveDraft}: nobody else has seen it. */
export function draftOf(state: SessionState): SessionState {
  return { ...state, seats: new Map(state.seats), names: new Map(state.names), owners: new Map(state.owners) };
}

/** As {@link evolve} of a draft, whose seats it changes: a wave of people who come in costs one copy of the room. */
export function evolveDraft(draft: SessionState, event: LiveEvent): SessionState {
  return next(draft, event, putInPlace);
}

/** Puts a seat, new or changed, among the others. */
type PutSeat = (state: SessionState, seat: Seat) => Pick<SessionState, 'seats' | 'names' | 'owners' | 'in_room'>;
const putIntoCopy: PutSeat = (state, seat) => putInPlace(draftOf(state), seat);
const putInPlace: PutSeat = (state, seat) => {
  const seats = state.seats as Map<number, Seat>;
  const names = state.names as Map<string, number>;
  const owners = state.owners as Map<string, readonly number[]>;
  const { seat_id, owner } = seat;
  const before = seats.get(seat_id);
  if (before && !before.removed) count(names, before.name_key, -1);
  if (!seat.removed) count(names, seat.name_key, 1);
  if (!before && owner !== null) owners.set(owner, [...(owners.get(owner) ?? []), seat_id]);
  seats.set(seat_id, seat);
  const wasInRoom = before !== undefined && isInRoom(before);
  return { seats, names, owners, in_room: state.in_room + Number(isInRoom(seat)) - Number(wasInRoom) };
};

function count(names: Map<string, number>, key: string, by: 1 | -1): void {
  const left = (names.get(key) ?? 0) + by;
  if (left > 0) names.set(key, left);
  else names.delete(key);
}

function next(state: SessionState | undefined, event: LiveEvent, put: PutSeat): SessionState {
  if (event.type === 'lobby_opened') return opened(event);
  if (!state) throw new Error(`A session begins with lobby_opened, not with ${event.type}`);
  return { ...state, touched_at: event.at, ...changes(state, event, put) };
}

function opened(event: Extract<LiveEvent, { type: 'lobby_opened' }>): SessionState {
  const { at, deck_name, target_language, source_language, settings, questions } = event;
  return {
    deck_name,
    target_language,
    source_language,
    settings,
    questions,
    phase: 'lobby',
    since: at,
    number: 0,
    opens_at: 0,
    deadline_at: null,
    paused_at: null,
    held_until: 0,
    door: 'open',
    seats: new Map(),
    names: new Map(),
    owners: new Map(),
    in_room: 0,
    scored: [],
    voided: new Set(),
    skipped: 0,
    touched_at: at,
  };
}

function changes(
  state: SessionState,
  event: Exclude<LiveEvent, { type: 'lobby_opened' }>,
  put: PutSeat,
): Partial<SessionState> {
  const withSeat = (seat_id: number, change: Partial<Seat>): Partial<SessionState> => {
    const seat = state.seats.get(seat_id);
    return seat ? put(state, { ...seat, ...change }) : {};
  };
  switch (event.type) {
    case 'joined': {
      const { seat_id, name, doubtful, owner = null } = event;
      const seat = {
        seat_id,
        name,
        name_key: sameNameKey(name),
        doubtful,
        owner,
        from_question: firstQuestionFor(state),
        left: false,
        gave_way: false,
        removed: false,
        banned: false,
      };
      return put(state, seat);
    }
    case 'left':
      return withSeat(event.seat_id, { left: true, gave_way: event.gave_way ?? false });
    case 'returned':
      return withSeat(event.seat_id, { left: false, gave_way: false });
    case 'renamed':
      return withSeat(event.seat_id, { name: event.name, name_key: sameNameKey(event.name), doubtful: false });
    case 'name_kept':
      return withSeat(event.seat_id, { doubtful: false });
    case 'removed':
      return withSeat(event.seat_id, { removed: true, banned: event.ban });
    case 'door_locked':
      return { door: 'locked' };
    case 'door_unlocked':
      return { door: 'open' };
    case 'started':
      return { phase: 'starting', since: event.at };
    case 'asked': {
      const { at, number, opens_at, deadline_at } = event;
      return { phase: 'question', since: at, number, opens_at, deadline_at, paused_at: null, held_until: 0 };
    }
    case 'opened':
      return { phase: 'open', since: event.at };
    case 'time_added':
      return { deadline_at: state.deadline_at === null ? null : state.deadline_at + event.ms };
    case 'paused':
      return { paused_at: event.at };
    case 'unpaused':
      return { paused_at: null, ...moved(state, event.at - (state.paused_at ?? event.at)) };
    case 'delayed': {
      const shifted = moved(state, event.by_ms);
      const least = event.at + event.least_ms;
      const deadline = shifted.deadline_at === null ? null : Math.max(shifted.deadline_at, least);
      return { ...shifted, deadline_at: state.phase === 'open' ? deadline : shifted.deadline_at, held_until: least };
    }
    case 'locked':
      return { phase: 'locked', since: event.at, paused_at: null };
    case 'revealed': {
      const { number, whole_ms } = event;
      const scored = { number, whole_ms, seat_ids: askedOf(state, number) };
      return { phase: 'reveal', since: event.at, scored: [...state.scored, scored] };
    }
    case 'skipped':
      return { paused_at: null, skipped: event.number };
    case 'voided':
      return { voided: new Set(state.voided).add(event.number) };
    case 'leaderboard_shown':
      return { phase: 'leaderboard', since: event.at };
    case 'podium_shown':
      return { phase: 'podium', since: event.at, paused_at: null };
    case 'ended':
      return { phase: 'ended', since: event.at, paused_at: null };
  }
}

/** Who joins while a question can still be answered is asked it; later, the next one. */
function firstQuestionFor({ phase, number }: SessionState): number {
  return phase === 'question' || phase === 'open' ? number : number + 1;
}

function moved(state: SessionState, byMs: number): Pick<SessionState, 'since' | 'opens_at' | 'deadline_at'> {
  return {
    since: state.since + byMs,
    opens_at: state.opens_at + byMs,
    deadline_at: state.deadline_at === null ? null : state.deadline_at + byMs,
  };
}

/** The seats a question is asked of: in the room, since it could be answered. */
function askedOf({ seats }: SessionState, number: number): number[] {
  return [...seats.values()]
    .filter((seat) => isInRoom(seat) && seat.from_question <= number)
    .map((seat) => seat.seat_id);
}

/** The seats that are in the room, connected or not. */
export function seatsInRoom({ seats }: SessionState): Seat[] {
  return [...seats.values()].filter(isInRoom);
}

const isInRoom = (seat: Seat): boolean => !seat.removed && !seat.left;

/** The question of a number; asking for one that the session does not have is a mistake of the program. */
export function questionOf({ questions }: SessionState, number: number): LiveQuestion {
  const question = questions[number - 1];
  if (!question) throw new Error(`This session has no question ${number}`);
  return question;
}
