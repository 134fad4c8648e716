import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { MEDIA_STORE, type MediaStore } from '../../media/media-store.ts';

/** Quizzes that run and pages that are open still show a picture that was replaced. */
const daysKept = 1;
const sweepMs = 6 * 60 * 60 * 1000;

/**
 * Files that no picture of the library may have: noted before they are written, and when a picture gets others. Those
 * that still belong to none a day later are deleted, so what was broken off leaves nothing, whatever the store.
 */
@Injectable()
export class LoosePictures implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #log = new Logger('pictures');
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(MEDIA_STORE) private readonly media: MediaStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = () => void this.sweep().catch((error: unknown) => this.#log.warn({ err: error }));
    sweep();
    this.#timer = setInterval(sweep, sweepMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  /** Notes files that are about to be written, or that a picture has no more. */
  async note(client: Pick<pg.ClientBase, 'query'>, hash: string): Promise<void> {
    await client.query(
      `insert into loose_pictures (image_hash, noted_at) values ($1, to_timestamp($2 / 1000.0))
       on conflict (image_hash) do update set noted_at = excluded.noted_at`,
      [hash, this.clock.now()],
    );
  }

  /** Notes files of pictures that are to be seen by nobody any more: the next sweep deletes them, if nothing else has them. */
  async noteGone(client: Pick<pg.ClientBase, 'query'>, hashes: readonly string[]): Promise<void> {
    await client.query(
      `insert into loose_pictures (image_hash, noted_at) select unnest($1::text[]), 'epoch' on conflict do nothing`,
      [hashes],
    );
  }

  /** Deletes the files that were noted more than a day ago and belong to no picture. Tells how many pictures that was. */
  async sweep(): Promise<number> {
    const { rows } = await this.pool.query<{ image_hash: string }>(
      `select image_hash from loose_pictures where noted_at < to_timestamp($1 / 1000.0) - $2 * interval '1 day'`,
      [this.clock.now(), daysKept],
    );
    let deleted = 0;
    for (const { image_hash } of rows)
      deleted += await inTransaction(this.pool, (client) => this.#end(client, image_hash));
    return deleted;
  }

  /** Whoever uploads the same picture now waits for the row, and writes the files after they were deleted. */
  async #end(client: pg.ClientBase, image_hash: string): Promise<number> {
    const { rows } = await client.query<{ is_used: boolean }>(
      `delete from loose_pictures where image_hash = $1 and noted_at < to_timestamp($2 / 1000.0) - $3 * interval '1 day'
       returning exists (select 1 from images where images.image_hash = loose_pictures.image_hash) as is_used`,
      [image_hash, this.clock.now(), daysKept],
    );
    if (rows[0]?.is_used !== false) return 0;
    await this.media.delete({ kind: 'picture', hash: image_hash });
    await this.media.delete({ kind: 'thumbnail', hash: image_hash });
    return 1;
  }
}
