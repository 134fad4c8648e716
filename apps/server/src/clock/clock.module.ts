import { Global, Module } from '@nestjs/common';
import { CLOCK, monotonicClock } from './clock.ts';

/** The one clock, for whoever asks for CLOCK. */
@Global()
@Module({ providers: [{ provide: CLOCK, useValue: monotonicClock }], exports: [CLOCK] })
export class ClockModule {}
