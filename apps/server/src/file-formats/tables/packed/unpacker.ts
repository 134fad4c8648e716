import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { OpenZip } from '../../zip/index.ts';

interface Room {
  fileBytes: number;
  allBytes: number;
}

/** Puts files of an archive into a folder, from where they can be read like others, and takes them away again. */
export class Unpacker {
  readonly #zip: OpenZip;
  readonly #folder: string;
  readonly #fileBytes: number;
  /** How much may be unpacked yet while all files are looked at, each once. */
  #bytesLeft: number;
  #count = 0;

  constructor(zip: OpenZip, folder: string, { fileBytes, allBytes }: Room) {
    this.#zip = zip;
    this.#folder = folder;
    this.#fileBytes = fileBytes;
    this.#bytesLeft = allBytes;
  }

  /** Whether less may be unpacked yet than a single file may have. */
  get isNarrow(): boolean {
    return this.#bytesLeft < this.#fileBytes;
  }

  /** Looks at a file, which counts for the bytes of all. @throws {UnreadableFile} */
  async with<T>(name: string, look: (place: string) => Promise<T>): Promise<T> {
    const place = await this.#unpack(name, Math.min(this.#fileBytes, this.#bytesLeft), (bytes) => {
      this.#bytesLeft -= bytes;
    });
    try {
      return await look(place);
    } finally {
      this.remove(place);
    }
  }

  /** One that was looked at before. */
  unpack(name: string): Promise<string> {
    return this.#unpack(name, this.#fileBytes, () => {});
  }

  remove(place: string) {
    fs.rmSync(place, { force: true });
  }

  async #unpack(name: string, most: number, onBytes: (bytes: number) => void): Promise<string> {
    const place = path.join(this.#folder, String((this.#count += 1)));
    const pieces = this.#zip.stream(name, most);
    const counted = async function* () {
      for await (const piece of pieces) {
        onBytes(piece.length);
        yield piece;
      }
    };
    try {
      await pipeline(counted, fs.createWriteStream(place, { mode: 0o600 }));
      return place;
    } catch (error) {
      this.remove(place);
      throw error;
    }
  }
}
