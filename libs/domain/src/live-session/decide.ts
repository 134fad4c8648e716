import {
  type Decision,
  type FrameCommand,
  happens,
  isFrameCommand,
  type OrderToGame,
  refuse,
  type SessionCommand,
} from './commands.ts';
import { chooseEmblem, chooseName, comeBack, join, leave, onSeat, reassign, rename } from './decide-seats.ts';
import { type SessionState, traitsOf } from './game.ts';
import { decideRemote } from './decide-remotes.ts';
import { cameWith } from './seat-rules.ts';
import { sessionTimes } from './settings.ts';

/**
 * What an order does to a session at a moment: the frame's own orders are decided here, all others by the game. Pure: no
 * clock, no chance, nothing is changed. Time itself does nothing: what happens because it passes happens on `tick`, which
 * `alarm` says when to send.
 */
export function decide(state: SessionState, command: SessionCommand, now: number): Decision {
  if (!isExpected(state, command)) return refuse('STALE');
  return isFrameCommand(command) ? decideFrame(state, command, now) : state.rules.decide(state, command, now);
}

/** Whether the session still is where the sender saw it; orders without an expectation always fit. */
function isExpected(state: SessionState, command: SessionCommand): boolean {
  const expect = 'expect' in command ? command.expect : undefined;
  if (!expect) return true;
  return expect.phase === state.phase && (expect.question === undefined || expect.question === state.number);
}

function decideFrame(state: SessionState, command: FrameCommand, now: number): Decision {
  const { phase } = state;
  const isPaused = state.paused_at !== null;
  switch (command.type) {
    case 'join':
      return join(state, command, now);
    case 'return':
      return comeBack(state, command, now);
    case 'leave':
      return leave(state, command.seat_id, now);
    case 'keep_name':
      return onSeat(state, command.seat_id, ({ doubtful, seat_id }) =>
        doubtful ? [{ type: 'name_kept', at: now, seat_id }] : [],
      );
    case 'rename':
      return rename(state, command.seat_id, command.name, now);
    case 'choose_name':
      return chooseName(state, command.seat_id, command.name, now);
    case 'choose_emblem':
      return chooseEmblem(state, command, now);
    case 'reassign':
      return reassign(state, command, now);
    case 'remove':
      return onSeat(state, command.seat_id, (seat) => {
        const seats = command.all_who_came_with ? cameWith(state.seats, seat) : [seat];
        return seats.map(({ seat_id }) => ({ type: 'removed', at: now, seat_id, ban: command.ban }));
      });
    case 'lock_door':
      return state.door === 'locked' ? happens() : happens({ type: 'door_locked', at: now });
    case 'unlock_door':
      return state.door === 'open' ? happens() : happens({ type: 'door_unlocked', at: now });
    case 'ask_remote':
    case 'allow_remote':
    case 'stop_remote':
      return decideRemote(state, command, now);
    case 'start':
      return phase === 'lobby' ? happens({ type: 'started', at: now }) : refuse('STALE');
    case 'next':
      return phase === 'podium'
        ? happens({ type: 'ended', at: now, by: 'host' })
        : state.rules.decide(state, command, now);
    case 'pause':
      if (traitsOf(state).clock !== 'stops') return refuse('STALE');
      return isPaused ? happens() : happens({ type: 'paused', at: now });
    case 'unpause':
      return isPaused ? happens({ type: 'unpaused', at: now }) : happens();
    case 'end':
      return phase === 'ended' ? happens() : endedBy(state, 'host', now);
    case 'tick':
      return tick(state, command, now);
    case 'wake':
      return wake(state, command, now);
  }
}

/**
 * When the session next has to do something by itself (send it `tick` then), or null when it never will again.
 * `empty_since`: nobody is connected since then; null when somebody is.
 */
export function alarm(state: SessionState, empty_since: number | null = null): number | null {
  if (state.phase === 'ended') return null;
  const due = state.paused_at === null ? state.rules.alarm(state) : null;
  return Math.min(due ?? Infinity, leftAloneAt(state, empty_since));
}

/** When the session ends as nobody is there any more, in the room or at its controls. */
function leftAloneAt({ touched_at, rules }: SessionState, empty_since: number | null): number {
  const idle = touched_at + sessionTimes.idleMs;
  if (empty_since === null || rules.empty_ms === undefined) return idle;
  return Math.min(idle, empty_since + rules.empty_ms);
}

/** The end, after what the game has to write before it. */
function endedBy(state: SessionState, by: 'host' | 'idle', now: number): Decision {
  const last = state.rules.finish?.(state, now) ?? [];
  return { events: [...last, { type: 'ended', at: now, by }] };
}

function tick(
  state: SessionState,
  { empty_since = null, connected }: Extract<FrameCommand, { type: 'tick' }>,
  now: number,
): Decision {
  if (state.phase === 'ended') return happens();
  if (now >= leftAloneAt(state, empty_since)) return endedBy(state, 'idle', now);
  const isDue: OrderToGame = { type: 'tick', connected };
  return state.paused_at === null ? state.rules.decide(state, isDue, now) : happens();
}

/**
 * After a restart everything that runs on a clock moves by the outage, and by what people need to come back; an open
 * question is held at least 5 s more. The outage is what the clock has gone on by since, which is negative when the clock
 * was set back. Nothing can have begun in the future, so that a question never has more than its whole time left.
 */
function wake(
  state: SessionState,
  { outage_ms, way_back_ms }: Extract<FrameCommand, { type: 'wake' }>,
  now: number,
): Decision {
  // By a clock that was set back, even a lobby would wait for its end by that much longer.
  const isAhead = state.touched_at > now && state.phase !== 'ended';
  if ((traitsOf(state).clock === 'rests' && !isAhead) || state.paused_at !== null) return happens();
  const by_ms = Math.round(Math.min(outage_ms, now - state.since) + way_back_ms);
  return happens({ type: 'delayed', at: now, by_ms, least_ms: sessionTimes.heldAfterRestartMs });
}
