import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { Jobs } from '../jobs/jobs.ts';

/** How long a deleted word can come back: longer than anybody leaves an editor open that could undo it. */
const daysKept = 30;

/** Deletes words of a deck, and remembers what their answers are found by. Gives how many were there. */
export async function deleteWords(
  client: pg.ClientBase,
  deck_id: number,
  word_ids: readonly number[],
): Promise<number> {
  const { rowCount } = await client.query(
    `with gone as (
       delete from words where deck_id = $1 and word_id = any($2)
       returning word_id, deck_id, origin_word_id, is_pinned, created_at
     )
     insert into deleted_words (word_id, deck_id, origin_word_id, is_pinned, created_at) select * from gone`,
    [deck_id, word_ids],
  );
  return rowCount ?? 0;
}

/**
 * Makes a word that was just added the one again that was deleted from its deck: with its id, by which answers name it, and
 * its origin, by which schedules do. Gives the id that it has now: its own still when the deck had no such word.
 */
export async function restoreWord(
  client: pg.ClientBase,
  { deck_id, word_id, restores }: { deck_id: number; word_id: number; restores: number },
): Promise<number> {
  const { rows } = await client.query<{ word_id: number }>(
    `with back as (
       delete from deleted_words where word_id = $1 and deck_id = $2
       returning word_id, origin_word_id, is_pinned, created_at
     )
     update words set word_id = back.word_id, origin_word_id = back.origin_word_id, is_pinned = back.is_pinned,
       created_at = back.created_at
     from back where words.word_id = $3 returning words.word_id`,
    [restores, deck_id, word_id],
  );
  return rows[0]?.word_id ?? word_id;
}

/** Forgets deleted words at night, once nobody can bring them back. */
@Injectable()
export class DeletedWords {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    jobs: Jobs,
  ) {
    jobs.every('deleted_words', '7 2 * * *', () => this.forget());
  }

  async forget(): Promise<void> {
    await this.pool.query(`delete from deleted_words where deleted_at < now() - $1 * interval '1 day'`, [daysKept]);
  }
}
