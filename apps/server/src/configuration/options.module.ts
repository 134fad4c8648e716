import { type DynamicModule, Module } from '@nestjs/common';
import { APP_OPTIONS } from './base-options.ts';

/** What this app was told, for whoever asks for APP_OPTIONS. */
@Module({})
export class OptionsModule {
  static with(options: object): DynamicModule {
    const provider = { provide: APP_OPTIONS, useValue: options };
    return { module: OptionsModule, global: true, providers: [provider], exports: [APP_OPTIONS] };
  }
}
