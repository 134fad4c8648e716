import { sameNameKey } from '../names/index.ts';
import { type FrameEvent, gameOfSilentLogs, isFrameEvent, type SessionEvent } from './events.ts';
import { type Game, type SessionState, traitsOf } from './game.ts';
import { withRemote } from './remotes.ts';
import { copyOfSeats, namelessSeat, noSeats, putSeat, type Seat, type SeatMap } from './seat-map.ts';

/** Every game that a log may name. */
export type Games = Readonly<Record<string, Game>>;

/**
 * The state after a whole history, played by the game that its first event names. Equal to folding with {@link evolve}, but
 * without a copy of all seats for each event: nobody else has seen the states in between.
 */
export function fold(history: Iterable<SessionEvent>, games: Games): SessionState {
  let state: SessionState | undefined;
  for (const event of history) state = state ? evolveDraft(state, event) : opened(event, games);
  if (!state) throw new Error('A session without events does not exist');
  return state;
}

/** What an event changes. Total and pure: the same events always fold to the same state. */
export function evolve(state: SessionState, event: SessionEvent): SessionState {
  return next(state, event, (map, seat) => putSeat(copyOfSeats(map), seat));
}

/** A copy of a state for {@link evolveDraft}: nobody else has seen it. */
export function draftOf(state: SessionState): SessionState {
  return { ...state, ...copyOfSeats(state) };
}

/** As {@link evolve} of a draft, whose seats it changes: a wave of people who come in costs one copy of the room. */
export function evolveDraft(draft: SessionState, event: SessionEvent): SessionState {
  return next(draft, event, putSeat);
}

/**
 * The same session with its students called as their class calls them now; null: by no name any more. No event tells of
 * it, as no log holds the name of a student: read again, it is folded with the names of that day.
 */
export function withStudentNames(state: SessionState, names: ReadonlyMap<number, string | null>): SessionState {
  const isNew = (seat: Seat) => seat.student_id !== null && names.has(seat.student_id) && seat.name !== nameOf(seat);
  const nameOf = ({ student_id, seat_id }: Seat) => names.get(student_id!) ?? namelessSeat(seat_id);
  const renamed = [...state.seats.values()].filter(isNew);
  return renamed.reduce(
    (draft, seat) => {
      const name = nameOf(seat);
      return { ...draft, ...putSeat(draft, { ...seat, name, name_key: sameNameKey(name) }) };
    },
    renamed.length === 0 ? state : draftOf(state),
  );
}

function opened(event: SessionEvent, games: Games): SessionState {
  if (!isFrameEvent(event) || event.type !== 'lobby_opened')
    throw new Error(`A session begins with lobby_opened, not with ${event.type}`);
  const { at, deck_name, target_language, source_language, settings, game = gameOfSilentLogs } = event;
  const { quiz = 1, seq_before = 0 } = event;
  const rules = games[game];
  if (!rules) throw new Error(`Nobody here knows the game ${game}`);
  return {
    game,
    rules,
    quiz,
    seq_before,
    deck_name,
    target_language,
    source_language,
    settings,
    phase: 'lobby',
    since: at,
    number: 0,
    paused_at: null,
    door: 'open',
    remotes: new Map(),
    ...noSeats(),
    touched_at: at,
    play: rules.begin(event),
  };
}

type PutSeat = (map: SeatMap, seat: Seat) => SeatMap;

function next(state: SessionState, event: SessionEvent, put: PutSeat): SessionState {
  const changes = isFrameEvent(event) ? changesOfFrame(state, event, put) : state.rules.evolve(state, event);
  return { ...state, touched_at: event.at, ...changes };
}

function changesOfFrame(state: SessionState, event: FrameEvent, put: PutSeat): Partial<SessionState> {
  const withSeat = (seat_id: number, change: Partial<Seat>): Partial<SessionState> => {
    const seat = state.seats.get(seat_id);
    return seat ? put(state, { ...seat, ...change }) : {};
  };
  switch (event.type) {
    case 'lobby_opened':
      // Only the first event of a log opens the session.
      return {};
    case 'joined':
      return put(state, newSeat(state, event));
    case 'left':
      return withSeat(event.seat_id, { left: true, gave_way: event.gave_way ?? false });
    case 'returned':
      return withSeat(event.seat_id, { left: false, gave_way: false });
    case 'renamed': {
      const { seat_id, name, doubtful } = event;
      const byHost = doubtful === undefined ? { named_by_host: true as const } : {};
      return withSeat(seat_id, { name, name_key: sameNameKey(name), doubtful: doubtful ?? false, ...byHost });
    }
    case 'reassigned': {
      const { seat_id, name, student_id } = event;
      return withSeat(seat_id, { name, name_key: sameNameKey(name), student_id });
    }
    case 'name_kept':
      return withSeat(event.seat_id, { doubtful: false });
    case 'emblem_chosen':
      return withSeat(event.seat_id, { emblem: event.emblem });
    case 'regrouped':
      return withSeat(event.seat_id, { group: event.group });
    case 'removed':
      return withSeat(event.seat_id, { removed: true, banned: event.ban });
    case 'remote_asked':
    case 'remote_allowed':
    case 'remote_stopped':
      return { remotes: withRemote(state.remotes, event) };
    case 'door_locked':
      return { door: 'locked' };
    case 'door_unlocked':
      return { door: 'open' };
    case 'started':
      return { since: event.at, ...state.rules.evolve(state, event) };
    case 'paused':
      return { paused_at: event.at };
    case 'unpaused':
      return { paused_at: null, since: state.since + pauseOf(state, event.at), ...state.rules.evolve(state, event) };
    case 'delayed':
      return { since: state.since + event.by_ms, ...state.rules.evolve(state, event) };
    case 'podium_shown':
      return { phase: 'podium', since: event.at, paused_at: null };
    case 'ended':
      return { phase: 'ended', since: event.at, paused_at: null };
  }
}

/** How long the pause lasted that ends now, in milliseconds. */
export function pauseOf({ paused_at }: Pick<SessionState, 'paused_at'>, now: number): number {
  return now - (paused_at ?? now);
}

function newSeat(state: SessionState, event: Extract<FrameEvent, { type: 'joined' }>): Seat {
  const { seat_id, name, doubtful, owner = null, student_id = null, group = null } = event;
  return {
    seat_id,
    name,
    name_key: sameNameKey(name),
    doubtful,
    owner,
    student_id,
    group,
    from_question: traitsOf(state).lets_join ? state.number : state.number + 1,
    left: false,
    gave_way: false,
    removed: false,
    banned: false,
  };
}
