import { Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { HostedLives } from '../accounts/hosted-lives.ts';
import { CLOCK, type ServerClock } from '../clock/clock.ts';
import { createPool } from '../database/pool.ts';
import { CLUSTER, type Cluster } from '../cluster/cluster.module.ts';
import { ClassesModule } from '../classes/classes.module.ts';
import { Absences } from '../classes/students/absences.ts';
import { CopiesModule } from '../copies/copies.module.ts';
import { DecksModule } from '../decks/decks.module.ts';
import { AnswerLog } from '../event-log/answer-log.ts';
import { LiveLog } from '../event-log/live-log.ts';
import { HttpModule } from '../http/http.module.ts';
import { LibraryModule } from '../library/library.module.ts';
import { APP_OPTIONS, type BaseOptions } from '../configuration/base-options.ts';
import { ClassRosters } from './session/class-rosters.ts';
import { GeneratedNames } from './session/generated-names.ts';
import { HostAccess } from './admission/host-access.ts';
import { JoinRateLimit } from './admission/join-rate-limit.ts';
import { LeaveRateLimit } from './admission/leave-rate-limit.ts';
import { EmblemRateLimit } from './admission/emblem-rate-limit.ts';
import { NameRateLimit } from './admission/name-rate-limit.ts';
import { LiveAdmission } from './admission/live-admission.ts';
import { LiveRouting } from './leases/live-routing.ts';
import { SessionLeases } from './leases/session-leases.ts';
import { LiveController } from './live.controller.ts';
import { LiveGateway } from './live.gateway.ts';
import { LivesService } from './lives.service.ts';
import { LiveSessions } from './session/live-sessions.ts';
import { RemoteCodes } from './admission/remote-codes.ts';
import { PinGuesses } from './admission/pin-guesses.ts';
import { LiveTokens } from './admission/tokens.ts';
import { SetUpsController } from './set-ups/set-ups.controller.ts';
import { SetUpsService } from './set-ups/set-ups.service.ts';

/** Connections of the running sessions alone: no answer waits behind what pages ask for. */
const LIVE_POOL = Symbol('live pool');
/** The batch of answers, the courses of sessions, and a report. */
const liveConnections = 4;

@Module({
  imports: [AccountsModule, ClassesModule, CopiesModule, DecksModule, HttpModule, LibraryModule],
  controllers: [LiveController, SetUpsController],
  providers: [
    {
      provide: LIVE_POOL,
      inject: [APP_OPTIONS],
      useFactory: ({ databaseUrl }: BaseOptions) => createPool(databaseUrl, liveConnections),
    },
    {
      provide: SessionLeases,
      inject: [LIVE_POOL, CLUSTER],
      useFactory: (pool: pg.Pool, cluster?: Cluster) => cluster && new SessionLeases(pool, cluster.member),
    },
    {
      provide: AnswerLog,
      inject: [LIVE_POOL, { token: SessionLeases, optional: true }],
      useFactory: (pool: pg.Pool, leases?: SessionLeases) => new AnswerLog(pool, leases),
    },
    {
      provide: LiveLog,
      inject: [LIVE_POOL, { token: SessionLeases, optional: true }],
      useFactory: (pool: pg.Pool, leases?: SessionLeases) => new LiveLog(pool, leases),
    },
    {
      provide: LiveTokens,
      inject: [APP_OPTIONS],
      useFactory: ({ secret }: BaseOptions) => new LiveTokens(secret),
    },
    {
      provide: LiveSessions,
      inject: [LiveLog, AnswerLog, Absences, CLOCK, LIVE_POOL, CLUSTER, { token: SessionLeases, optional: true }],
      useFactory: (
        log: LiveLog,
        answers: AnswerLog,
        absences: Absences,
        clock: ServerClock,
        pool: pg.Pool,
        cluster?: Cluster,
        leases?: SessionLeases,
      ) =>
        new LiveSessions({
          shared: cluster && leases && { member: cluster.member, leases },
          log,
          answers,
          absences,
          clock,
          pool,
          unreadable: ({ live_id }, error) => new Logger('live').error(error, `Session ${live_id} cannot be read`),
        }),
    },
    PinGuesses,
    RemoteCodes,
    JoinRateLimit,
    LeaveRateLimit,
    NameRateLimit,
    EmblemRateLimit,
    HostAccess,
    ClassRosters,
    GeneratedNames,
    LiveAdmission,
    LiveGateway,
    LiveRouting,
    LivesService,
    SetUpsService,
  ],
  exports: [LiveSessions, LivesService],
})
export class LiveModule implements OnApplicationShutdown {
  readonly #pool: pg.Pool;

  constructor(hosting: HostedLives, lives: LivesService, @Inject(LIVE_POOL) pool: pg.Pool) {
    hosting.providedBy(lives);
    this.#pool = pool;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool.end();
  }
}
