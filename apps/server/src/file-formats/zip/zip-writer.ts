import { once } from 'node:events';
import fs from 'node:fs';
import type { PassThrough } from 'node:stream';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A zip file being written. Nothing of its files is kept in memory once they are on the disk. */
export interface ZipWriter {
  /**
   * Puts in one more file, from memory or from the disk, and waits until the disk keeps up. `stored`: without compressing
   * it, for what is compressed already, such as pictures and sounds.
   */
  add(name: string, content: Uint8Array | { path: string }, options?: { stored?: boolean }): Promise<void>;
  /** Ends it. Until then it is no zip file. */
  close(): Promise<void>;
  /** Throws away what was written. */
  abandon(): Promise<void>;
}

/** How much is handed to compression at a time, in bytes. */
const pieceBytes = 65_536;

/** Begins a zip file at a place on the disk. `time`: what its files are dated, in epoch milliseconds. */
export function writeZip(place: string, time: number): ZipWriter {
  const zip = new ZipFile();
  const packed = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => packed.destroy(error));
  const written = pipeline(packed, fs.createWriteStream(place));
  // A failure is told by the next `add`, or by `close`.
  written.catch(() => {});
  const kept = async (wait: Promise<unknown>): Promise<void> => {
    await Promise.race([wait, written.then(() => Promise.reject(new Error('The archive is closed.')))]);
  };
  return {
    async add(name, content, { stored = false } = {}) {
      let source: Readable | undefined =
        content instanceof Uint8Array
          ? Readable.from(pieces(content), { objectMode: false })
          : fs.createReadStream(content.path);
      source.on('error', (error) => packed.destroy(error));
      const taken = finished(source);
      // The library keeps this function until the end, so it must not keep the bytes.
      zip.addReadStreamLazy(name, { mtime: new Date(time), mode: 0o100644, compress: !stored }, (give) => {
        if (source) give(null, source);
        source = undefined;
      });
      await kept(taken);
      while (packed.writableNeedDrain) await kept(once(packed, 'drain'));
    },
    async close() {
      zip.end();
      await written;
    },
    async abandon() {
      packed.destroy();
      await written.catch(() => {});
      fs.rmSync(place, { force: true });
    },
  };
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
