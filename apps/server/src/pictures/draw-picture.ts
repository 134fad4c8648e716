import { libraryLimits } from '@lexiroom/domain/library';
import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { readPicture } from './picture-reader.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** A picture as it is stored, drawn anew by us: two files of WebP, and the hash that names them. */
export interface DrawnPicture {
  hash: string;
  picture: Buffer;
  thumbnail: Buffer;
}

/** The greatest size of a stored picture, in pixels; larger ones are scaled down (specification 3 section 9). */
const largest = { width: 1024, height: 1000 };
const { thumbnail: small, imageSide } = libraryLimits;
const uploadPixels = imageSide * imageSide;
const quality = 80;
/** How long WebP looks for fewer bytes, from 0 to 6. With little a picture takes a third of the time, which counts with thousands of them, and 15 % more bytes. */
const efforts = { usual: 4, little: 0 } as const;
type Effort = keyof typeof efforts;
/** Two at a time in the whole process: quizzes run on the same threads. */
const drawing = new ConcurrencyLimit(2, 400);

/**
 * Decodes a picture, stands it upright, brings its colours to sRGB, scales it to fit 1024×1000 and writes it as WebP:
 * nothing of the bytes that came survives, no metadata and nothing that hung behind. The thumbnail is the one given, or
 * made from the picture.
 * @throws when one of them cannot be decoded, or has more pixels than allowed.
 */
export async function drawPicture(
  bytes: Buffer,
  {
    thumbnail,
    mostPixels = uploadPixels,
    effort = 'usual',
  }: { thumbnail?: Buffer | undefined; mostPixels?: number; effort?: Effort } = {},
): Promise<DrawnPicture> {
  const picture = await scalePicture(bytes, { ...largest, mostPixels, effort });
  if (thumbnail) return withThumbnail(picture, await cutThumbnail(thumbnail));
  // Of a JPEG a small picture is decoded right away, faster than that of its WebP.
  const source = isJpeg(bytes) ? readPicture(bytes, mostPixels).autoOrient() : readPicture(picture, uploadPixels);
  return withThumbnail(picture, await makeThumbnail(source, effort));
}

const isJpeg = (bytes: Buffer): boolean => bytes.readUInt16BE(0) === 0xffd8;

/** The same picture with another thumbnail. @throws as above. */
export async function redrawThumbnail(picture: Buffer, thumbnail: Buffer): Promise<DrawnPicture> {
  return withThumbnail(picture, await cutThumbnail(thumbnail));
}

/** A picture scaled down to fit, upright, in sRGB, as WebP without metadata. @throws as above. */
export async function scalePicture(
  bytes: Buffer,
  { width, height, mostPixels, effort }: { width: number; height: number; mostPixels: number; effort?: Effort },
): Promise<Buffer> {
  const source = readPicture(bytes, mostPixels);
  const { chromaSubsampling } = await source.metadata();
  const scaled = source.autoOrient().resize({ width, height, fit: 'inside', withoutEnlargement: true });
  // A photograph whose colours are coarse already has no finer ones to keep, and looking for them takes half the time.
  return written(scaled, { effort, keepsColours: chromaSubsampling !== '4:2:0' });
}

/** A picture cut to fill a size around the part that draws the eye, upright, as WebP without metadata. @throws as above. */
export function coverPicture(bytes: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return written(
    readPicture(bytes, uploadPixels)
      .autoOrient()
      .resize({ ...size, fit: 'cover', position: 'attention' }),
  );
}

const written = (
  picture: Sharp,
  { effort = 'usual', keepsColours = true }: { effort?: Effort | undefined; keepsColours?: boolean } = {},
): Promise<Buffer> =>
  drawing.run(() => picture.webp({ quality, smartSubsample: keepsColours, effort: efforts[effort] }).toBuffer());

/** Addresses are kept by browsers for ever, so the hash is of both files: another thumbnail is another address. */
export function withThumbnail(picture: Buffer, thumbnail: Buffer): DrawnPicture {
  return { hash: createHash('sha256').update(picture).update(thumbnail).digest('hex'), picture, thumbnail };
}

/**
 * The thumbnail of a photograph shows the part that draws the eye, or with little effort its middle; that of a drawing with
 * a transparent ground shows all of it.
 */
async function makeThumbnail(source: Sharp, effort: Effort): Promise<Buffer> {
  const { hasAlpha } = await source.metadata();
  const fitted = hasAlpha
    ? source.resize({ ...small, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    : source.resize({ ...small, fit: 'cover', position: effort === 'usual' ? 'attention' : 'centre' });
  // Nobody sees so small a picture's finest colours, which take half of its time.
  return written(fitted, { effort, keepsColours: effort === 'usual' });
}

function cutThumbnail(bytes: Buffer): Promise<Buffer> {
  return written(
    readPicture(bytes, uploadPixels)
      .autoOrient()
      .resize({ ...small, fit: 'cover' }),
  );
}
