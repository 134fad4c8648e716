import { type Readable, pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, type ZipFile, getFileNameLowLevel, openPromise } from 'yauzl';
import { UnreadableFile } from '../file-reader.ts';
import { checkEntry, checkOverlaps } from './entry-checks.ts';

/** An archive that was opened and looked through. Its files stay on the disk until they are asked for. */
export interface OpenZip {
  /** Its files in their order; folders are left out. */
  names: string[];
  has(name: string): boolean;
  /** What the archive says of its length once it is unpacked, in bytes: not to be believed. Undefined where it is not there. */
  size(name: string): number | undefined;
  /**
   * One file as a whole; undefined where it is not there.
   * @throws {UnreadableFile} see {@link OpenZip.stream}
   */
  read(name: string, most: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * One file in pieces. Bytes are counted as they come out, and there are never more than `most`, whatever the archive says.
   * @throws {UnreadableFile} while it is read: 'TOO_LARGE' when it has more than `most` bytes; 'UNSAFE' when it unpacks to
   * more than a hundred times what it is packed, or more than the archive says; 'NOT_READABLE' when it is broken or absent
   */
  stream(name: string, most: number): AsyncGenerator<Buffer<ArrayBuffer>, void>;
  close(): Promise<void>;
}

/** From this ratio on, what is too large counts as made to be so. */
const suspiciousRatio = 100;

/**
 * Opens a zip file on the disk for reading in any order. Only its list of files is kept in memory.
 * @throws {UnreadableFile} 'NOT_READABLE' when it is no zip file or broken; 'TOO_LARGE' when it holds more than `files` files;
 * 'UNSAFE' for names that lead elsewhere or stand there twice, for links, and for files that share bytes; 'PASSWORD'
 */
export async function openZip(path: string, limits: { files: number }): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: false }).catch(
    () => {
      throw new UnreadableFile('NOT_READABLE');
    },
  );
  // A failure of the file itself is told to whoever reads at that moment; nobody else listens.
  zip.on('error', () => {});
  try {
    return opened(zip, await entriesOf(zip, limits.files));
  } catch (error) {
    zip.close();
    throw error instanceof UnreadableFile ? error : new UnreadableFile('NOT_READABLE');
  }
}

async function entriesOf(zip: ZipFile, most: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > most) throw new UnreadableFile('TOO_LARGE');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
    checkEntry(entry, name);
    if (entries.has(name)) throw new UnreadableFile('UNSAFE');
    // There may be very many, so what is not needed any more is let go.
    const nothing = Buffer.alloc(0);
    Object.assign(entry, { extraFields: [], extraFieldRaw: nothing, fileNameRaw: nothing, fileCommentRaw: nothing });
    Object.assign(entry, { fileName: name, fileComment: '', comment: '' });
    entries.set(name, entry);
  }
  checkOverlaps(entries.values());
  for (const name of entries.keys()) if (name.endsWith('/')) entries.delete(name);
  return entries;
}

function opened(zip: ZipFile, entries: Map<string, Entry>): OpenZip {
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    size: (name) => entries.get(name)?.uncompressedSize,
    async read(name, most) {
      if (!entries.has(name)) return undefined;
      const pieces: Buffer<ArrayBuffer>[] = [];
      for await (const piece of this.stream(name, most)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    async *stream(name, most) {
      const entry = entries.get(name);
      if (!entry) throw new UnreadableFile('NOT_READABLE');
      yield* unpacked(zip, entry, most);
    },
    close() {
      if (!zip.isOpen) return Promise.resolve();
      const closed = new Promise<void>((resolve) => zip.once('close', resolve));
      zip.close();
      return closed;
    },
  };
}

async function* unpacked(zip: ZipFile, entry: Entry, most: number): AsyncGenerator<Buffer<ArrayBuffer>, void> {
  let bytes = 0;
  let checksum = 0;
  try {
    for await (const piece of (await inflated(zip, entry)) as AsyncIterable<Buffer<ArrayBuffer>>) {
      bytes += piece.length;
      if (bytes > most) {
        const unpackedBytes = Math.max(bytes, entry.uncompressedSize);
        throw new UnreadableFile(unpackedBytes > suspiciousRatio * entry.compressedSize ? 'UNSAFE' : 'TOO_LARGE');
      }
      if (bytes > entry.uncompressedSize) throw new UnreadableFile('UNSAFE');
      checksum = crc32(piece, checksum);
      yield piece;
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('NOT_READABLE');
  }
  if (bytes !== entry.uncompressedSize || checksum !== entry.crc32) throw new UnreadableFile('NOT_READABLE');
}

async function inflated(zip: ZipFile, entry: Entry): Promise<Readable> {
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) throw new UnreadableFile('NOT_READABLE');
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  if (entry.compressionMethod === 0) return packed;
  // Whoever reads the result hears of an error of either.
  return pipeline(packed, createInflateRaw(), () => {});
}
