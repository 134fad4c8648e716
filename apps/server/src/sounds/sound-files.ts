import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { Jobs } from '../jobs/jobs.ts';
import { contentHash, MEDIA_STORE, type MediaStore } from '../media/media-store.ts';

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
  async store<T>(mp3: Uint8Array, write: (client: pg.ClientBase, hash: string) => Promise<T>): Promise<T> {
    const hash = contentHash(mp3);
    const name = { kind: 'sound', hash } as const;
    await this.note(this.pool, hash);
    await this.media.put(name, mp3);
    try {
      return await inTransaction(this.pool, async (client) => {
        await holdFile(client, hash);
        // Whoever deleted the last row with the same file did so before we held it.
        if (!(await this.media.get(name))) await this.media.put(name, mp3);
        const written = await write(client, hash);
        await client.query(
          'delete from loose_sounds where sound_hash = $1 and exists (select 1 from sounds where sound_hash = $1)',
          [hash],
        );
        return written;
      });
    } catch (error) {
      await this.dropUnused(hash).catch(() => {});
      throw error;
    }
  }

  /** Notes a file that no row may name, in the transaction of `client`; {@link dropUnused} comes after it. */
  async note(client: Pick<pg.ClientBase, 'query'>, hash: string): Promise<void> {
    await client.query(
      `insert into loose_sounds (sound_hash, noted_at) values ($1, to_timestamp($2 / 1000.0))
       on conflict (sound_hash) do update set noted_at = excluded.noted_at`,
      [hash, this.clock.now()],
    );
  }

  /** Deletes the file when no row names it any more. Tells whether it did. */
  async dropUnused(hash: string): Promise<boolean> {
    return inTransaction(this.pool, async (client) => {
      await holdFile(client, hash);
      const { rowCount } = await client.query('select 1 from sounds where sound_hash = $1 limit 1', [hash]);
      if (rowCount === 0) await this.media.delete({ kind: 'sound', hash });
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

/** Until this transaction ends nobody else gives the file to a row, or deletes it. */
async function holdFile(client: pg.ClientBase, hash: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [hash]);
}
