import { type DynamicModule, Global, Module } from '@nestjs/common';
import path from 'node:path';
import { DiskWatch } from '../disk/disk-watch.ts';
import type { BaseOptions } from '../configuration/base-options.ts';
import { FolderMedia } from './folder-media.ts';
import { MEDIA_STORE, type MediaStore } from './media-store.ts';
import { S3Media } from './s3-media.ts';
import type { MediaOptions } from './s3-options.ts';

/** Where uploaded and made files lie: in a bucket when one is named, else below the data directory. */
@Global()
@Module({})
export class MediaModule {
  static with(options: MediaOptions & Pick<BaseOptions, 'dataDir'>): DynamicModule {
    return {
      module: MediaModule,
      providers: [
        { provide: MEDIA_STORE, inject: [DiskWatch], useFactory: (disk: DiskWatch) => mediaStore(options, disk) },
      ],
      exports: [MEDIA_STORE],
    };
  }
}

function mediaStore({ dataDir, s3 }: MediaOptions & Pick<BaseOptions, 'dataDir'>, disk: DiskWatch): MediaStore {
  return s3 ? new S3Media(s3) : new FolderMedia(path.resolve(dataDir, 'media'), disk);
}
