import type { FrameEvent, LobbyOpened, SessionEvent } from './events.ts';
import { evolveDraft, fold, type Games } from './evolve.ts';
import type { SessionState } from './game.ts';
import type { Seat } from './seat-map.ts';

/**
 * The events after `opened` by which everybody has the seat that they had in the quiz before: under the same number, so
 * that its token still opens it, with its name and emblem, and what the host had decided about it. Phones that steer go on. In a
 * game of teams each plays for the one it played for, as far as there are as many.
 */
export function seatedForNextQuiz(
  before: SessionState,
  opened: LobbyOpened,
  games: Games,
): { events: SessionEvent[]; after: SessionState } {
  const events: FrameEvent[] = [];
  let after = fold([opened], games);
  const happen = (event: FrameEvent) => {
    events.push(event);
    after = evolveDraft(after, event);
  };
  const { at } = opened;
  for (const seat of [...before.seats.values()].toSorted((one, other) => one.seat_id - other.seat_id)) {
    const { seat_id, removed, left, gave_way, banned } = seat;
    happen(sittingDown(seat, after, at));
    if (seat.named_by_host) happen({ type: 'renamed', at, seat_id, name: seat.name });
    if (seat.emblem) happen({ type: 'emblem_chosen', at, seat_id, emblem: seat.emblem });
    if (removed) happen({ type: 'removed', at, seat_id, ban: banned });
    else if (left) happen({ type: 'left', at, seat_id, ...(gave_way ? { gave_way: true } : {}) });
  }
  for (const { remote_id, device, sign, state } of before.remotes.values()) {
    happen({ type: 'remote_asked', at, remote_id, device, sign });
    if (state !== 'asked') happen({ type: `remote_${state}`, at, remote_id });
  }
  if (before.door === 'locked') happen({ type: 'door_locked', at });
  return { events, after };
}

function sittingDown(
  { seat_id, name, doubtful, owner, student_id, group: was }: Seat,
  state: SessionState,
  at: number,
) {
  const student = student_id === null ? {} : { student_id };
  const group = state.rules.groupFor?.(state, { ...(was === null ? {} : { group: was }), ...student });
  return {
    type: 'joined' as const,
    at,
    seat_id,
    name,
    doubtful,
    ...(owner === null ? {} : { owner }),
    ...student,
    ...(group === undefined ? {} : { group }),
  };
}
