import { type DynamicModule, Module } from '@nestjs/common';
import { APP_OPTIONS } from './base-options.ts';

/** Provides the options that the app was created with, under the token APP_OPTIONS. */
@Module({})
export class OptionsModule {
  static with(options: object): DynamicModule {
    const provider = { provide: APP_OPTIONS, useValue: options };
    return { module: OptionsModule, global: true, providers: [provider], exports: [APP_OPTIONS] };
  }
}
