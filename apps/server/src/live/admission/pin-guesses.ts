import { Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { LimitStore } from '../../http/limits/limit-store.ts';

/** Wrong pins and made-up tokens a minute, after which a connection is told no more. */
export const pinGuesses = {
  /** Of one device, right pins included from then on. */
  ofDevice: 20,
  /** Of all callers of an address who bring no device; a right pin lets them in all the same. */
  ofAddress: 600,
} as const;

/** Who connects, as far as guessing goes. */
export interface Guesser {
  device: string | null;
  address: string;
}

/**
 * Counts wrong pins. A device pays for its own guesses alone. Callers without a device share what their address is
 * allowed, and there only wrong pins are refused: whoever guesses keeps out nobody who has the pin on the board.
 */
@Injectable()
export class PinGuesses {
  readonly #ofDevice: RateLimiterAbstract;
  readonly #ofAddress: RateLimiterAbstract;

  constructor(store: LimitStore) {
    this.#ofDevice = store.counter({ keyPrefix: 'pin-device', points: pinGuesses.ofDevice, duration: 60 });
    this.#ofAddress = store.counter({ keyPrefix: 'pin-address', points: pinGuesses.ofAddress, duration: 60 });
  }

  /** Whether this device has guessed so much that a right pin tells it nothing either. */
  async hasGuessedTooMuch({ device }: Guesser): Promise<boolean> {
    if (device === null) return false;
    return ((await this.#ofDevice.get(device))?.remainingPoints ?? 1) <= 0;
  }

  /** Counts a wrong guess; false when there were too many before it. */
  async count({ device, address }: Guesser): Promise<boolean> {
    const counted = device === null ? this.#ofAddress.consume(address) : this.#ofDevice.consume(device);
    return counted.then(
      () => true,
      () => false,
    );
  }
}
