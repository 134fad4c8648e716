import type { Emblem } from './emblems.ts';
import type { FrameEvent, SessionEvent } from './events.ts';
import type { RemoteCommand } from './remotes.ts';
import type { AbsentSeats } from './seat-rules.ts';
import type { Phase } from './settings.ts';

/** What the sender of a command saw; absent when it does not matter to them. */
export interface Expectation {
  phase: Phase;
  question?: number | undefined;
}

/** An order that the frame carries out, whatever is played. Who may give it was asked before. */
export type FrameCommand =
  /**
   * `owner`: as the seat will have it. `student_id`: of the class, who is called so; with names of the roster. `group`: the
   * one they wish for, in a game of groups.
   */
  | {
      type: 'join';
      name: string;
      owner?: string | null;
      absent?: AbsentSeats;
      student_id?: number | undefined;
      group?: string | undefined;
    }
  | { type: 'return'; seat_id: number; absent?: AbsentSeats }
  | { type: 'leave' | 'keep_name'; seat_id: number }
  | { type: 'rename'; seat_id: number; name: string }
  /** In the lobby, and not from whom the host gave a name: a player would be called otherwise. */
  | { type: 'choose_name'; seat_id: number; name: string }
  /** In the lobby: a player would be drawn as another animal, which others may have as well. */
  | { type: 'choose_emblem'; seat_id: number; emblem: Emblem }
  /**
   * Another student of the class, who is called so, is whose seat it was from the beginning. `exchange`: when they sit
   * elsewhere, that seat was this one's student's.
   */
  | { type: 'reassign'; seat_id: number; student_id: number; name: string; exchange?: boolean | undefined }
  /** `all_who_came_with`: and every seat of the same owner, or, when it has none, every one that has none. */
  | { type: 'remove'; seat_id: number; ban: boolean; all_who_came_with?: boolean | undefined }
  | { type: 'lock_door' | 'unlock_door' }
  /** `next` is the game's until the podium stands, from which the frame goes on to the end. */
  | { type: 'start' | 'next' | 'pause' | 'unpause' | 'end'; expect?: Expectation | undefined }
  /**
   * The alarm rang. `empty_since`: nobody is connected, neither a screen nor a player, since then. `connected`: the seats
   * that are.
   */
  | { type: 'tick'; empty_since?: number | null; connected?: ReadonlySet<number> | undefined }
  | RemoteCommand
  /** The server is back after so long. */
  | { type: 'wake'; outage_ms: number; way_back_ms: number };

/** What the frame orders of whatever game is played, beside the orders that are the game's own. */
export type OrderToGame =
  /** The host goes on. */
  | { type: 'next'; expect?: Expectation | undefined }
  /** The moment has come that the game named by `alarm`. `connected`: see `tick` of the frame. */
  | { type: 'tick'; connected?: ReadonlySet<number> | undefined }
  | AllAnswered;

/** Every seat that the question waits for has answered it; only in phases whose answers are `awaited`. */
export interface AllAnswered {
  type: 'all_answered';
  question: number;
}

/** An order that the game carries out. Its further fields are the game's own. */
export interface GameCommand {
  type: string;
  expect?: Expectation | undefined;
}

export type SessionCommand = FrameCommand | GameCommand;

const frameCommands: Record<FrameCommand['type'], true> = {
  join: true,
  return: true,
  leave: true,
  keep_name: true,
  rename: true,
  choose_name: true,
  choose_emblem: true,
  reassign: true,
  remove: true,
  lock_door: true,
  unlock_door: true,
  start: true,
  next: true,
  pause: true,
  unpause: true,
  end: true,
  ask_remote: true,
  allow_remote: true,
  stop_remote: true,
  tick: true,
  wake: true,
};

/** Whether an order is the frame's; any other is the game's. */
export function isFrameCommand(command: SessionCommand): command is FrameCommand {
  return Object.hasOwn(frameCommands, command.type);
}

export type SessionRefusal =
  | {
      code:
        | 'STALE'
        | 'ENDED'
        | 'FULL'
        | 'DEVICE_FULL'
        | 'DOOR_LOCKED'
        | 'NAME_INVALID'
        | 'STUDENT_TAKEN'
        | 'NOT_OPEN'
        | 'LATE'
        | 'ALREADY_ANSWERED'
        | 'NO_SUCH_OPTION'
        | 'NOT_ALLOWED'
        | 'INVALID';
    }
  /** `kept_out`: 1 when it is for good. */
  | { code: 'REMOVED'; params: { kept_out: 0 | 1 } }
  | { code: 'NAME_TAKEN'; params: { suggestion: string } };

/** The events of an order that is carried out (none when it is so already), or why it is not. */
export type Decision = { events: readonly SessionEvent[] } | { refusal: SessionRefusal };

/** The order is carried out by these events. */
export const happens = (...events: FrameEvent[]): Decision => ({ events });

/** The order is not carried out. */
export const refuse = (
  code: Exclude<SessionRefusal['code'], 'NAME_TAKEN' | 'REMOVED'>,
): Extract<Decision, { refusal: unknown }> => ({ refusal: { code } });
