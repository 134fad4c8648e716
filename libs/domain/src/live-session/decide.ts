import { isDoubtfulName, isSeatName, sameNameKey, tidyName } from '../names/index.ts';
import type { LiveEvent } from './events.ts';
import { freeVariant } from './names.ts';
import { type Absent, cameWith, mayReturn, roomFor, seatRefusal } from './seats.ts';
import { course, type Phase } from './settings.ts';
import type { SessionState } from './state.ts';

/** What the sender of a command saw; absent when it does not matter to them. */
export interface Expectation {
  phase: Phase;
  question?: number | undefined;
}

/** An order to a session. Who may give it was asked before; here only whether it fits the moment. */
export type LiveCommand =
  /** `owner`: as the seat will have it. */
  | { type: 'join'; name: string; owner?: string | null; absent?: Absent }
  | { type: 'return'; seat_id: number; absent?: Absent }
  | { type: 'leave' | 'keep_name'; seat_id: number }
  | { type: 'rename'; seat_id: number; name: string }
  /** `all_who_came_with`: and every seat of the same owner, or, when it has none, every one that has none. */
  | { type: 'remove'; seat_id: number; ban: boolean; all_who_came_with?: boolean | undefined }
  | { type: 'lock_door' | 'unlock_door' }
  | { type: MovingCommand | 'add_time'; expect?: Expectation | undefined }
  | { type: 'void'; question: number }
  /** The alarm rang. */
  | { type: 'tick' }
  /** Every seat that is waited for has answered. */
  | { type: 'all_answered'; question: number }
  /** The server is back after so long. */
  | { type: 'wake'; outage_ms: number; way_back_ms: number };
export type MovingCommand = 'start' | 'next' | 'skip' | 'end_question' | 'pause' | 'unpause' | 'end';

export type LiveRefusal =
  | {
      code: 'STALE' | 'ENDED' | 'FULL' | 'DEVICE_FULL' | 'DOOR_LOCKED' | 'NAME_INVALID' | 'NOT_OPEN' | 'INVALID';
    }
  /** `kept_out`: 1 when it is for good. */
  | { code: 'REMOVED'; params: { kept_out: 0 | 1 } }
  | { code: 'NAME_TAKEN'; params: { suggestion: string } };

/** The events of an order that is carried out (none when it is so already), or why it is not. */
export type Decision = { events: LiveEvent[] } | { refusal: LiveRefusal };

const nothing: Decision = { events: [] };
const refuse = (code: Exclude<LiveRefusal['code'], 'NAME_TAKEN' | 'REMOVED'>): Decision => ({ refusal: { code } });

/**
 * What an order does to a session at a moment. Pure: no clock, no chance, nothing is changed. Time itself does nothing: what
 * happens because it passes (a question opens, closes, is revealed) happens on `tick`, which `alarm` says when to send.
 */
export function decide(state: SessionState, command: LiveCommand, now: number): Decision {
  switch (command.type) {
    case 'join':
      return join(state, command, now);
    case 'leave':
      return onSeat(state, command.seat_id, (seat) => (seat.left ? [] : [{ type: 'left', at: now, ...idOf(seat) }]));
    case 'return':
      return comeBack(state, command, now);
    case 'keep_name':
      return onSeat(state, command.seat_id, (seat) =>
        seat.doubtful ? [{ type: 'name_kept', at: now, ...idOf(seat) }] : [],
      );
    case 'rename':
      return rename(state, command.seat_id, command.name, now);
    case 'remove':
      return onSeat(state, command.seat_id, (seat) => {
        const seats = command.all_who_came_with ? cameWith(state.seats, seat) : [seat];
        return seats.map((each) => ({ type: 'removed', at: now, ...idOf(each), ban: command.ban }));
      });
    case 'lock_door':
      return state.door === 'locked' ? nothing : { events: [{ type: 'door_locked', at: now }] };
    case 'unlock_door':
      return state.door === 'open' ? nothing : { events: [{ type: 'door_unlocked', at: now }] };
    case 'void':
      return takeBack(state, command.question, now);
    case 'tick':
      return tick(state, now);
    case 'all_answered':
      return closeEarly(state, command.question, now);
    case 'wake':
      return wake(state, command, now);
    case 'start':
    case 'next':
    case 'skip':
    case 'end_question':
    case 'pause':
    case 'unpause':
    case 'add_time':
    case 'end':
      return isExpected(state, command.expect) ? move(state, command.type, now) : refuse('STALE');
  }
}

