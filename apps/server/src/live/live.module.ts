import { Logger, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type pg from 'pg';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Hosting } from '../accounts/hosting.ts';
import { CLOCK, type LiveClock, type ServerClock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { DecksModule } from '../decks/decks.module.ts';
import { AnswerLog } from '../event-log/answer-log.ts';
import { LiveLog } from '../event-log/live-log.ts';
import { HttpModule } from '../http/http.module.ts';
import { APP_OPTIONS, type AppOptions } from '../http/options.ts';
import { HostAccess } from './host-access.ts';
import { JoinAddress } from './join-address.ts';
import { JoinPace } from './join-pace.ts';
import { LiveAdmission } from './live-admission.ts';
import { LiveController } from './live.controller.ts';
import { LiveGateway } from './live.gateway.ts';
import { LivesService } from './lives.service.ts';
import { LiveSessions } from './live-sessions.ts';
import { PinGuesses } from './pin-guesses.ts';
import { LiveTokens } from './tokens.ts';

@Module({
  imports: [AccountsModule, DecksModule, HttpModule],
  controllers: [LiveController],
  providers: [
    { provide: AnswerLog, inject: [DATABASE_POOL], useFactory: (pool: pg.Pool) => new AnswerLog(pool) },
    { provide: LiveLog, inject: [DATABASE_POOL], useFactory: (pool: pg.Pool) => new LiveLog(pool) },
    {
      provide: LiveTokens,
      inject: [APP_OPTIONS],
      useFactory: ({ secret }: AppOptions) => new LiveTokens(secret),
    },
    {
      provide: LiveSessions,
      inject: [LiveLog, AnswerLog, CLOCK, DATABASE_POOL],
      useFactory: (log: LiveLog, answers: AnswerLog, clock: ServerClock, pool: pg.Pool) =>
        new LiveSessions({
          log,
          answers,
          clock,
          pool,
          unreadable: ({ live_id }, error) => new Logger('live').error(error, `Session ${live_id} cannot be read`),
        }),
    },
    {
      provide: JoinAddress,
      inject: [HttpAdapterHost, CLOCK, APP_OPTIONS],
      useFactory: (host: HttpAdapterHost, clock: LiveClock, { publicUrl }: AppOptions) =>
        new JoinAddress(host, clock, publicUrl),
    },
    PinGuesses,
    JoinPace,
    HostAccess,
    LiveAdmission,
    LiveGateway,
    LivesService,
  ],
  exports: [LiveSessions, LivesService],
})
export class LiveModule {
  constructor(hosting: Hosting, lives: LivesService) {
    hosting.answeredBy(lives);
  }
}
