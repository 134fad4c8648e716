import type { NewImage, ReplaceImage, StoredImage } from '@lexiroom/contracts/library';
import { asksForArtist, type Editor, entryRefusal } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { nameRefusal } from './add-names.ts';
import { type DrawnPicture, drawPicture, redrawThumbnail } from '../../pictures/draw-picture.ts';
import { LoosePictures } from './loose-pictures.ts';
import { PictureFiles } from './picture-files.ts';
import { hasPictureEnding } from '../../pictures/picture-type.ts';
import { type Credits, pathsOf, PictureRepository, writeReferences } from './picture-repository.ts';
import { bytesOf, uploadRefusal } from '../../pictures/uploaded-picture.ts';

type Upload = z.output<typeof NewImage>;
type Replacement = z.output<typeof ReplaceImage>;

/** Pictures that people add to the library, change and take away (specification 3 sections 5 and 6). */
@Injectable()
export class PicturesService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly repository: PictureRepository,
    private readonly files: PictureFiles,
    private readonly loose: LoosePictures,
  ) {}

  /** Takes a picture and its names into the library. ARTIST_NEEDED where the licence is given for naming the artist. */
  async upload(user: Editor, upload: Upload): Promise<StoredImage | Refusal> {
    const refusal = nameRefusal(upload.translations) ?? artistRefusal(upload.artist_name, upload.license);
    if (refusal) return refusal;
    const drawn = await drawUpload(upload);
    return drawn instanceof Refusal
      ? drawn
      : this.repository.add(user.user_id, drawn, creditsOf(upload), upload.translations);
  }

  /**
   * Gives a picture another file, another thumbnail, or other credits; it keeps its id and its names, and decks show the
   * new one. Refused by {@link entryRefusal}; ARTIST_NEEDED as for an upload, but a picture of another site that came
   * without an artist may stay so.
   */
  async replace(user: Editor, change: Replacement): Promise<Pick<StoredImage, 'image'> | Refusal> {
    const image = await readImage(this.pool, user, change.replaced_image_id, 'edit');
    if (image instanceof Refusal) return image;
    const refusal = artistRefusal(change.artist_name, change.license ?? (image.artist_name && image.image_license));
    if (refusal) return refusal;
    const drawn = await this.#redraw(image.image_hash, change);
    if (drawn instanceof Refusal) return drawn;
    if (drawn) await this.repository.putFiles(drawn);
    return inTransaction(this.pool, async (client) => {
      const { image_id, image_hash } = await lockImage(client, user, change.replaced_image_id, 'edit');
      const hash = drawn?.hash ?? image_hash;
      await client.query(
        `update images set image_hash = $2, artist_name = $3, image_license = coalesce($4, image_license)
         where image_id = $1`,
        [image_id, hash, change.artist_name || null, change.license],
      );
      await writeReferences(client, image_id, change.references);
      await client.query('delete from loose_pictures where image_hash = $1', [hash]);
      if (hash !== image_hash) await this.loose.note(client, image_hash);
      return { image: pathsOf(image_id, hash) };
    });
  }

  /** Takes a picture out of the library: decks that have it keep it, nobody finds it any more. */
  delete(user: Editor, image_id: number): Promise<{ done: true } | Refusal> {
    return inTransaction(this.pool, async (client) => {
      await lockImage(client, user, image_id, 'delete');
      await client.query('update images set is_deleted = true where image_id = $1', [image_id]);
      return { done: true };
    });
  }

  async #redraw(hash: string, change: Replacement): Promise<DrawnPicture | Refusal | undefined> {
    const { image, thumbnail_image, file_name } = change;
    if (image !== undefined) return drawUpload({ image, thumbnail_image, file_name });
    if (thumbnail_image === undefined) return undefined;
    const picture = await this.files.read(hash);
    if (!picture) return refuse('RETRY');
    const thumbnail = bytesOf(thumbnail_image);
    const refusal = await uploadRefusal(thumbnail);
    return refusal ?? orInvalid(redrawThumbnail(picture, thumbnail!));
  }
}

/** @param licence Null where none has to be looked at. */
function artistRefusal(artist_name: string | null | undefined, licence: string | null): Refusal | undefined {
  return !artist_name && licence !== null && asksForArtist(licence) ? refuse('ARTIST_NEEDED') : undefined;
}

async function drawUpload({
  image,
  thumbnail_image,
  file_name = '',
}: Pick<Upload, 'image' | 'thumbnail_image' | 'file_name'>): Promise<DrawnPicture | Refusal> {
  if (!hasPictureEnding(file_name)) return refuse('IMAGE_TYPE');
  const bytes = bytesOf(image);
  const thumbnail = thumbnail_image === undefined ? undefined : bytesOf(thumbnail_image);
  const refusal =
    (await uploadRefusal(bytes)) ?? (thumbnail_image === undefined ? undefined : await uploadRefusal(thumbnail));
  return refusal ?? orInvalid(drawPicture(bytes!, { thumbnail }));
}

/** A file that looks like a picture and cannot be decoded is refused as no picture. */
async function orInvalid(drawing: Promise<DrawnPicture>): Promise<DrawnPicture | Refusal> {
  try {
    return await drawing;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return refuse('IMAGE_INVALID');
  }
}

const creditsOf = ({
  artist_name,
  license,
  references,
}: Pick<Upload, 'artist_name' | 'license' | 'references'>): Credits => ({
  artist_name: artist_name || null,
  image_license: license,
  references,
});

interface ImageRow {
  image_id: number;
  image_hash: string;
  artist_name: string | null;
  image_license: string;
  submitted_by: number | null;
  is_approved: boolean;
  is_deleted: boolean;
}
const imageRow = `select image_id, image_hash, artist_name, image_license, submitted_by, image_approved as is_approved,
    is_deleted
  from images where image_id = $1`;

async function readImage(
  client: Pick<pg.ClientBase, 'query'>,
  user: Editor,
  image_id: number,
  change: 'edit' | 'delete',
  lock = '',
): Promise<ImageRow | Refusal> {
  const { rows } = await client.query<ImageRow>(`${imageRow} ${lock}`, [image_id]);
  const [image] = rows;
  if (!image) return refuse('NOT_FOUND');
  const code = entryRefusal(user, { kind: 'image', ...image }, change);
  if (code === undefined) return image;
  return refuse(code === 'NOT_YOURS' ? 'NOT_ALLOWED' : code);
}

/** The picture, held for this transaction. @throws {Refused} when it may not be changed. */
async function lockImage(client: pg.ClientBase, user: Editor, image_id: number, change: 'edit' | 'delete') {
  const image = await readImage(client, user, image_id, change, 'for update');
  if (image instanceof Refusal) throw new Refused(image);
  return image;
}
