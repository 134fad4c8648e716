import { type DynamicModule, Module } from '@nestjs/common';
import { CLOCK, type Clock } from './clock.ts';

/** The one clock, for whoever asks for CLOCK. */
@Module({})
export class ClockModule {
  static with(clock: Clock): DynamicModule {
    return { module: ClockModule, global: true, providers: [{ provide: CLOCK, useValue: clock }], exports: [CLOCK] };
  }
}
