import { Global, Module } from '@nestjs/common';
import { DiskWatch } from './disk-watch.ts';

/** How much room there is on the disk, for whoever writes. */
@Global()
@Module({ providers: [DiskWatch], exports: [DiskWatch] })
export class DiskModule {}
