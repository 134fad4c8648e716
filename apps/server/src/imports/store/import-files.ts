import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { APP_OPTIONS, type BaseOptions } from '../../configuration/base-options.ts';

/**
 * The files that are brought, each below DATA_DIR in a folder with a name that nobody can guess, for this program alone to read.
 * What a reader unpacks beside its file goes with that folder, also when the reader was ended.
 */
@Injectable()
export class ImportFiles {
  readonly #folder: string;

  constructor(@Inject(APP_OPTIONS) { dataDir }: Pick<BaseOptions, 'dataDir'>) {
    this.#folder = path.resolve(dataDir, 'imports');
  }

  placeOf(file_key: string): string {
    if (!/^[0-9a-f]{32}$/.test(file_key)) throw new Error('No key of a file');
    return path.join(this.#folder, file_key, 'file');
  }

  /** An empty file; gives its key. */
  async make(): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await chmod(this.#folder, 0o700);
    const file_key = randomBytes(16).toString('hex');
    await mkdir(path.join(this.#folder, file_key), { mode: 0o700 });
    const file = await open(this.placeOf(file_key), 'wx', 0o600);
    await file.close();
    return file_key;
  }

  async write(file_key: string, offset: number, bytes: Uint8Array): Promise<void> {
    const file = await open(this.placeOf(file_key), 'r+');
    try {
      await file.write(bytes, 0, bytes.length, offset);
    } finally {
      await file.close();
    }
  }

  /** Removes what a reader has unpacked beside a file: once its thread has ended, nobody else does. */
  async removeUnpacked(file_key: string): Promise<void> {
    const folder = path.dirname(this.placeOf(file_key));
    const names = await readdir(folder).catch(() => []);
    await Promise.all(
      names
        .filter((name) => name !== 'file')
        .map((name) => rm(path.join(folder, name), { force: true, recursive: true })),
    );
  }

  async remove(file_key: string | null): Promise<void> {
    if (file_key !== null) await rm(path.dirname(this.placeOf(file_key)), { force: true, recursive: true });
  }

  /**
   * Removes the folder of every file that is not needed; which those are is asked after the folder was read. A file that was made within the
   * last minute stays: its row may come yet. Tells how many went.
   */
  async removeOthers(neededKeys: () => Promise<ReadonlySet<string>>): Promise<number> {
    const names = await readdir(this.#folder).catch(() => []);
    const needed = await neededKeys();
    let removed = 0;
    for (const name of names.filter((one) => !needed.has(one))) {
      const place = path.join(this.#folder, name);
      // oxlint-disable-next-line no-await-in-loop
      const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs > Date.now() - 60_000) continue;
      // oxlint-disable-next-line no-await-in-loop
      await rm(place, { force: true, recursive: true });
      removed += 1;
    }
    return removed;
  }
}
