import type { LanguageId } from '../languages/index.ts';
import type { LiveQuestion } from './questions.ts';
import type { LiveSettings } from './settings.ts';

/** Why a question was locked. */
export type LockedBy = 'deadline' | 'all_answered' | 'host';

/**
 * What happened in a session, in the order it happened: phases and roster, nothing else. Answers are in their own log.
 * `at`: epoch milliseconds of the server. A name and an owner stand here only in memory; they are stored with their
 * seat, so that a person can be forgotten.
 */
export type LiveEvent = { at: number } & (
  | {
      type: 'lobby_opened';
      deck_name: string;
      target_language: LanguageId;
      source_language: LanguageId | null;
      settings: LiveSettings;
      questions: readonly LiveQuestion[];
    }
  /** `owner`: see `owner` of a seat; absent when nobody can say. */
  | { type: 'joined'; seat_id: number; name: string; doubtful: boolean; owner?: string | undefined }
  /** `gave_way`: not by itself, but since the room was full and nobody sat there. */
  | { type: 'left'; seat_id: number; gave_way?: true | undefined }
  | { type: 'returned'; seat_id: number }
  | { type: 'renamed'; seat_id: number; name: string }
  | { type: 'name_kept'; seat_id: number }
  | { type: 'removed'; seat_id: number; ban: boolean }
  | { type: 'door_locked' }
  | { type: 'door_unlocked' }
  | { type: 'started' }
  | { type: 'asked'; number: number; opens_at: number; deadline_at: number | null }
  | { type: 'opened'; number: number }
  | { type: 'time_added'; number: number; ms: number }
  | { type: 'paused' }
  | { type: 'unpaused' }
  /** The server was away: all that is running moves by the outage. */
  | { type: 'delayed'; by_ms: number; least_ms: number }
  | { type: 'locked'; number: number; by: LockedBy }
  | { type: 'revealed'; number: number; whole_ms: number | null }
  | { type: 'skipped'; number: number }
  | { type: 'voided'; number: number }
  | { type: 'leaderboard_shown' }
  | { type: 'podium_shown' }
  | { type: 'ended'; by: 'host' | 'idle' }
);
export type LiveEventType = LiveEvent['type'];
