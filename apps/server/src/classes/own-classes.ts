import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { KeyedQueue } from '../database/keyed-queue.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { Refused, refuse } from '../refusals/refusal.ts';

/** A class by itself, as it is stored. */
export interface StoredClass {
  class_id: number;
  class_name: string;
  /** Null: in use. */
  archived_at: Date | null;
  join_code: string | null;
  asks_first: boolean;
  rev: number;
}

/**
 * Changes of the classes of one teacher, one after the other: limits and links hold however many tabs and pupils write at
 * once.
 */
@Injectable()
export class OwnClasses {
  readonly #changes = new KeyedQueue<number>();
  readonly #listeners = new Set<(teacher_id: number) => void>();

  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** Runs a change in one transaction, while nobody else changes a class of this teacher. */
  async change<T>(teacher_id: number, run: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const outcome = await this.#changes.run(teacher_id, () =>
      inTransaction(this.pool, async (client) => {
        await client.query(`select pg_advisory_xact_lock(hashtext('lexiroom classes'), $1)`, [teacher_id]);
        return run(client);
      }),
    );
    for (const listener of this.#listeners) listener(teacher_id);
    return outcome;
  }

  /** Calls back whenever something of this teacher's classes may have changed, once it is written. */
  onChanged(listener: (teacher_id: number) => void): void {
    this.#listeners.add(listener);
  }
}

/** A class of this teacher. @throws {Refused} NOT_FOUND when they have no such class. */
export async function readOwnClass(
  db: pg.Pool | pg.ClientBase,
  teacher_id: number,
  class_id: number,
): Promise<StoredClass> {
  const { rows } = await db.query<StoredClass>(
    `select class_id, class_name, archived_at, join_code, asks_first, rev
     from classes where class_id = $1 and teacher_id = $2`,
    [class_id, teacher_id],
  );
  if (!rows[0]) throw new Refused(refuse('NOT_FOUND'));
  return rows[0];
}
