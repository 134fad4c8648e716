import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const blockBytes = 512;
/** Longer contents are handed in as several entries, so that no one needs to hold more than this in memory. */
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

/** Begins a gzipped tar file (`tar xzf` opens it) that only its owner may read. */
export function writeArchive(file: string): ArchiveWriter {
  const draft = `${file}.draft`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const gzip = createGzip();
  const written = pipeline(gzip, fs.createWriteStream(draft, { mode: 0o600, flush: true }));
  // A failure is told by the next write, or by `finish`.
  written.catch(() => {});
  const write = async (bytes: Buffer) => {
    if (gzip.errored) await written;
    if (!gzip.write(bytes)) await Promise.race([new Promise((resolve) => gzip.once('drain', resolve)), written]);
  };
  return {
    async add(name, content) {
      await write(header(name, content.length));
      await write(content);
      await write(padding(content.length));
    },
    async finish() {
      gzip.end(Buffer.alloc(2 * blockBytes));
      await written;
      fs.renameSync(draft, file);
    },
    async abandon() {
      gzip.destroy();
      await written.catch(() => {});
      fs.rmSync(draft, { force: true });
    },
  };
}

/** The files inside an archive, in the order they were added. Throws when it is cut short or damaged. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const gunzip = createGunzip();
  const unpacked = pipeline(fs.createReadStream(file), gunzip);
  unpacked.catch(() => {});
  const bytes = new Bytes(gunzip);
  try {
    for (let block = await bytes.take(blockBytes); block.some((byte) => byte !== 0);) {
      const { name, size } = parseHeader(block);
      yield { name, content: await bytes.take(size) };
      await bytes.take(padding(size).length);
      block = await bytes.take(blockBytes);
    }
    await bytes.drain();
    await unpacked;
  } finally {
    gunzip.destroy();
  }
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive.`);
  if (size > largestEntryBytes) throw new Error(`${name} is too large for an archive.`);
  const block = Buffer.alloc(blockBytes);
  block.write(name, 0);
  block.write(octal(0o600, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(Math.floor(Date.now() / 1000), 11), 136);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257, 'latin1');
  block.write(`${octal(sum(block), 6)} `, 148);
  return block;
}

function octal(value: number, digits: number): string {
  return `${value.toString(8).padStart(digits, '0')}\0`;
}

function parseHeader(block: Buffer): { name: string; size: number } {
  const text = (from: number, to: number) => block.toString('utf8', from, to).replace(/\0.*$/s, '');
  const claimed = Number.parseInt(text(148, 156), 8);
  const blanked = Buffer.from(block).fill(' ', 148, 156);
  const size = Number.parseInt(text(124, 136), 8);
  if (claimed !== sum(blanked) || !(size <= largestEntryBytes)) throw new Error('The archive is damaged.');
  return { name: text(0, 100), size };
}

function sum(block: Buffer): number {
  return block.reduce((total, byte) => total + byte, 0);
}

function padding(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}

/** A stream from which exact numbers of bytes are taken. */
class Bytes {
  readonly #chunks: AsyncIterator<Buffer>;
  #waiting: Buffer[] = [];
  #length = 0;

  constructor(stream: Readable) {
    this.#chunks = stream.iterator() as AsyncIterator<Buffer>;
  }

  /** Reads on to the end, where gzip's checksum stands. */
  async drain(): Promise<void> {
    while (!(await this.#next()).done);
  }

  async #next(): Promise<IteratorResult<Buffer>> {
    try {
      return await this.#chunks.next();
    } catch (error) {
      throw new Error(`The archive is damaged (${(error as Error).message}).`, { cause: error });
    }
  }

  async take(count: number): Promise<Buffer> {
    while (this.#length < count) {
      const next = await this.#next();
      if (next.done) throw new Error('The archive is cut short.');
      this.#waiting.push(next.value);
      this.#length += next.value.length;
    }
    const all = Buffer.concat(this.#waiting);
    this.#waiting = [all.subarray(count)];
    this.#length = all.length - count;
    return all.subarray(0, count);
  }
}
