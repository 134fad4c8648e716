import type { ImageDetail } from '@lexiroom/contracts/library';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../accounts/user.entity.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { Image, ImageReference } from './image.entity.ts';

/** Pictures and texts that all users share. */
@Injectable()
export class LibraryService {
  constructor(private readonly em: EntityManager) {}

  /** Artist, licence and submitter of a picture: a row for each of its links, or one without. */
  async imageDetails(image_id: number): Promise<ImageDetail[] | Refusal> {
    const image = await this.em.findOne(Image, { image_id });
    if (!image) return refuse('NOT_FOUND');
    const submitter = await this.em.findOne(User, { user_id: image.submitted_by ?? 0 });
    const references = await this.em.find(ImageReference, { image_id }, { orderBy: { reference_order: 'asc' } });
    const { artist_name = null, image_license, image_approved } = image;
    const links = references.length > 0 ? references.map((reference) => reference.reference_link) : [null];
    return links.map((reference_link) => ({
      artist_name,
      submitted_by: submitter?.username ?? null,
      image_approved,
      image_license,
      reference_link,
    }));
  }
}
