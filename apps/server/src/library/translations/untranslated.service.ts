import type { ImageRowEntry } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { readEntries } from '../read-entries.ts';

/** How many pictures are asked for at a time … */
const atOnce = 20;
/** … any of so many that stand in most words, so that what one person leaves out makes way for others … */
const mostUsed = 100;
/** … of the first so many that lack a name. */
const lookedAt = 1000;

/** The gaps of the library, for people who want to help (specification 3 section 4, translating mode). */
@Injectable()
export class UntranslatedService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * Pictures that have an approved name in the source language and none in the target language, neither approved nor
   * waiting: 20 at most, other ones each time, of those that are used most. None are left when the list is empty.
   */
  async search(user: CurrentUser, target: LanguageId, source: LanguageId): Promise<ImageRowEntry[]> {
    const { rows } = await this.pool.query<{ image_id: number }>({
      name: 'untranslated',
      text: untranslated,
      values: [target, source, lookedAt, mostUsed, atOnce],
    });
    return readEntries(this.pool, rows, { user_id: user.user_id, target, source, is_authentic: false });
  }
}

const untranslated = `
  with gap as materialized (
    select image_id from images
    where image_approved and not is_deleted
      and exists (
        select 1 from translations name
        where name.image_id = images.image_id and name.language = $2 and name.approved and not name.is_deleted)
      and not exists (
        select 1 from translations name
        where name.image_id = images.image_id and name.language = $1 and not name.is_deleted)
    order by image_id limit $3
  ), used as (
    select image_id, (select count(*) from words where words.image_id = gap.image_id) as words from gap
    order by words desc, image_id limit $4
  ), chosen as (
    select * from used order by random() limit $5
  )
  select image_id from chosen order by words desc, image_id`;
