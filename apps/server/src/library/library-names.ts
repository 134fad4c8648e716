import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';

/** What pictures show, in a language of whoever reads. */
@Injectable()
export class LibraryNames {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** Of each of these pictures the oldest approved name in a language, by the picture's id; none where the library has none. */
  async inLanguage(language: LanguageId, image_ids: readonly number[]): Promise<Map<number, string>> {
    const { rows } = await this.pool.query<{ image_id: number; translation: string }>(
      `select distinct on (image_id) image_id, translation from translations
       where image_id = any($1::integer[]) and language = $2 and approved and not is_deleted
       order by image_id, translation_id`,
      [image_ids, language],
    );
    return new Map(rows.map(({ image_id, translation }) => [image_id, translation]));
  }
}
