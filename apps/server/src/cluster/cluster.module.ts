import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import type { BaseOptions } from '../configuration/base-options.ts';
import { CLOCK, type LiveClock } from '../clock/clock.ts';
import { createPool } from '../database/pool.ts';
import { ClusterMember } from './cluster-member.ts';
import type { ClusterOptions } from './cluster-options.ts';
import { Notices } from './notices.ts';

/** The token of the {@link Cluster}, which is undefined where a server is the only one. */
export const CLUSTER = Symbol('cluster');

/** This server among others. */
export interface Cluster {
  member: ClusterMember;
  notices: Notices;
}

const CLUSTER_POOL = Symbol('cluster pool');

/** What a server needs to be one of several. */
@Global()
@Module({})
export class ClusterModule implements OnApplicationShutdown {
  constructor(@Inject(CLUSTER_POOL) private readonly pool: pg.Pool | undefined) {}

  static with({ cluster, databaseUrl }: ClusterOptions & Pick<BaseOptions, 'databaseUrl'>): DynamicModule {
    return {
      module: ClusterModule,
      providers: [
        // Connections of its own: no beat waits behind what pages ask for.
        { provide: CLUSTER_POOL, useFactory: () => cluster && createPool(databaseUrl, 2) },
        {
          provide: CLUSTER,
          inject: [CLUSTER_POOL, CLOCK],
          useFactory: (pool: pg.Pool | undefined, clock: LiveClock): Cluster | undefined => {
            if (!cluster || !pool) return undefined;
            const member = new ClusterMember({ pool, address: cluster.address, clock });
            return { member, notices: new Notices({ databaseUrl, pool, server_id: member.server_id }) };
          },
        },
      ],
      exports: [CLUSTER],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }
}
