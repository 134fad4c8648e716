import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { Jobs } from '../jobs/jobs.ts';
import { contentHash, MEDIA_STORE, type MediaStore } from '../media/media-store.ts';

const nameOf = (hash: string) => ({ kind: 'sound', hash }) as const;
/** How long what is broken off may lie there. */
const daysKept = 1;

/**
 * The files of sounds: each lies there as long as a row names it. A file that no row may name is noted before it is
 * written, and when a row gets another; what is still noted a day later, because the process was ended in between, is
 * looked at every night.
 */
@Injectable()
export class SoundFiles {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(MEDIA_STORE) private readonly media: MediaStore,
    @Inject(CLOCK) private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.every('loose_sounds', '17 2 * * *', async () => void (await this.sweep()));
  }

  /** Stores a file and has `write` put its hash into a row; when that fails, nothing is left. */
  store<T>(mp3: Uint8Array, write: (client: pg.ClientBase, hash: string) => Promise<T>): Promise<T> {
    return this.storeAll([mp3], (client, [hash]) => write(client, hash!));
  }

  /** Stores some files and has `write` put their hashes into rows, all or none. They are few: all are in memory. */
  async storeAll<T>(
    mp3s: readonly Uint8Array[],
    write: (client: pg.ClientBase, hashes: string[]) => Promise<T>,
  ): Promise<T> {
    const hashes = mp3s.map(contentHash);
    const files = new Map(mp3s.map((mp3, at) => [hashes[at]!, mp3]));
    await this.#noteAll(this.pool, [...files.keys()]);
    await Promise.all(Array.from(files, ([hash, mp3]) => this.media.put(nameOf(hash), mp3)));
    try {
      return await inTransaction(this.pool, async (client) => {
        await holdFiles(client, [...files.keys()]);
        // Whoever deleted the last row with the same file did so before we held it.
        const putAgain = async ([hash, mp3]: [string, Uint8Array]) =>
          (await this.media.get(nameOf(hash))) || this.media.put(nameOf(hash), mp3);
        await Promise.all(Array.from(files, putAgain));
        const written = await write(client, hashes);
        await client.query(
          'delete from loose_sounds where sound_hash = any($1) and exists (select 1 from sounds where sounds.sound_hash = loose_sounds.sound_hash)',
          [[...files.keys()]],
        );
        return written;
      });
    } catch (error) {
      for (const hash of files.keys()) await this.dropUnused(hash).catch(() => {});
      throw error;
    }
  }

  /** Notes a file that no row may name, in the transaction of `client`; {@link dropUnused} comes after it. */
  note(client: Pick<pg.ClientBase, 'query'>, hash: string): Promise<void> {
    return this.#noteAll(client, [hash]);
  }

  async #noteAll(client: Pick<pg.ClientBase, 'query'>, hashes: readonly string[]): Promise<void> {
    await client.query(
      `insert into loose_sounds (sound_hash, noted_at) select hash, to_timestamp($2 / 1000.0) from unnest($1::text[]) as hash
       order by hash
       on conflict (sound_hash) do update set noted_at = excluded.noted_at`,
      [hashes, this.clock.now()],
    );
  }

  /** Deletes the file when no row names it any more. Tells whether it did. */
  async dropUnused(hash: string): Promise<boolean> {
    return inTransaction(this.pool, async (client) => {
      await holdFiles(client, [hash]);
      const { rowCount } = await client.query('select 1 from sounds where sound_hash = $1 limit 1', [hash]);
      if (rowCount === 0) await this.media.delete(nameOf(hash));
      await client.query('delete from loose_sounds where sound_hash = $1', [hash]);
      return rowCount === 0;
    });
  }

  /** Deletes the files that were noted more than a day ago and that no row names. Tells how many. */
  async sweep(): Promise<number> {
    const { rows } = await this.pool.query<{ sound_hash: string }>(
      `select sound_hash from loose_sounds where noted_at < to_timestamp($1 / 1000.0) - $2 * interval '1 day'`,
      [this.clock.now(), daysKept],
    );
    let deleted = 0;
    for (const { sound_hash } of rows) if (await this.dropUnused(sound_hash)) deleted += 1;
    return deleted;
  }
}

/** Until this transaction ends nobody else gives the files to a row, or deletes them. In one order, so that nobody waits in a circle. */
async function holdFiles(client: pg.ClientBase, hashes: readonly string[]): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended(hash, 1)) from (select hash from unnest($1::text[]) as hash order by hash) as held`,
    [hashes],
  );
}
