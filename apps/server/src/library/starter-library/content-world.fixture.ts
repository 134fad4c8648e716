import { afterEach, beforeEach } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';

/** A database of its own, and an empty folder for content. */
export interface ContentWorld {
  url: string;
  database: pg.Client;
  folder: string;
}

/** For specs: fills the world anew before each test, and takes it down after. What a statement gives is told by `rowsOf`. */
export function contentWorld() {
  const world = {} as ContentWorld;
  beforeEach(async () => {
    world.url = await freshDatabase();
    world.database = new pg.Client({ connectionString: world.url });
    await world.database.connect();
    world.folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-content-'));
  });
  afterEach(async () => {
    await world.database.end();
    await rm(world.folder, { recursive: true });
  });
  const rowsOf = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await world.database.query<Row>(sql, values)).rows;
  return { world, rowsOf };
}
