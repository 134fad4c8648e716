import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { loadInBulk } from './bulk-load.ts';
import { freshDatabase } from './fresh-database.fixture.ts';
import { createPool, inTransaction } from './pool.ts';

let pool: pg.Pool;
beforeAll(async () => {
  pool = createPool(await freshDatabase(), 1);
  await pool.query(`
    create table shelves (shelf_id integer primary key);
    create table books (
      book_id integer primary key, shelf_id integer references shelves on delete cascade, title text unique);
    create index books_of_shelf on books (shelf_id) where shelf_id > 0;
    create table titles (title text primary key);
    create function note_title() returns trigger language plpgsql as $$
      begin
        insert into titles values (new.title);
        return null;
      end
    $$;
    create trigger note_title after insert on books for each row execute function note_title();
    insert into shelves values (1)`);
});
afterAll(() => pool.end());

/** All that the tables are bound by, in words. */
const rules = async (client: Pick<pg.Pool, 'query'> = pool) =>
  (
    await client.query<{ rule: string }>(
      `select conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = 'books'::regclass
       union select indexdef from pg_indexes where tablename = 'books' order by 1`,
    )
  ).rows.map(({ rule }) => rule);

test('meanwhile there are only the unique indexes and no trigger runs, and afterwards all is as before', async () => {
  const before = await rules();
  const meanwhile = await inTransaction(pool, (client) =>
    loadInBulk(client, ['books'], async () => {
      await client.query(`insert into books select n, 1, 'Book ' || n from generate_series(1, 1000) n`);
      return rules(client);
    }),
  );
  expect(await rules()).toEqual(before);
  expect(before).toEqual(expect.arrayContaining([expect.stringContaining('books_of_shelf')]));
  expect(meanwhile.join()).not.toMatch(/books_of_shelf|FOREIGN KEY/);
  expect(meanwhile.join()).toMatch(/UNIQUE \(title\)/);
  expect((await pool.query('select from books')).rowCount).toBe(1000);
  expect((await pool.query('select from titles')).rowCount).toBe(0);
  await pool.query(`insert into books values (1001, 1, 'One more')`);
  expect((await pool.query('select from titles')).rowCount).toBe(1);
  await pool.query('delete from shelves');
  expect((await pool.query('select from books')).rowCount).toBe(0);
});

test('a row that names one that is not there fails, and nothing of it stays', async () => {
  const before = await rules();
  const loading = inTransaction(pool, (client) =>
    loadInBulk(client, ['books'], () => client.query(`insert into books values (1, 7, 'Lost')`)),
  );
  await expect(loading).rejects.toMatchObject({ code: '23503', constraint: 'books_shelf_id_fkey' });
  expect(await rules()).toEqual(before);
  expect((await pool.query('select from books')).rowCount).toBe(0);
});
