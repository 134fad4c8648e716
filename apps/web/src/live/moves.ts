import type { HostView, ProjectorView } from '@lexiroom/contracts/live';

/** Commands that move a session on; one at a time, and only from the phase that was seen. */
export type Move = 'start' | 'next' | 'skip' | 'end_question' | 'pause' | 'unpause' | 'end' | 'add_time' | 'ask_again';

/** What the host can do at a moment of a session. */
export interface Moves {
  /** The one thing to do next; null while the clock decides. */
  primary: Move | null;
  /** What can be done beside it, in the order of the buttons. */
  others: readonly ('pause' | 'add_time' | 'skip' | 'ask_again')[];
  /** Whether `next` leads to the podium. */
  isLast?: boolean;
  /** The number of a question or round that was counted, and may still be taken back. */
  voidable?: number | undefined;
}

/** The moves of a game that is being played, between the lobby and the podium. */
export type MovesOfGame = (view: ProjectorView | HostView) => Moves;

/** The moves at a moment: those of lobby, podium and end are the same for every game, the others the game's own. */
export function movesAt(view: ProjectorView | HostView, movesOf: MovesOfGame): Moves {
  switch (view.phase) {
    case 'lobby':
      return { primary: 'start', others: [] };
    case 'podium':
      return { primary: 'next', others: [] };
    case 'ended':
      return { primary: null, others: [] };
    default:
      return movesOf(view);
  }
}

/** A session without players is not started by a stray click. */
export const waitsForPlayers = (view: ProjectorView | HostView): boolean => view.phase === 'lobby' && view.count === 0;
