import { Logger } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { createClient } from 'redis';

/** How often Redis is asked whether it is there, and how long nothing may come from it: it is then done without. */
const askEveryMs = 250;
const silentMs = 700;
/** After that it is looked for again. */
const againMs = 1000;

/** How much may be done in how many seconds, under a name. */
export interface CounterLimit {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

/**
 * Counters that several servers share in a Redis. While that does not answer each server counts for itself: nobody waits
 * for it longer than a moment, and nobody is kept out because of it.
 */
export class SharedCounters {
  readonly #client: ReturnType<typeof clientOf>;

  constructor(redisUrl: string) {
    this.#client = clientOf(redisUrl);
    void this.#client.connect().catch(() => {});
  }

  counter(limit: CounterLimit): RateLimiterAbstract {
    return new RateLimiterRedis({
      ...limit,
      keyPrefix: `lexiroom:${limit.keyPrefix}`,
      storeClient: this.#client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(limit),
    });
  }

  stop(): void {
    this.#client.destroy();
  }
}

function clientOf(url: string) {
  const client = createClient({
    url,
    pingInterval: askEveryMs,
    socket: { connectTimeout: silentMs, socketTimeout: silentMs, reconnectStrategy: againMs },
    disableOfflineQueue: true,
  });
  let isTold = false;
  client.on('error', (error: Error) => {
    if (!isTold) new Logger('limits').warn(`Redis is away, each server counts for itself: ${error.message}`);
    isTold = true;
  });
  client.on('ready', () => (isTold = false));
  return client;
}
