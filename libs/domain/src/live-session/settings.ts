/**
 * The phases of all games together, as the wire and the row of a session name them. Lobby, podium and end are the
 * frame's; between them each game has phases of its own.
 */
export const phases = [
  'lobby', 'starting', 'question', 'open', 'locked', 'reveal', 'leaderboard', 'podium', 'ended',
] as const; // prettier-ignore
export type Phase = (typeof phases)[number];

/** What the frame reads of the host's settings, whatever is played; the game reads its own beside them. */
export interface SessionSettings {
  /** Whether players type a name, are given one, or pick themselves from the list of the class. */
  names: 'own' | 'generated' | 'roster';
  /** The class of the host's that plays; always there with names of the `roster`. */
  class_id?: number | undefined;
  late_join: boolean;
  /** Whether answers also count for the schedules of the people behind the seats. */
  records_answers: boolean;
  /** Whether words that were confused before are offered more often as wrong options. Logs of before do not have it. */
  uses_confusions: boolean;
}

/** The milliseconds of a session, whatever is played in it. */
export const sessionTimes = {
  /** After a restart of the server, a question stays open at least so long for those who are coming back. */
  heldAfterRestartMs: 5000,
  /** A seat that was connected at some moment of this long before is waited for. */
  waitedForMs: 15_000,
  /** A session that nobody has touched for so long ends by itself. */
  idleMs: 3 * 3_600_000,
  /** A guest may take the answers of their seat into an account for so long after the end. */
  claimableMs: 30 * 86_400_000,
  /** The pin still shows the podium for so long after the end. */
  openAfterEndMs: 10 * 60_000,
} as const;

/** So often a player may ask for another generated name. */
export const spinsOfName = 3;

/** A host's sessions are listed so many at a time. */
export const livesAtOnce = 100;

/** More seats in the room than this are refused as FULL; see `seatRefusal`. */
export const seatLimit = 2000;
/** One device, or one account without a device, has at most so many players in a room: a tablet is handed round. */
export const seatsOfOwner = 4;
/** And so many in all with those that it left, whose names and answers stay. */
export const seatsEverOfOwner = 12;
