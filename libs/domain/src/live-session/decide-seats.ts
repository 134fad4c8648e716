import { isDoubtfulName, isSeatName, sameNameKey, tidyName } from '../names/index.ts';
import { type Decision, type FrameCommand, happens, refuse } from './commands.ts';
import { emblemOf } from './emblems.ts';
import type { FrameEvent } from './events.ts';
import type { SessionState } from './game.ts';
import { freeVariant } from './free-name.ts';
import type { Seat } from './seat-map.ts';
import { type AbsentSeats, isBanned, mayReturn, roomFor, seatRefusal } from './seat-rules.ts';

const nobody: AbsentSeats = new Set();

/**
 * Takes a seat for somebody new: under a free name, or as a student of the class who has none, while the door is open and
 * there is room for their device.
 */
export function join(state: SessionState, command: Extract<FrameCommand, { type: 'join' }>, now: number): Decision {
  const owner = command.owner ?? null;
  const absent = command.absent ?? nobody;
  const isShut = doorRefusal(state, owner);
  if (isShut) return { refusal: isShut };
  const refusal = seatRefusal(state, owner, absent);
  if (refusal) return refuse(refusal);
  const named = namedFor(state, command);
  if ('refusal' in named) return named;
  const group = state.rules.groupFor?.(state, command);
  // Numbers are not given twice: a removed seat keeps its own.
  const seat = { seat_id: state.seats.size + 1, ...named, ...(group === undefined ? {} : { group }) };
  const joined: FrameEvent = { type: 'joined', at: now, ...seat, ...(owner === null ? {} : { owner }) };
  return happens(joined, ...givingWay(state, owner, absent, now));
}

/**
 * Why nobody new comes in at the moment, whatever room there is; undefined when they may. Who cannot come in is not shown
 * the list of a class either.
 */
export function doorRefusal(state: SessionState, owner: string | null): NotNamed['refusal'] | undefined {
  if (isBanned(state, owner)) return { code: 'REMOVED', params: { kept_out: 1 } };
  if (state.phase === 'podium' || state.phase === 'ended') return { code: 'ENDED' };
  const isLate = state.phase !== 'lobby';
  return state.door === 'locked' || (isLate && !state.settings.late_join) ? { code: 'DOOR_LOCKED' } : undefined;
}

interface Named {
  name: string;
  doubtful: boolean;
  student_id?: number;
}
type NotNamed = Extract<Decision, { refusal: unknown }>;

function namedFor(state: SessionState, command: Extract<FrameCommand, { type: 'join' }>): Named | NotNamed {
  switch (state.settings.names) {
    case 'roster':
      return asStudent(state, command);
    case 'generated':
      return underGenerated(state, command.name);
    case 'own':
      return underName(state, command.name);
  }
}

/**
 * Whoever was given a name joins under it; who was a moment too late, under a free variant of it, as it is nobody's choice
 * that could be asked again. Made of words that are in no list, it is never doubtful.
 */
function underGenerated({ names }: SessionState, name: string): Named | NotNamed {
  if (!isSeatName(name)) return refuse('NAME_INVALID');
  const isTaken = (key: string) => names.has(key);
  return { name: isTaken(sameNameKey(name)) ? freeVariant(name, isTaken) : name, doubtful: false };
}

function underName({ names }: SessionState, typed: string): Named | NotNamed {
  const name = tidyName(typed);
  if (!isSeatName(name)) return refuse('NAME_INVALID');
  const isTaken = (key: string) => names.has(key);
  if (isTaken(sameNameKey(name))) return nameTaken(name, isTaken);
  return { name, doubtful: isDoubtfulName(name) };
}

/** Two students of a class may be called the same; their teacher named them, so that no name is doubtful. */
function asStudent(
  { students }: SessionState,
  { name, student_id }: { name: string; student_id?: number | undefined },
): Named | NotNamed {
  if (student_id === undefined) return refuse('INVALID');
  return students.has(student_id) ? refuse('STUDENT_TAKEN') : { name, doubtful: false, student_id };
}

/**
 * Who leaves keeps the seat, but for a student before the quiz: they may have picked another's name by mistake, which is
 * then free again.
 */
export function leave(state: SessionState, seat_id: number, now: number): Decision {
  return onSeat(state, seat_id, ({ left, student_id }) => {
    if (left) return [];
    const isWrongRow = student_id !== null && state.phase === 'lobby';
    return [isWrongRow ? { type: 'removed', at: now, seat_id, ban: false } : { type: 'left', at: now, seat_id }];
  });
}

