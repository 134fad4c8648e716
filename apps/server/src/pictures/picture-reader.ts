import sharp, { type Sharp, type SharpOptions } from 'sharp';

// Uploaded pictures are read by three decoders and no others, one thread each: pictures must not slow down a quiz.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

const longestDecodingSeconds = 10;

/** A picture to be decoded: JPEG, PNG or WebP of at most so many pixels, whole, or it fails. */
export function readPicture(bytes: Buffer, mostPixels: SharpOptions['limitInputPixels']): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).timeout({ seconds: longestDecodingSeconds });
}

/** What the head of a picture says; nothing else of it is decoded. Undefined when it is none that we read. */
export async function readHead(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    // Width and height as people see them: a photograph that lies on its side is turned upright first.
    return (await readPicture(bytes, false).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
