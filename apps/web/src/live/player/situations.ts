/** The situations of a seat that is in the room. */
export type GameSituation =
  | 'lobby' | 'get_ready' | 'question' | 'choosing' | 'sending' | 'saved' | 'too_late' | 'locked' | 'taken_back'
  | 'right' | 'wrong' | 'missed' | 'watching' | 'leaderboard' | 'podium' | 'ended'; // prettier-ignore

/** Every situation a phone can be in: the machine's states, and the compiler's list of screens. */
export type PlayerSituation =
  | 'arriving' | 'other_pin' | 'pin_entry' | 'looking_up' | 'unreachable' | 'door_locked' | 'moved' | 'removed'
  | 'kept_out' | 'too_many' | 'over' | 'entering' | 'coming_back' | 'naming' | 'joining' | 'placing' | GameSituation; // prettier-ignore
