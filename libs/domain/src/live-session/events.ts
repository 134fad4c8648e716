import type { LanguageId } from '../languages/index.ts';
import type { Emblem } from './emblems.ts';
import type { RemoteEvent } from './remotes.ts';
import type { SessionSettings } from './settings.ts';

/** The first event of every log: what is played, and with which words. The game adds fields of its own, as its questions. */
export interface LobbyOpened {
  type: 'lobby_opened';
  at: number;
  /** Which game is played; absent in logs of {@link gameOfSilentLogs}. */
  game?: string | undefined;
  /** Which quiz of its room this is; absent in the first. */
  quiz?: number | undefined;
  /** The newest number of the quiz before it: what screens are sent is numbered on from there. */
  seq_before?: number | undefined;
  deck_name: string;
  target_language: LanguageId;
  source_language: LanguageId | null;
  settings: SessionSettings;
}

/** The only game there was when logs did not yet say which one they are of; its logs still do not say it. */
export const gameOfSilentLogs = 'live-quiz';

/**
 * What happens in a session whatever is played, in the order it happened: lobby, seats, the host's controls. `at`: epoch
 * milliseconds of the server. A name and an owner stand here only in memory; they are stored with their seat, so that a
 * person can be forgotten.
 */
export type FrameEvent =
  | LobbyOpened
  | ({ at: number } & (
      | /** `owner`: see `owner` of a seat; absent when nobody can say. `student_id`: with names of the roster. `group`: in a game of groups. */
        {
          type: 'joined';
          seat_id: number;
          name: string;
          doubtful: boolean;
          owner?: string | undefined;
          student_id?: number | undefined;
          group?: string | undefined;
        }
        /** `gave_way`: not by itself, but since the room was full and nobody sat there. */
      | { type: 'left'; seat_id: number; gave_way?: true | undefined }
      | { type: 'returned'; seat_id: number }
      /** `doubtful`: by the player, as when they came; absent when by the host. */
      | { type: 'renamed'; seat_id: number; name: string; doubtful?: boolean | undefined }
      /** Another student of the class sits there, and did so all the time: what the seat answered is theirs. */
      | { type: 'reassigned'; seat_id: number; name: string; student_id: number }
      | { type: 'name_kept'; seat_id: number }
      | { type: 'emblem_chosen'; seat_id: number; emblem: Emblem }
      /** In a game of groups: it plays for this one from now on. Whether what it did before goes along is the game's to say. */
      | { type: 'regrouped'; seat_id: number; group: string }
      | { type: 'removed'; seat_id: number; ban: boolean }
      /** A device would steer the session: see `Remote`. */
      | RemoteEvent
      | { type: 'door_locked' }
      | { type: 'door_unlocked' }
      | { type: 'started' }
      | { type: 'paused' }
      | { type: 'unpaused' }
      /** The server was away: all that is running moves by the outage. */
      | { type: 'delayed'; by_ms: number; least_ms: number }
      | { type: 'podium_shown' }
      /** `absent`: the students of the class who were absent that day, as its teacher had noted, and had no seat. */
      | { type: 'ended'; by: 'host' | 'idle'; absent?: readonly number[] | undefined }
    ));

/** The frame's events that the game hears of as well: it begins, and what runs in it by the clock is moved. */
export type ClockEvent = Extract<FrameEvent, { type: 'started' | 'unpaused' | 'delayed' }>;

/** What happened in the game. Its further fields are the game's own. */
export interface GameEvent {
  type: string;
  at: number;
  /** The question or round it is about. */
  number?: number;
}

/** A line of a session's log. */
export type SessionEvent = FrameEvent | GameEvent;

const frameEvents: Record<FrameEvent['type'], true> = {
  lobby_opened: true,
  joined: true,
  left: true,
  returned: true,
  renamed: true,
  reassigned: true,
  name_kept: true,
  emblem_chosen: true,
  regrouped: true,
  removed: true,
  remote_asked: true,
  remote_allowed: true,
  remote_stopped: true,
  door_locked: true,
  door_unlocked: true,
  started: true,
  paused: true,
  unpaused: true,
  delayed: true,
  podium_shown: true,
  ended: true,
};

/** Whether an event is the frame's; any other is the game's. */
export function isFrameEvent(event: SessionEvent): event is FrameEvent {
  return Object.hasOwn(frameEvents, event.type);
}
