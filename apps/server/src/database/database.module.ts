import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { type Entities, ormConfig } from './orm.config.ts';
import { createKeptPlansPool, createPool, DATABASE_POOL, KEPT_PLANS_POOL } from './pool.ts';

/** The database in its two forms: objects (EntityManager) and pools for set-based statements (DATABASE_POOL, KEPT_PLANS_POOL). */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(KEPT_PLANS_POOL) private readonly searches: pg.Pool,
  ) {}

  static on(databaseUrl: string, entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      // The gates of REST and of the sockets give every call an EntityManager of its own.
      imports: [
        MikroOrmModule.forRoot({
          ...ormConfig(databaseUrl, entities),
          driver: PostgreSqlDriver,
          registerRequestContext: false,
        }),
      ],
      providers: [
        { provide: DATABASE_POOL, useFactory: () => createPool(databaseUrl) },
        { provide: KEPT_PLANS_POOL, useFactory: () => createKeptPlansPool(databaseUrl) },
      ],
      exports: [DATABASE_POOL, KEPT_PLANS_POOL],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.pool.end(), this.searches.end()]);
  }
}
