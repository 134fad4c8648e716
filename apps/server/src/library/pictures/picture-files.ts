import { Inject, Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MEDIA_STORE, type MediaStore, placeOf } from '../../media/media-store.ts';
import { APP_OPTIONS, type BaseOptions } from '../../configuration/base-options.ts';

/** The files of the library's pictures, wherever they lie. */
@Injectable()
export class PictureFiles {
  constructor(
    @Inject(MEDIA_STORE) private readonly media: MediaStore,
    @Inject(APP_OPTIONS) private readonly options: Pick<BaseOptions, 'contentRoot'>,
  ) {}

  /** A picture and its thumbnail as they lie here; undefined when one is not there. */
  async readBoth(hash: string): Promise<{ picture: Buffer; thumbnail: Buffer } | undefined> {
    const picture = await this.read(hash);
    const thumbnail = await this.media.get({ kind: 'thumbnail', hash });
    return picture && thumbnail && { picture, thumbnail };
  }

  /** A picture: what was uploaded, else what came with the program; undefined when there is none. */
  async read(hash: string): Promise<Buffer | undefined> {
    const name = { kind: 'picture', hash } as const;
    const uploaded = await this.media.get(name);
    return uploaded ?? readFile(path.join(this.options.contentRoot, 'pictures', placeOf(name))).catch(() => undefined);
  }
}
