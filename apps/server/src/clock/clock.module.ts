import { type DynamicModule, Module } from '@nestjs/common';
import { type Clock, CLOCK, ServerClock } from './clock.ts';

/** The one clock, for whoever asks for CLOCK: a {@link ServerClock} over the wall that is given. */
@Module({})
export class ClockModule {
  static with(wall: Clock): DynamicModule {
    const clock = { provide: CLOCK, useFactory: () => new ServerClock(wall) };
    return { module: ClockModule, global: true, providers: [clock], exports: [CLOCK] };
  }
}