function isExpected(state: SessionState, expect: Expectation | undefined): boolean {
  if (!expect) return true;
  return expect.phase === state.phase && (expect.question === undefined || expect.question === state.number);
}

function join(state: SessionState, command: Extract<LiveCommand, { type: 'join' }>, now: number): Decision {
  const owner = command.owner ?? null;
  const absent = command.absent ?? nobody;
  const refusal = seatRefusal(state, owner, absent);
  if (refusal === 'REMOVED') return { refusal: { code: refusal, params: { kept_out: 1 } } };
  if (state.phase === 'podium' || state.phase === 'ended') return refuse('ENDED');
  const isLate = state.phase !== 'lobby';
  if (state.door === 'locked' || (isLate && !state.settings.late_join)) return refuse('DOOR_LOCKED');
  if (refusal) return refuse(refusal);
  const name = tidyName(command.name);
  if (!isSeatName(name)) return refuse('NAME_INVALID');
  const isTaken = (key: string) => state.names.has(key);
  if (isTaken(sameNameKey(name))) return nameTaken(name, isTaken);
  // Numbers are not given twice: a removed seat keeps its own.
  const seat = { seat_id: state.seats.size + 1, name, doubtful: isDoubtfulName(name) };
  const joined: LiveEvent = { type: 'joined', at: now, ...seat, ...(owner === null ? {} : { owner }) };
  return { events: [joined, ...givingWay(state, owner, absent, now)] };
}

const nobody: Absent = new Set();

/** What becomes of the absent seat whose place is taken. */
function givingWay(state: SessionState, owner: string | null, absent: Absent, now: number): LiveEvent[] {
  const place = roomFor(state, owner, absent);
  return typeof place === 'number' ? [{ type: 'left', at: now, seat_id: place, gave_way: true }] : [];
}

/** Who left comes back by their token, however full the room is; whose place was given away, as others come in. */
function comeBack(state: SessionState, command: Extract<LiveCommand, { type: 'return' }>, now: number): Decision {
  const { seat_id, absent = nobody } = command;
  const seat = state.seats.get(seat_id);
  if (seat?.left && !seat.removed) {
    if (!mayReturn(state, seat)) return refuse('DEVICE_FULL');
    if (seat.gave_way && roomFor(state, seat.owner, absent) === 'FULL') return refuse('FULL');
  }
  return onSeat(state, seat_id, ({ left, gave_way, owner }) => {
    if (!left) return [];
    const returned: LiveEvent = { type: 'returned', at: now, seat_id };
    return gave_way ? [returned, ...givingWay(state, owner, absent, now)] : [returned];
  });
}

function rename(state: SessionState, seat_id: number, typed: string, now: number): Decision {
  const name = tidyName(typed);
  if (!isSeatName(name)) return refuse('NAME_INVALID');
  const own = state.seats.get(seat_id);
  const isTaken = (key: string) => (state.names.get(key) ?? 0) > (own?.name_key === key && !own.removed ? 1 : 0);
  if (isTaken(sameNameKey(name))) return nameTaken(name, isTaken);
  return onSeat(state, seat_id, (seat) =>
    seat.name === name && !seat.doubtful ? [] : [{ type: 'renamed', at: now, seat_id, name }],
  );
}

function nameTaken(name: string, isTaken: (key: string) => boolean): Decision {
  return { refusal: { code: 'NAME_TAKEN', params: { suggestion: freeVariant(name, isTaken) } } };
}

type SeatOf = SessionState['seats'] extends ReadonlyMap<number, infer One> ? One : never;
const idOf = ({ seat_id }: SeatOf) => ({ seat_id });

function onSeat(state: SessionState, seat_id: number, then: (seat: SeatOf) => LiveEvent[]): Decision {
  const seat = state.seats.get(seat_id);
  if (!seat) return refuse('INVALID');
  return seat.removed ? nothing : { events: then(seat) };
}

function takeBack(state: SessionState, number: number, now: number): Decision {
  if (state.voided.has(number)) return nothing;
  const isScored = state.scored.some((scored) => scored.number === number);
  return isScored ? { events: [{ type: 'voided', at: now, number }] } : refuse('NOT_OPEN');
}

