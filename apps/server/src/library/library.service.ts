import type { ImageDetail } from '@lexiroom/contracts/library';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Viewer } from '../http/gate/current-user.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { User } from '../accounts/user.entity.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { Image, ImageReference } from './image.entity.ts';
import { isSeen } from './entry-access.ts';

/** Pictures and texts that all users share. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly em: EntityManager,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
  ) {}

  /**
   * Artist, licence and submitter of a picture: a row for each of its links, or one without. Of a picture that the caller
   * cannot come upon nobody learns who has added it, nor that it is there.
   */
  async imageDetails(viewer: Viewer, image_id: number): Promise<ImageDetail[] | Refusal> {
    if (!(await this.#isSeen(viewer, image_id))) return refuse('NOT_FOUND');
    const image = await this.em.findOne(Image, { image_id });
    if (!image) return refuse('NOT_FOUND');
    const submitter = await this.em.findOne(User, { user_id: image.submitted_by ?? 0 });
    const references = await this.em.find(ImageReference, { image_id }, { orderBy: { reference_order: 'asc' } });
    const { artist_name = null, image_license = null, imported_license = null, image_approved } = image;
    const links = references.length > 0 ? references.map((reference) => reference.reference_link) : [null];
    return links.map((reference_link) => ({
      artist_name,
      submitted_by: submitter?.username ?? null,
      image_approved,
      image_license,
      imported_license,
      reference_link,
    }));
  }

  async #isSeen({ user, link_key }: Viewer, image_id: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from images entry where image_id = $1 and ${isSeen('image', '$2', '$3')}`,
      [image_id, user?.user_id ?? null, link_key],
    );
    return rowCount === 1;
  }
}
