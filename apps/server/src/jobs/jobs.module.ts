import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.ts';

/** Work in the background, for every noun that has some. */
@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
