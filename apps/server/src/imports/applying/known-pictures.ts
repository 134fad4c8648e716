import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../../database/pool.ts';
import { isSharedOrOwn } from '../../library/private-pictures.ts';
import { leavingHash } from '../../media/private-hash.ts';
import { PictureFiles } from '../../library/pictures/picture-files.ts';

/** Pictures of files that are here already, such as those of an archive that was made here. */
@Injectable()
export class KnownPictures {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly files: PictureFiles,
  ) {}

  of(user_id: number): KnownPicturesOf {
    return new KnownPicturesOf(this.pool, this.files, user_id);
  }
}

export class KnownPicturesOf {
  #own: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly files: PictureFiles,
    private readonly user_id: number,
  ) {}

  /**
   * The picture that our own archive calls so, where they may use it here: their own, or one of the library that is approved.
   * It is the same to the last byte, so that a name alone opens nothing, and nothing is lost by drawing it anew.
   */
  async find(name: string, bytes: Buffer): Promise<{ hash: string; image_id: number } | undefined> {
    const [, stem] = /^([0-9a-f]{64})\.webp$/.exec(name) ?? [];
    if (stem === undefined) return undefined;
    this.#own ??= this.#ownPrivate();
    const { rows } = await this.pool.query<{ hash: string; image_id: number }>(
      `select image_hash as hash, image_id from images image
       where image_hash = $1 and not is_deleted and (image_approved or submitted_by = $2) and ${isSharedOrOwn('image', '$2')}
       order by submitted_by is not distinct from $2 desc, image_id limit 1`,
      [(await this.#own).get(stem) ?? stem, this.user_id],
    );
    const [picture] = rows;
    const file = picture && (await this.files.read(picture.hash));
    return file?.equals(bytes) ? picture : undefined;
  }

  /** Their pictures that are not shared, by what an archive calls them. */
  async #ownPrivate(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pool.query<{ hash: string }>(
      'select image_hash as hash from images where is_private and submitted_by = $1 and not is_deleted',
      [this.user_id],
    );
    return new Map(rows.map(({ hash }) => [leavingHash(hash), hash]));
  }
}