/** Who left comes back by their token, however full the room is; whose place was given away, as others come in. */
export function comeBack(
  state: SessionState,
  { seat_id, absent = nobody }: Extract<FrameCommand, { type: 'return' }>,
  now: number,
): Decision {
  const seat = state.seats.get(seat_id);
  if (seat?.left && !seat.removed) {
    if (!mayReturn(state, seat)) return refuse('DEVICE_FULL');
    if (seat.gave_way && roomFor(state, seat.owner, absent) === 'FULL') return refuse('FULL');
  }
  return onSeat(state, seat_id, ({ left, gave_way, owner }) => {
    if (!left) return [];
    const returned: FrameEvent = { type: 'returned', at: now, seat_id };
    return gave_way ? [returned, ...givingWay(state, owner, absent, now)] : [returned];
  });
}

/** What becomes of the absent seat whose place is taken. */
function givingWay(state: SessionState, owner: string | null, absent: AbsentSeats, now: number): FrameEvent[] {
  const place = roomFor(state, owner, absent);
  return typeof place === 'number' ? [{ type: 'left', at: now, seat_id: place, gave_way: true }] : [];
}

/** Gives a seat another name, which with that is no longer doubtful. */
export function rename(state: SessionState, seat_id: number, typed: string, now: number): Decision {
  // A student is called as their teacher calls them.
  if (state.settings.names === 'roster') return refuse('INVALID');
  const named = otherName(state, seat_id, typed);
  if (typeof named !== 'string') return named;
  return onSeat(state, seat_id, (seat) =>
    seat.name === named && !seat.doubtful ? [] : [{ type: 'renamed', at: now, seat_id, name: named }],
  );
}

/** Whether a player may still say what they are called: before the quiz, where names are typed and the host gave none. */
export const mayChooseName = ({ phase, settings }: SessionState, seat: Seat): boolean =>
  phase === 'lobby' && settings.names === 'own' && seat.named_by_host === undefined;

/** A player would be called otherwise: by the rules of joining, so that a doubtful name waits for the host. */
export function chooseName(state: SessionState, seat_id: number, typed: string, now: number): Decision {
  const seat = state.seats.get(seat_id);
  if (seat && !mayChooseName(state, seat)) return refuse('NOT_ALLOWED');
  const name = otherName(state, seat_id, typed);
  if (typeof name !== 'string') return name;
  return onSeat(state, seat_id, (own) =>
    own.name === name ? [] : [{ type: 'renamed', at: now, seat_id, name, doubtful: isDoubtfulName(name) }],
  );
}

/** A player would be drawn as another animal: before the quiz, so that nobody is looked for under the old one. */
export function chooseEmblem(
  state: SessionState,
  { seat_id, emblem }: Extract<FrameCommand, { type: 'choose_emblem' }>,
  now: number,
): Decision {
  if (state.phase !== 'lobby') return refuse('NOT_ALLOWED');
  return onSeat(state, seat_id, (seat) =>
    emblemOf(seat).emblem === emblem ? [] : [{ type: 'emblem_chosen', at: now, seat_id, emblem }],
  );
}

/** What a seat would be called, tidied: a name that no other seat has. */
function otherName(state: SessionState, seat_id: number, typed: string): string | NotNamed {
  const name = tidyName(typed);
  if (!isSeatName(name)) return refuse('NAME_INVALID');
  const own = state.seats.get(seat_id);
  const isTaken = (key: string) => (state.names.get(key) ?? 0) > (own?.name_key === key && !own.removed ? 1 : 0);
  return isTaken(sameNameKey(name)) ? nameTaken(name, isTaken) : name;
}

/**
 * Makes a seat that of another student, who has none; or, in exchange, one who sits elsewhere, where whoever sat here sits
 * from then on. Said again it changes nothing, as it names who is to sit here.
 */
export function reassign(
  state: SessionState,
  { seat_id, student_id, name, exchange = false }: Extract<FrameCommand, { type: 'reassign' }>,
  now: number,
): Decision {
  const seat = state.seats.get(seat_id);
  if (!seat || seat.removed || seat.student_id === null) return refuse('INVALID');
  if (seat.student_id === student_id) return happens();
  const reassigned: FrameEvent = { type: 'reassigned', at: now, seat_id, student_id, name };
  const other = state.seats.get(state.students.get(student_id) ?? 0);
  if (!other) return happens(reassigned);
  if (!exchange) return refuse('STUDENT_TAKEN');
  const { seat_id: other_seat } = other;
  return happens(reassigned, {
    type: 'reassigned',
    at: now,
    seat_id: other_seat,
    student_id: seat.student_id,
    name: seat.name,
  });
}

function nameTaken(name: string, isTaken: (key: string) => boolean): NotNamed {
  return { refusal: { code: 'NAME_TAKEN', params: { suggestion: freeVariant(name, isTaken) } } };
}

/** What happens to a seat of the session; nothing happens to one that is removed. */
export function onSeat(state: SessionState, seat_id: number, eventsFor: (seat: Seat) => FrameEvent[]): Decision {
  const seat = state.seats.get(seat_id);
  if (!seat) return refuse('INVALID');
  return seat.removed ? happens() : happens(...eventsFor(seat));
}
