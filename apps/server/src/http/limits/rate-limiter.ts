import type { RefusalCode } from '@lexiroom/contracts/errors';
import type { Limit, Route } from '@lexiroom/contracts/http';
import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../refusals/refusal.ts';
import type { Device } from './devices.ts';
import { logInKey, KnownDevices } from './known-devices.ts';
import { LimitStore } from './limit-store.ts';

/** Whoever a call is counted for. */
export interface Counted {
  user_id?: number | undefined;
  device?: Device | undefined;
  address: string;
}

/** One limit as it applies to one call. */
interface Counter {
  key: string;
  counter: RateLimiterAbstract;
  counts: Limit['counts'];
  /** Looked at only after a call has failed, so that this limit never refuses a call that would succeed. */
  checkedAfterFailure: boolean;
}

type Limited = Pick<Route, 'method' | 'path' | 'limits'>;

/** Callers whom nothing tells apart are counted together, as a whole school may be behind their address. */
const strangersTogether = 100;
/** Proven devices of an address that try one name may do so many times together what one may. */
const devicesTogether = 10;

/**
 * Counts calls by who makes them: the account; else the device. Callers without either share what their address is
 * allowed at each route, and so do devices that are not proven yet, beside their own limit. Nobody else counts there,
 * so that strangers keep out nobody but strangers.
 */
@Injectable()
export class RateLimiter {
  readonly #counters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly known: KnownDevices,
    private readonly store: LimitStore,
  ) {}

  /** The counters that a call uses up points of. */
  async countersOf(route: Limited, who: Counted, body: unknown): Promise<Counter[]> {
    const counters: Counter[] = [];
    for (const limit of route.limits ?? []) {
      if (limit.by !== 'caller') counters.push(...(await this.#byField(limit, limit.by, who, body)));
      else counters.push(...this.#byCaller(limit, route, who));
    }
    return counters;
  }

  /** Counts a call against each; TOO_MANY with the time to wait when one is used up. */
  async count(counters: readonly Counter[]): Promise<Refusal | undefined> {
    return consume(counters.filter(({ checkedAfterFailure }) => !checkedAfterFailure));
  }

  /**
   * Takes a call back where one that ended so does not count: without a `code` it went well. It was counted while it ran,
   * so that many tries at once do not all slip through.
   */
  async refund(counters: readonly Counter[], code?: RefusalCode): Promise<void> {
    for (const { key, counter, counts, checkedAfterFailure } of counters) {
      if (!checkedAfterFailure && !isCounted(counts, code)) await counter.reward(key);
    }
  }

  /** Counts a call that was refused where that is asked afterwards; TOO_MANY in its place when there were too many. */
  async countFailure(counters: readonly Counter[]): Promise<Refusal | undefined> {
    return consume(counters.filter(({ checkedAfterFailure }) => checkedAfterFailure));
  }

  /**
   * By a name that is typed, a device counts alone once it has come in by it; another proven device by itself as well, and
   * beside that with all such devices of its address. Nobody fills that with one device, nor keeps the owner's out.
   * Strangers count together. Always with the address: whoever tries another's name does not keep them out elsewhere.
   */
  async #byField(limit: Limit, by: `field:${string}`, { device, address }: Counted, body: unknown): Promise<Counter[]> {
    const name = logInKey(String((body as Record<string, unknown>)[by.slice('field:'.length)]));
    const isKnown = await this.known.knows(device?.device, name);
    if (!device || !(isKnown || device.isProven)) return [this.#counter(limit, `${name} ${address}`)];
    const own = this.#counter(limit, `${name} device ${device.device}`);
    if (isKnown) return [own];
    return [own, this.#counter(limit, `${name} ${address}`, limit.together ?? limit.points * devicesTogether)];
  }

  #byCaller(limit: Limit, { method, path }: Limited, { user_id, device, address }: Counted): Counter[] {
    if (user_id !== undefined) return [this.#counter(limit, `user ${user_id}`)];
    const own = device ? [this.#counter(limit, `device ${device.device}`)] : [];
    if (device?.isProven) return own;
    const together = limit.together ?? limit.points * strangersTogether;
    const checkedAfterFailure = limit.checkedAfterFailure ?? false;
    return [...own, { ...this.#counter(limit, `${method} ${path} ${address}`, together), checkedAfterFailure }];
  }

  #counter({ name, points, seconds, counts }: Limit, key: string, together?: number): Counter {
    const keyPrefix = together === undefined ? name : `${name} of ${together} together`;
    let counter = this.#counters.get(keyPrefix);
    if (!counter) {
      counter = this.store.counter({ keyPrefix, points: together ?? points, duration: seconds });
      this.#counters.set(keyPrefix, counter);
    }
    return { key, counter, counts, checkedAfterFailure: false };
  }
}

/** Whether a call that was refused by this code counts; without one it went well. */
function isCounted(counts: Limit['counts'], code: RefusalCode | undefined): boolean {
  if (counts === undefined) return true;
  return code !== undefined && (counts === 'failures' || counts.includes(code));
}

async function consume(counters: readonly Counter[]): Promise<Refusal | undefined> {
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
