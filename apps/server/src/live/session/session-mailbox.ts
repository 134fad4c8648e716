import type { LiveCommand } from '@lexiroom/domain/games';
import type { SessionEvent, SessionRefusal } from '@lexiroom/domain/live-session';
import type { NewSeat } from '../../event-log/live-rows.ts';

export interface Order {
  command: LiveCommand;
  /** The sender's id, by which a repeated command is known; null for the session's own orders. */
  command_id: string | null;
  /** When it reached the server, before any queue. */
  at: number;
  /** With `join`: who takes the seat. */
  seat?: NewSeat | undefined;
}

/** What became of an order: the events it caused (none when it was so already), or why not. */
export type Outcome = { seq: number; events: readonly SessionEvent[]; repeated: boolean } | { refusal: SessionRefusal };

/** Joins wait so long for others to share a commit with: a class that comes in at once costs a few of them. */
const joinBatchMs = 50;

interface QueuedOrder {
  order: Order;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * The queue in which a session decides one order after the other. Whatever waits is handed over as one batch, in the
 * order it came; the next batch begins when that one is committed, and everybody is told their own outcome.
 */
export class SessionMailbox {
  readonly #decideAndCommit: (orders: readonly Order[]) => Promise<readonly Outcome[]>;
  #waiting: QueuedOrder[] = [];
  #isDeciding = false;
  /** While joins wait for others to share a commit with. */
  #gathering: NodeJS.Timeout | undefined;
  /** Who waits until nothing is left to decide. */
  #whenIdle: (() => void)[] = [];

  constructor(decideAndCommit: (orders: readonly Order[]) => Promise<readonly Outcome[]>) {
    this.#decideAndCommit = decideAndCommit;
  }

  /** Resolves after the order's commit. Rejects, with all orders of its batch, when the database could not be written. */
  add(order: Order): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, resolve, reject });
      if (!this.#isDeciding) {
        this.#isDeciding = true;
        this.#scheduleBatch();
      } else if (this.#gathering && order.command.type !== 'join') {
        clearTimeout(this.#gathering);
        this.#scheduleBatch();
      }
    });
  }

  /** Resolves when every order that was given is decided, and committed or refused. */
  idle(): Promise<void> {
    return this.#isDeciding ? new Promise((resolve) => this.#whenIdle.push(resolve)) : Promise.resolve();
  }

  /** Begins on what waits: at once, but for joins alone, which share a commit with those of the next moment. */
  #scheduleBatch(): void {
    this.#gathering = undefined;
    const areJoins = this.#waiting.every(({ order }) => order.command.type === 'join');
    if (areJoins) this.#gathering = setTimeout(() => void this.#runBatch(), joinBatchMs);
    else setImmediate(() => void this.#runBatch());
  }

  async #runBatch(): Promise<void> {
    this.#gathering = undefined;
    const batch = this.#waiting.splice(0);
    try {
      const outcomes = await this.#decideAndCommit(batch.map(({ order }) => order));
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    if (this.#waiting.length > 0) return this.#scheduleBatch();
    this.#isDeciding = false;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }
}
