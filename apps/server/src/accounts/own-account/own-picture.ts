import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { contentHash, MEDIA_STORE, type MediaStore, nameAt, placeOf } from '../../media/media-store.ts';
import { coverPicture } from '../../pictures/draw-picture.ts';
import { bytesOf, uploadRefusal } from '../../pictures/uploaded-picture.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';

const side = { width: 200, height: 200 };
const addressBeginning = '/media/';

/** The picture others know a user by: 200×200 pixels, drawn anew by us, named by its content. */
@Injectable()
export class OwnPicture {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(MEDIA_STORE) private readonly media: MediaStore,
  ) {}

  /** Sets it from base64, or takes it away; refused as an upload to the library is (specification 3 section 5). */
  async change(user_id: number, image: string | null): Promise<Refusal | undefined> {
    if (image === null) return this.#set(user_id, null);
    const bytes = bytesOf(image);
    const refusal = await uploadRefusal(bytes);
    if (refusal) return refusal;
    const drawn = await coverPicture(bytes!, side).catch(() => undefined);
    return drawn ? this.#set(user_id, drawn) : refuse('IMAGE_INVALID');
  }

  /** Takes the picture of a user away, and its file when nobody else has the same. */
  async remove(user_id: number): Promise<void> {
    await this.#set(user_id, null);
  }

  /** Pictures are set one at a time, so that a file is not deleted while another user is being given the same one. */
  async #set(user_id: number, picture: Buffer | null): Promise<undefined> {
    await inTransaction(this.pool, async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtext('lexiroom user pictures'))`);
      const name = picture && ({ kind: 'person', hash: contentHash(picture) } as const);
      if (name) await this.media.put(name, picture);
      const before = await exchange(client, user_id, name && addressBeginning + placeOf(name));
      const old = before === null ? undefined : nameAt(before.slice(addressBeginning.length));
      if (old && !(await isShown(client, before!))) await this.media.delete(old);
    });
  }
}

/** Sets the address of a user's picture; gives the one before. */
async function exchange(client: pg.ClientBase, user_id: number, address: string | null): Promise<string | null> {
  const { rows } = await client.query<{ before: string | null }>(
    'select user_picture as before from users where user_id = $1 for no key update',
    [user_id],
  );
  await client.query('update users set user_picture = $2 where user_id = $1', [user_id, address]);
  return rows[0]?.before ?? null;
}

async function isShown(client: pg.ClientBase, address: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from users where user_picture = $1 limit 1', [address]);
  return rowCount === 1;
}
