import type { Limit } from '@lexiroom/contracts/http';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isIPv6 } from 'node:net';
import { asTyped, KnownDevices } from './known-devices.ts';
import { Refusal } from './refusal.ts';

/** Who is counted. */
export interface Counted {
  user_id?: number | undefined;
  device?: string | undefined;
  address: string;
}

/** One limit as it applies to one call. */
interface Counter {
  key: string;
  counter: RateLimiterMemory;
  countsFailuresOnly: boolean;
}

/** Browsers that bring no cookie yet are counted together, as a whole school may be behind their address. */
const strangersTogether = 100;

/** Counts calls by who makes them: account, else device, and only widely by address. */
@Injectable()
export class Limits {
  readonly #counters = new Map<string, RateLimiterMemory>();

  constructor(private readonly known: KnownDevices) {}

  /** What a call counts against. */
  countersOf(limits: readonly Limit[], who: Counted, body: unknown): Counter[] {
    return limits.map((limit) => {
      const { key, times } = this.#keyOf(limit, who, body);
      return { key, counter: this.#counter(limit, times), countsFailuresOnly: limit.counts === 'failures' };
    });
  }

  /** Counts a call against each; TOO_MANY with the time to wait when one is used up. */
  async count(counters: readonly Counter[]): Promise<Refusal | undefined> {
    for (const { key, counter } of counters) {
      try {
        await counter.consume(key);
      } catch (spent) {
        if (!(spent instanceof RateLimiterRes)) throw spent;
        return new Refusal('TOO_MANY', undefined, undefined, Math.max(1, spent.msBeforeNext));
      }
    }
    return undefined;
  }

  /**
   * Takes a call that went well back where only failures count. It was counted while it ran, so that many tries at once
   * do not all slip through.
   */
  async forgive(counters: readonly Counter[]): Promise<void> {
    for (const { key, counter, countsFailuresOnly } of counters) {
      if (countsFailuresOnly) await counter.reward(key);
    }
  }

  #keyOf({ by }: Limit, who: Counted, body: unknown): { key: string; times: number } {
    const address = networkOf(who.address);
    if (by === 'address') return { key: address, times: 1 };
    if (by !== 'caller') {
      const name = asTyped(String((body as Record<string, unknown>)[by.slice('field:'.length)]));
      // Together with the address: whoever tries another's name does not keep them out elsewhere. A device that has
      // come in by that name is counted by itself: nor do they at the same address.
      const from = this.known.knows(who.device, name) ? `device ${who.device}` : address;
      return { key: `${name} ${from}`, times: 1 };
    }
    if (who.user_id !== undefined) return { key: `user ${who.user_id}`, times: 1 };
    if (who.device !== undefined) return { key: `device ${who.device}`, times: 1 };
    return { key: address, times: strangersTogether };
  }

  #counter({ name, points, seconds }: Limit, times: number): RateLimiterMemory {
    const keyPrefix = `${name}*${times}`;
    let counter = this.#counters.get(keyPrefix);
    if (!counter) {
      counter = new RateLimiterMemory({ keyPrefix, points: points * times, duration: seconds });
      this.#counters.set(keyPrefix, counter);
    }
    return counter;
  }
}

/** An address of version 6 stands for its network of 64 bits: a household has that many. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}
