import type { HostView, LiveView, SeatView } from '@lexiroom/contracts/live';
import type { GivenAnswer, SessionEvent } from '@lexiroom/domain/live-session';

/** What the screens of a session were sent at one moment, and the answers that were stored by then. */
export interface RecordedMoment {
  /** By the numbers of the questions; in a race by each seat's own. */
  answers: Record<string, GivenAnswer[]>;
  host: HostView;
  projector: LiveView;
  /** The view that all players are sent alike. */
  player: LiveView;
  seats: SeatView[];
}

/** A session as a release played it on its real server: what it wrote down, and what it told everybody. */
export interface RecordedSession {
  events: SessionEvent[];
  answers: Record<string, GivenAnswer[]>;
  /** The rows of the scoreboard as it was stored at the end. */
  scores: { seat_id: number; score: number; streak: number; right_answers: number; answers: number; rank: number }[];
  moments: RecordedMoment[];
}
