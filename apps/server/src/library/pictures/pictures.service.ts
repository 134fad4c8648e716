import type { NewImage, ReplaceImage, StoredImage } from '@lexiroom/contracts/library';
import { asksForArtist, type Editor, entryRefusal } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { nameRefusal } from './add-names.ts';
import { deletePrivate } from './delete-private.ts';
import { privateHash } from '../../media/private-hash.ts';
import { type DrawnPicture, drawPicture, redrawThumbnail, withThumbnail } from '../../pictures/draw-picture.ts';
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

  /**
   * Takes a picture and its names into the library; one that is not shared is there for its owner alone. ARTIST_NEEDED where
   * the licence is given for naming the artist.
   */
  async upload(user: Editor, upload: Upload): Promise<StoredImage | Refusal> {
    const refusal = nameRefusal(upload.translations) ?? artistRefusal(upload.artist_name, upload.license);
    if (refusal) return refusal;
    const drawn = await drawUpload(upload);
    if (drawn instanceof Refusal) return drawn;
    const credits = creditsOf(upload);
    const named = credits.image_license === null ? { ...drawn, hash: privateHash() } : drawn;
    return this.repository.add(user.user_id, named, credits, upload.translations);
  }

  /**
   * Gives a picture another file, another thumbnail, or other credits; it keeps its id and its names, and decks show the
   * new one. Refused by {@link entryRefusal}; ARTIST_NEEDED as for an upload, but a picture of another site that came
   * without an artist may stay so. A licence shares a picture that was not, with its names, which wait for an admin from now
   * on; null takes a picture back that nobody has approved: NOT_ALLOWED for all but its owner. Either gives its files
   * another address, and one that is taken back is gone at once from where it was. Whose a picture is that a file brought is
   * forgotten: whoever changes it says it anew.
   */
  async replace(user: Editor, change: Replacement): Promise<Pick<StoredImage, 'image'> | Refusal> {
    const image = await readImage(this.pool, user, change.replaced_image_id, 'edit');
    if (image instanceof Refusal) return image;
    const image_license = change.license === undefined ? image.image_license : change.license;
    const refusal = takingBackRefusal(user, image, image_license) ?? this.#artistRefusal(image, change);
    if (refusal) return refusal;
    const drawn = await this.#drawnFor(image, image_license, change);
    if (drawn instanceof Refusal) return drawn;
    if (drawn) await this.repository.putFiles(drawn);
    const isTakenBack = image_license === null && image.image_license !== null;
    const replaced = await inTransaction(this.pool, async (client) => {
      const locked = await lockImage(client, user, change.replaced_image_id, 'edit');
      // It was shared or taken back in between: what was drawn has the wrong address.
      if ((locked.image_license === null) !== (image.image_license === null)) throw new Refused(refuse('RETRY'));
      const { image_id, image_hash } = locked;
      const hash = drawn?.hash ?? image_hash;
      const isPrivate = image_license === null;
      await client.query(
        `update images set image_hash = $2, artist_name = $3, image_license = $4, is_private = $5, imported_license = null
         where image_id = $1`,
        [image_id, hash, isPrivate ? null : change.artist_name || null, image_license, isPrivate],
      );
      await writeReferences(client, image_id, isPrivate ? [] : change.references);
      if (isTakenBack) await client.query('update translations set approved = false where image_id = $1', [image_id]);
      await client.query('delete from loose_pictures where image_hash = $1', [hash]);
      if (isTakenBack) await this.loose.noteGone(client, [image_hash]);
      else if (hash !== image_hash) await this.loose.note(client, image_hash);
      return { image: pathsOf(image_id, hash) };
    });
    if (isTakenBack) await this.loose.sweep();
    return replaced;
  }

  /**
   * Takes a picture out of the library: decks that have it keep it, nobody finds it any more. One that is not shared is gone
   * for good, everywhere.
   */
  async delete(user: Editor, image_id: number): Promise<{ done: true } | Refusal> {
    const gone = await inTransaction(this.pool, async (client) => {
      await lockImage(client, user, image_id, 'delete');
      const hashes = await deletePrivate(client, [image_id]);
      if (hashes.length > 0) await this.loose.noteGone(client, hashes);
      else await client.query('update images set is_deleted = true where image_id = $1', [image_id]);
      return hashes;
    });
    if (gone.length > 0) await this.loose.sweep();
    return { done: true };
  }

  #artistRefusal(image: ImageRow, { artist_name, license }: Replacement): Refusal | undefined {
    return artistRefusal(artist_name, license === undefined ? image.artist_name && image.image_license : license);
  }

  /** The files that a picture is to have after a change, under the hash that belongs to them; undefined where they stay. */
  async #drawnFor(
    image: ImageRow,
    image_license: string | null,
    change: Replacement,
  ): Promise<DrawnPicture | Refusal | undefined> {
    const redrawn = await this.#redraw(image.image_hash, change);
    if (redrawn instanceof Refusal) return redrawn;
    const isPrivate = image_license === null;
    if (!redrawn && isPrivate === (image.image_license === null)) return undefined;
    const files = redrawn ?? (await this.files.readBoth(image.image_hash));
    if (!files) return refuse('RETRY');
    const drawn = withThumbnail(files.picture, files.thumbnail);
    return isPrivate ? { ...drawn, hash: privateHash() } : drawn;
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

/** A picture is taken back by its owner alone, and not once it is approved: others have it by then. */
function takingBackRefusal(user: Editor, image: ImageRow, image_license: string | null): Refusal | undefined {
  if (image_license !== null || image.image_license === null) return undefined;
  if (image.submitted_by !== user.user_id) return refuse('NOT_ALLOWED');
  return image.is_approved ? refuse('IMAGE_VERIFIED') : undefined;
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
  artist_name: license === null ? null : artist_name || null,
  image_license: license,
  references: license === null ? [] : references,
});

interface ImageRow {
  image_id: number;
  image_hash: string;
  artist_name: string | null;
  /** Null: it is not shared. */
  image_license: string | null;
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
  // Of a picture that is not shared nobody else learns, not even an admin.
  if (!image || (image.image_license === null && image.submitted_by !== user.user_id)) return refuse('NOT_FOUND');
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
