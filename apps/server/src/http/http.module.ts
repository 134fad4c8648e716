import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { ClientAddresses } from './limits/client-addresses.ts';
import { Devices } from './limits/devices.ts';
import { Gate } from './gate/gate.ts';
import type { HttpOptions } from './http-options.ts';
import { KnownDevices } from './limits/known-devices.ts';
import { LimitStore } from './limits/limit-store.ts';
import { RateLimiter } from './limits/rate-limiter.ts';
import { loggingOptions } from './logging.ts';
import { ReachableAddress } from './reachable-address.ts';
import { ProblemFilter } from './problems/problem.filter.ts';

/** The gate in front of every handler of REST, and what it asks. */
@Global()
@Module({})
export class HttpModule {
  /** `readsSessions`: the module that gives the {@link SESSION_READER}. */
  static with(options: HttpOptions, readsSessions: Type): DynamicModule {
    return {
      module: HttpModule,
      imports: [LoggerModule.forRoot(loggingOptions(options)), readsSessions],
      providers: [
        ClientAddresses,
        Devices,
        KnownDevices,
        LimitStore,
        RateLimiter,
        ReachableAddress,
        { provide: APP_INTERCEPTOR, useClass: Gate },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [ClientAddresses, Devices, KnownDevices, LimitStore, RateLimiter, ReachableAddress],
    };
  }
}
