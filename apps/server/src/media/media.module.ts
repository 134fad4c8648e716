import { type DynamicModule, Global, Module } from '@nestjs/common';
import path from 'node:path';
import { DiskWatch } from '../disk/disk-watch.ts';
import type { AppOptions } from '../http/options.ts';
import { FolderMedia } from './folder-media.ts';
import { MEDIA_STORE, type MediaStore } from './media-store.ts';
import { S3Media } from './s3-media.ts';

/** Where uploaded and made files lie: in a bucket when one is named, else below the data directory. */
@Global()
@Module({})
export class MediaModule {
  static with(options: Pick<AppOptions, 'dataDir' | 's3'>): DynamicModule {
    return {
      module: MediaModule,
      providers: [
        { provide: MEDIA_STORE, inject: [DiskWatch], useFactory: (disk: DiskWatch) => mediaStore(options, disk) },
      ],
      exports: [MEDIA_STORE],
    };
  }
}

function mediaStore({ dataDir, s3 }: Pick<AppOptions, 'dataDir' | 's3'>, disk: DiskWatch): MediaStore {
  return s3 ? new S3Media(s3) : new FolderMedia(path.resolve(dataDir, 'media'), disk);
}
