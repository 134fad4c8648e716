import { Readable, pipeline } from 'node:stream';
import { constants, createZstdDecompress } from 'node:zlib';
import { UnreadableFile } from '../../file-reader.ts';
import type { OpenZip } from '../../zip/index.ts';

/** No more memory than 32 MB is given to unpacking; Anki packs for 2 MB. */
const largestWindowLog = 25;
/** From this ratio on, what is too large counts as made to be so. */
const suspiciousRatio = 100;

/**
 * A file of a package in pieces, unpacked a second time where the package is of the newer kind.
 * @throws {UnreadableFile} as `OpenZip.stream` does; also when more than `most` bytes come out of the second unpacking
 */
export async function* unpackedFile(
  zip: OpenZip,
  name: string,
  isPackedTwice: boolean,
  most: number,
): AsyncGenerator<Buffer<ArrayBuffer>, void> {
  if (!isPackedTwice) return yield* zip.stream(name, most);
  let failure: unknown;
  let packedBytes = 0;
  async function* packed(): AsyncGenerator<Buffer> {
    try {
      for await (const piece of zip.stream(name, most)) {
        packedBytes += piece.length;
        yield piece;
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  const inflate = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: largestWindowLog } });
  let bytes = 0;
  try {
    const pieces = pipeline(Readable.from(packed()), inflate, () => {});
    for await (const piece of pieces as AsyncIterable<Buffer<ArrayBuffer>>) {
      bytes += piece.length;
      if (bytes > most) throw new UnreadableFile(bytes > suspiciousRatio * packedBytes ? 'UNSAFE' : 'TOO_LARGE');
      yield piece;
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw failure instanceof UnreadableFile ? failure : new UnreadableFile('NOT_READABLE');
  }
}

/** The same as a whole. */
export async function unpackedBytes(zip: OpenZip, name: string, isPackedTwice: boolean, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of unpackedFile(zip, name, isPackedTwice, most)) pieces.push(piece);
  return Buffer.concat(pieces);
}
