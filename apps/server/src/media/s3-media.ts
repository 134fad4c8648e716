import { Logger } from '@nestjs/common';
import { S3mini } from 's3mini';
import { Refusal, Refused } from '../refusals/refusal.ts';
import { type MediaName, type MediaStore, placeOf, typeOf } from './media-store.ts';
import type { S3Options } from './s3-options.ts';

const longestRequestMs = 10_000;
const waitMs = 1000;

/** Files in a bucket that is reached by the protocol of S3. */
export class S3Media implements MediaStore {
  readonly #bucket: S3mini;
  readonly #log = new Logger('media');

  constructor(options: S3Options) {
    this.#bucket = new S3mini({ ...options, requestAbortTimeout: longestRequestMs });
  }

  async put(name: MediaName, bytes: Uint8Array): Promise<void> {
    const place = placeOf(name);
    await this.#try(() => this.#bucket.putObject(place, bytes, typeOf(name.kind)));
  }

  async get(name: MediaName): Promise<Buffer | undefined> {
    const place = placeOf(name);
    const bytes = await this.#try(() => this.#bucket.getObjectArrayBuffer(place));
    return bytes === null ? undefined : Buffer.from(bytes);
  }

  async delete(name: MediaName): Promise<void> {
    const place = placeOf(name);
    await this.#try(() => this.#bucket.deleteObject(place));
  }

  /** Counting a bucket would be asking for every name in it. */
  bytes(): Promise<null> {
    return Promise.resolve(null);
  }

  /** A bucket that does not answer, or refuses, is told to the operator; whoever asked may try again. */
  async #try<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      const { name, message } = error as Error;
      this.#log.warn(`The bucket could not be used: ${name} ${message}`);
      throw new Refused(new Refusal('RETRY', undefined, undefined, waitMs));
    }
  }
}