function move(state: SessionState, type: MovingCommand | 'add_time', now: number): Decision {
  const { phase, number } = state;
  const isPaused = state.paused_at !== null;
  switch (type) {
    case 'start':
      return phase === 'lobby' ? { events: [{ type: 'started', at: now }] } : refuse('STALE');
    case 'next':
      return next(state, now);
    case 'skip':
      if (phase !== 'question' && phase !== 'open' && phase !== 'locked') return refuse('STALE');
      return { events: [{ type: 'skipped', at: now, number }, askNext(state, now)] };
    case 'end_question':
      return phase === 'open' ? { events: [{ type: 'locked', at: now, number, by: 'host' }] } : refuse('STALE');
    case 'pause':
      if (!canPause(phase)) return refuse('STALE');
      return isPaused ? nothing : { events: [{ type: 'paused', at: now }] };
    case 'unpause':
      return isPaused ? { events: [{ type: 'unpaused', at: now }] } : nothing;
    case 'add_time':
      if (phase !== 'open' || state.deadline_at === null) return refuse('STALE');
      return { events: [{ type: 'time_added', at: now, number, ms: course.addedMs }] };
    case 'end':
      return phase === 'ended' ? nothing : { events: [{ type: 'ended', at: now, by: 'host' }] };
  }
}

const canPause = (phase: Phase): boolean => phase === 'starting' || phase === 'question' || phase === 'open';

/** `next` goes on from what waits for the host: reveal, leaderboard, podium. */
function next(state: SessionState, now: number): Decision {
  switch (state.phase) {
    case 'reveal':
      return { events: [showsLeaderboard(state) ? { type: 'leaderboard_shown', at: now } : askNext(state, now)] };
    case 'leaderboard':
      return { events: [askNext(state, now)] };
    case 'podium':
      return { events: [{ type: 'ended', at: now, by: 'host' }] };
    default:
      return refuse('STALE');
  }
}

/** After the last question the podium comes at once: a leaderboard before it would tell who stands there. */
function showsLeaderboard({ settings, number, questions }: SessionState): boolean {
  if (number === questions.length) return false;
  return settings.leaderboard === 'every' || (settings.leaderboard === 'every_5th' && number % 5 === 0);
}

function askNext({ number, questions, settings }: SessionState, now: number): LiveEvent {
  if (number >= questions.length) return { type: 'podium_shown', at: now };
  const opens_at = now + (settings.seconds === null ? 0 : course.questionMs);
  const deadline_at = settings.seconds === null ? null : opens_at + settings.seconds * 1000;
  return { type: 'asked', at: now, number: number + 1, opens_at, deadline_at };
}

function tick(state: SessionState, now: number): Decision {
  const { phase, number } = state;
  if (phase === 'ended') return nothing;
  if (now - state.touched_at >= course.idleMs) return { events: [{ type: 'ended', at: now, by: 'idle' }] };
  if (state.paused_at !== null) return nothing;
  switch (phase) {
    case 'starting':
      return now >= state.since + course.startingMs ? { events: [askNext(state, now)] } : nothing;
    case 'question':
      return now >= state.opens_at ? { events: [{ type: 'opened', at: now, number }] } : nothing;
    case 'open': {
      const isOver = state.deadline_at !== null && now >= state.deadline_at;
      return isOver ? { events: [{ type: 'locked', at: now, number, by: 'deadline' }] } : nothing;
    }
    case 'locked': {
      const whole_ms = state.deadline_at === null ? null : state.deadline_at - state.opens_at;
      const isGraceOver = now >= state.since + course.graceMs;
      return isGraceOver ? { events: [{ type: 'revealed', at: now, number, whole_ms }] } : nothing;
    }
    default:
      return nothing;
  }
}

function closeEarly(state: SessionState, number: number, now: number): Decision {
  const mayClose = state.phase === 'open' && state.number === number && state.paused_at === null;
  if (!mayClose || now < state.held_until) return nothing;
  return { events: [{ type: 'locked', at: now, number, by: 'all_answered' }] };
}

/**
 * After a restart everything that runs on a clock moves by the outage, and by what people need to come back; an open
 * question is held at least 5 s more. The outage is what the clock has gone on by since, which is negative when the clock
 * was set back. Nothing can have begun in the future, so that a question never has more than its whole time left.
 */
function wake(
  state: SessionState,
  { outage_ms, way_back_ms }: Extract<LiveCommand, { type: 'wake' }>,
  now: number,
): Decision {
  const isRunning = canPause(state.phase) || state.phase === 'locked';
  // By a clock that was set back, even a lobby would wait for its end by that much longer.
  const isAhead = state.touched_at > now && state.phase !== 'ended';
  if ((!isRunning && !isAhead) || state.paused_at !== null) return nothing;
  const by_ms = Math.round(Math.min(outage_ms, now - state.since) + way_back_ms);
  return { events: [{ type: 'delayed', at: now, by_ms, least_ms: course.heldAfterRestartMs }] };
}
