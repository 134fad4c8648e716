import type { StoredImage } from '@lexiroom/contracts/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { MEDIA_STORE, type MediaStore } from '../../media/media-store.ts';
import type { DrawnPicture } from '../../pictures/draw-picture.ts';
import { imagePath, thumbnailPath } from '../../media/media-paths.ts';
import { addNames, type NewName } from './add-names.ts';
import { LoosePictures } from './loose-pictures.ts';

/** Where a picture comes from, and under which licence. */
export interface Credits {
  artist_name: string | null;
  /** Null: it is not shared. */
  image_license: string | null;
  references: readonly string[];
}

/** Puts drawn pictures into the library: files first, then the row that shows them. */
@Injectable()
export class PictureRepository {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(MEDIA_STORE) private readonly media: MediaStore,
    private readonly loose: LoosePictures,
  ) {}

  /**
   * Adds a picture with its names. The same picture once more is the one that is there, with the names added, when it is
   * the user's own or approved; of others' unapproved pictures nobody learns. One without a licence is not shared: its hash
   * has to be one of `media/private-hash.ts`.
   */
  async add(user_id: number, drawn: DrawnPicture, credits: Credits, names: readonly NewName[]): Promise<StoredImage> {
    await this.putFiles(drawn);
    return inTransaction(this.pool, async (client) => {
      // Two at once would both find none.
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [drawn.hash]);
      const image_id =
        (await findSame(client, user_id, drawn.hash)) ?? (await this.#insert(client, user_id, drawn.hash, credits));
      await client.query('delete from loose_pictures where image_hash = $1', [drawn.hash]);
      const translations = await addNames(client, { user_id, image_id }, names);
      return { image: pathsOf(image_id, drawn.hash), translations };
    });
  }

  /** Stores the files of a picture. Until a row has them, they are noted as loose. */
  async putFiles({ hash, picture, thumbnail }: DrawnPicture): Promise<void> {
    await this.loose.note(this.pool, hash);
    await this.media.put({ kind: 'picture', hash }, picture);
    await this.media.put({ kind: 'thumbnail', hash }, thumbnail);
  }

  /**
   * Adds pictures that are not shared and have no names, whose files are put already under hashes of
   * `media/private-hash.ts`. Gives their ids in the same order.
   */
  async addPrivate(client: pg.ClientBase, user_id: number, hashes: readonly string[]): Promise<number[]> {
    const { rows } = await client.query<{ image_id: number; image_hash: string }>(
      `insert into images (image_hash, is_private, submitted_by) select hash, true, $1 from unnest($2::text[]) as put (hash)
       returning image_id, image_hash`,
      [user_id, hashes],
    );
    await client.query('delete from loose_pictures where image_hash = any($1)', [hashes]);
    const ids = new Map(rows.map(({ image_hash, image_id }) => [image_hash, image_id]));
    return hashes.map((hash) => ids.get(hash)!);
  }

  async #insert(
    client: pg.ClientBase,
    user_id: number,
    hash: string,
    { artist_name, image_license, references }: Credits,
  ): Promise<number> {
    const { rows } = await client.query<{ image_id: number }>(
      `insert into images (image_hash, artist_name, image_license, is_private, submitted_by)
       values ($1, $2, $3, $3::text is null, $4) returning image_id`,
      [hash, artist_name, image_license, user_id],
    );
    const { image_id } = rows[0]!;
    await writeReferences(client, image_id, references);
    return image_id;
  }
}

async function findSame(client: pg.ClientBase, user_id: number, hash: string): Promise<number | undefined> {
  const { rows } = await client.query<{ image_id: number }>(
    `select image_id from images
      where image_hash = $1 and not is_deleted and (image_approved or submitted_by = $2)
      order by submitted_by is not distinct from $2 desc, image_id limit 1`,
    [hash, user_id],
  );
  return rows[0]?.image_id;
}

/** Gives a picture these links, in their order, each once, instead of those it had. */
export async function writeReferences(
  client: pg.ClientBase,
  image_id: number,
  references: readonly string[],
): Promise<void> {
  await client.query('delete from image_references where image_id = $1', [image_id]);
  await client.query(
    `insert into image_references (image_id, reference_order, reference_link)
     select $1, place, link from unnest($2::text[]) with ordinality as given (link, place)`,
    [image_id, [...new Set(references)]],
  );
}

/** A picture and the addresses of its files. */
export const pathsOf = (image_id: number, hash: string): StoredImage['image'] => ({
  image_id,
  image_path: imagePath(hash),
  thumbnail_path: thumbnailPath(hash),
});
