import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import type { FinalCode } from '../../../connection/live-connection.ts';
import type { Group, PerGroup } from '@lexiroom/domain/games/quick-pick';

/** What a table shows: a game that is played on this page, in a session or without one. */
export interface TableState {
  /** Null until it is there. */
  view: QuickPickProjectorView | null;
  /** What was pressed, shown before it is heard: by the round it is for. */
  pressed: PerGroup<{ round: number; option: number } | null>;
  /** The connection to the session is broken; it comes back by itself. */
  isAway: boolean;
  /** Why the session is no longer there for this page; null while it is. */
  goneAs: FinalCode | null;
}

/** Where a game is played: by its rules in this browser, or in a session on the server, which others can join. */
export interface Table {
  /** It is played in this browser alone: nothing of it is recorded, and nobody can join. */
  isLocal: boolean;
  subscribe: (onChange: () => void) => () => void;
  state: () => TableState;
  /** Milliseconds until a moment of the game's clock. */
  msUntil: (at: number) => number;
  pick: (group: Group, option: number) => void;
  start: () => void;
  /** Once somebody has won: another game with the same people. */
  restart: () => void;
  /** Somebody plays for this group from now on. */
  move: (seat_id: number, group: Group) => void;
  /** Nobody plays on: the session ends. */
  end: () => void;
  /** The page is left; a session goes on without it. */
  close: () => void;
}

/** Keeps what a table shows, and tells of it. */
export class TableStore {
  readonly #listeners = new Set<() => void>();
  #state: TableState = { view: null, pressed: { a: null, b: null }, isAway: false, goneAs: null };

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly state = (): TableState => this.#state;

  change(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Shows at once what was pressed; false when the group has picked in this round, or nobody can. */
  press(group: Group, option: number): number | undefined {
    const { view, pressed } = this.#state;
    const round = view?.round;
    if (!round || view.phase !== 'open' || view.paused || option >= round.options.length) return undefined;
    if (view.picks[group] !== null || pressed[group]?.round === round.number) return undefined;
    this.change({ pressed: { ...pressed, [group]: { round: round.number, option } } });
    return round.number;
  }

  /** What was pressed is not taken: it is shown no more. */
  takeBack(group: Group): void {
    this.change({ pressed: { ...this.#state.pressed, [group]: null } });
  }
}
