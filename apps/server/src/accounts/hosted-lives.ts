import { Injectable } from '@nestjs/common';

/** Live sessions, asked for by who hosts them. */
export interface LivesByHost {
  /** Whether somebody hosts one at the moment. */
  isLive(user_id: number): Promise<boolean>;
  /** Ends those that somebody hosts. */
  endAllOf(user_id: number): Promise<void>;
  /** Lets go of those whose rows are gone. */
  forgetAll(live_ids: readonly number[]): Promise<void>;
}

/**
 * Tells accounts which live sessions a user hosts. Live sessions stand on a higher floor than accounts, so they are
 * asked through the interface {@link LivesByHost}.
 */
@Injectable()
export class HostedLives {
  #lives: LivesByHost = { isLive: async () => false, endAllOf: async () => {}, forgetAll: async () => {} };

  /** Says who knows the live sessions; before that there are none. */
  providedBy(lives: LivesByHost): void {
    this.#lives = lives;
  }

  /** Whether somebody hosts a live session at the moment. */
  isHosting(user_id: number): Promise<boolean> {
    return this.#lives.isLive(user_id);
  }

  /** Ends the live sessions that somebody hosts, as they themselves could. */
  endAll(user_id: number): Promise<void> {
    return this.#lives.endAllOf(user_id);
  }

  /** Live sessions that were deleted with their host. */
  forgetAll(live_ids: readonly number[]): Promise<void> {
    return this.#lives.forgetAll(live_ids);
  }
}
