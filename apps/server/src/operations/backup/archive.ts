import { createTarDecoder, createTarPacker } from 'modern-tar';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Nothing in a backup is longer, so that whoever reads one need not hold more than this in memory. */
const largestEntryBytes = 64 * 1024 * 1024;

/** One file inside an archive. */
export interface Entry {
  name: string;
  content: Buffer;
}

/** An archive being written; `finish` makes it appear under its name, whole and on the disk. */
export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
  finish(): Promise<void>;
  /** Throws away what was written. */
  abandon(): Promise<void>;
}

/** What a file is called while it is written. */
export const draftOf = (file: string): string => `${file}.draft`;

/** Begins a gzipped tar file (`tar xzf` opens it) that only its owner may read. */
export function writeArchive(file: string): ArchiveWriter {
  const draft = draftOf(file);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const { readable, controller } = createTarPacker();
  const output = fs.createWriteStream(draft, { mode: 0o600, flush: true });
  const written = pipeline(Readable.fromWeb(readable), createGzip(), output);
  // A failure is told by the next `add`, or by `finish`.
  written.catch(() => {});
  return {
    async add(name, content) {
      if (content.length > largestEntryBytes) throw new Error(`${name} is too large for an archive.`);
      try {
        const body = controller.add({ name, size: content.length, mode: 0o600 }).getWriter();
        await body.write(content);
        await body.close();
      } catch (error) {
        // When the disk refused, its error says more than the packer's.
        if (output.errored) await written;
        throw error;
      }
    },
    async finish() {
      controller.finalize();
      await written;
      fs.renameSync(draft, file);
    },
    async abandon() {
      controller.error(new Error('The archive was abandoned.'));
      await written.catch(() => {});
      fs.rmSync(draft, { force: true });
    },
  };
}

/** The files inside an archive, in the order they were added. Throws when it is cut short or damaged. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const gunzip = createGunzip();
  pipeline(fs.createReadStream(file), gunzip).catch(() => {});
  const entries = Readable.toWeb(gunzip)
    .pipeThrough(createTarDecoder({ strict: true }))
    .values();
  const nextEntry = async (): Promise<Entry | undefined> => {
    try {
      const next = await entries.next();
      if (next.done) return undefined;
      const { header, body } = next.value;
      if (header.size > largestEntryBytes) throw new Error(`${header.name} is too large`);
      return { name: header.name, content: await buffer(body) };
    } catch (error) {
      // The error that stopped the unpacking says more than the error of the decoder that follows from it.
      const { message } = gunzip.errored ?? (error as Error);
      throw new Error(`The archive is damaged (${message}).`, { cause: error });
    }
  };
  try {
    for (let entry = await nextEntry(); entry; entry = await nextEntry()) yield entry;
  } finally {
    gunzip.destroy();
  }
}
