import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { contentHash, MEDIA_STORE, type MediaStore } from '../media/media-store.ts';

/** The files of sounds: each lies there as long as a row names it. */
@Injectable()
export class SoundFiles {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(MEDIA_STORE) private readonly media: MediaStore,
  ) {}

  /** Stores a file and has `write` put its hash into a row; when that fails, nothing is left. */
  async store<T>(mp3: Uint8Array, write: (client: pg.ClientBase, hash: string) => Promise<T>): Promise<T> {
    const hash = contentHash(mp3);
    const name = { kind: 'sound', hash } as const;
    await this.media.put(name, mp3);
    try {
      return await inTransaction(this.pool, async (client) => {
        await holdFile(client, hash);
        // Whoever deleted the last row with the same file did so before we held it.
        if (!(await this.media.get(name))) await this.media.put(name, mp3);
        return write(client, hash);
      });
    } catch (error) {
      await this.dropUnused(hash).catch(() => {});
      throw error;
    }
  }

  /** Deletes the file when no row names it any more. */
  async dropUnused(hash: string): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await holdFile(client, hash);
      const { rowCount } = await client.query('select 1 from sounds where sound_hash = $1 limit 1', [hash]);
      if (rowCount === 0) await this.media.delete({ kind: 'sound', hash });
    });
  }
}

/** Until this transaction ends nobody else gives the file to a row, or deletes it. */
async function holdFile(client: pg.ClientBase, hash: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [hash]);
}
