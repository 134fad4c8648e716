import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { ClusterOptions } from '../../cluster/cluster-options.ts';
import { APP_OPTIONS } from '../../configuration/base-options.ts';
import { type CounterLimit, SharedCounters } from './shared-counters.ts';

/** Where calls are counted: in the memory of the only server, or by several servers together. */
@Injectable()
export class LimitStore implements OnApplicationShutdown {
  readonly #shared: SharedCounters | undefined;

  constructor(@Inject(APP_OPTIONS) { cluster }: ClusterOptions) {
    if (cluster) this.#shared = new SharedCounters(cluster.redisUrl);
  }

  counter(limit: CounterLimit): RateLimiterAbstract {
    return this.#shared?.counter(limit) ?? new RateLimiterMemory(limit);
  }

  onApplicationShutdown(): void {
    this.#shared?.stop();
  }
}
