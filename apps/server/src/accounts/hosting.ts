import { Injectable } from '@nestjs/common';

/** Who knows of live sessions. */
export interface Lives {
  /** Whether somebody hosts one at the moment. */
  isLive(user_id: number): Promise<boolean>;
  /** Ends those that somebody hosts. */
  endAllOf(user_id: number): Promise<void>;
  /** Lets go of those whose rows are gone. */
  forgetAll(live_ids: readonly number[]): Promise<void>;
}

/** What accounts need of live sessions, which answer it themselves: accounts do not know them. */
@Injectable()
export class Hosting {
  #lives: Lives = { isLive: async () => false, endAllOf: async () => {}, forgetAll: async () => {} };

  /** Says who answers. */
  answeredBy(lives: Lives): void {
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
