import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Addresses } from './addresses.ts';
import { Devices } from './devices.ts';
import { Gate } from './gate.ts';
import type { HttpOptions } from './http-options.ts';
import { KnownDevices } from './known-devices.ts';
import { Limits } from './limits.ts';
import { loggingOptions } from './logging.ts';
import { ProblemFilter } from './problem.filter.ts';

/** The gate in front of every handler of REST, and what it asks. */
@Global()
@Module({})
export class HttpModule {
  static with(options: HttpOptions): DynamicModule {
    return {
      module: HttpModule,
      imports: [LoggerModule.forRoot(loggingOptions(options)), AccountsModule],
      providers: [
        Addresses,
        Devices,
        KnownDevices,
        Limits,
        { provide: APP_INTERCEPTOR, useClass: Gate },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [Addresses, Devices, KnownDevices, Limits],
    };
  }
}
