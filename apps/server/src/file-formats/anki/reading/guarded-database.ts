import fs from 'node:fs';
import { DatabaseSync, constants } from 'node:sqlite';
import { UnreadableFile } from '../../file-reader.ts';

/** A database of somebody else, from which ordinary tables are read in order, and nothing more. */
export interface GuardedDatabase {
  has(table: string): boolean;
  /** @throws {UnreadableFile} 'NOT_READABLE' when the database is broken there */
  rows<Row>(sql: string, ...values: (number | string)[]): Generator<Row, void>;
  close(): void;
}

/** No text and no row is longer, in bytes. */
const longestValue = 40_000_000;

/**
 * Opens a file that claims to be a database of SQLite, for reading the tables named. It is not trusted: it cannot be
 * written, load anything or call functions from within its schema, and views, virtual tables and computed columns are
 * refused, so that reading a table is a walk through its pages, whatever the schema says.
 * @throws {UnreadableFile} 'NOT_READABLE' when it is none, is broken, or one of the tables is something else
 */
export function openGuarded(file: string, tables: readonly string[]): GuardedDatabase {
  let db: DatabaseSync | undefined;
  try {
    prepareFile(file);
    db = new DatabaseSync(file, { readOnly: true, defensive: true, limits: { length: longestValue, attach: 0 } });
    db.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma ignore_check_constraints = on');
    // Nothing of the file is mapped into memory or kept: at most 8 MB of pages.
    db.exec('pragma mmap_size = 0; pragma cache_size = -8192');
    const present = new Set(tables.filter((table) => isOrdinary(db!, table)));
    for (const table of present) check(db, table);
    allowReadingOnly(db);
    return guarded(db, present);
  } catch (error) {
    db?.close();
    throw error instanceof UnreadableFile ? error : new UnreadableFile('NOT_READABLE');
  }
}

/**
 * Anki has an order of texts of its own ('unicase'), without which SQLite reads no table that names it. Rows are read in
 * the order of their ids, so that any other order does. The file is a copy, and may be changed.
 */
function prepareFile(file: string): void {
  const handle = fs.openSync(file, 'r+');
  try {
    const header = Buffer.alloc(20);
    fs.readSync(handle, header, 0, 20, 0);
    if (!header.toString('latin1').startsWith('SQLite format 3\0')) throw new UnreadableFile('NOT_READABLE');
    // A file that is cut within its last page would be read all the same.
    const pageBytes = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    if (fs.fstatSync(handle).size % pageBytes !== 0) throw new UnreadableFile('NOT_READABLE');
    // A database with a write-ahead log would ask for that log, which no package has.
    if (header[18] === 2 && header[19] === 2) fs.writeSync(handle, Buffer.from([1, 1]), 0, 2, 18);
  } finally {
    fs.closeSync(handle);
  }
  const db = new DatabaseSync(file, { defensive: false, limits: { length: longestValue, attach: 0 } });
  try {
    const unknown = db.prepare(`select 1 from sqlite_schema where sql like '%unicase%' limit 1`).get();
    if (unknown) {
      db.exec(
        'pragma trusted_schema = off; pragma writable_schema = on; pragma journal_mode = off; pragma synchronous = off',
      );
      db.exec(`update sqlite_schema set sql = replace(sql, 'unicase', 'nocase') where sql like '%unicase%'`);
    }
  } finally {
    db.close();
  }
}

function isOrdinary(db: DatabaseSync, table: string): boolean {
  const entries = db.prepare('select type, sql from sqlite_schema where name = ? collate nocase').all(table) as {
    type: string;
    sql: string | null;
  }[];
  if (entries.length === 0) return false;
  const [entry] = entries;
  if (entries.length > 1 || entry?.type !== 'table' || !/^\s*create\s+table/i.test(entry.sql ?? '')) {
    throw new UnreadableFile('NOT_READABLE');
  }
  const computed = db.prepare('select 1 from pragma_table_xinfo(?) where hidden <> 0').get(table);
  if (computed) throw new UnreadableFile('NOT_READABLE');
  return true;
}

/** Broken pages are found before anything is shown of the rest. */
function check(db: DatabaseSync, table: string): void {
  const found = db.prepare(`pragma quick_check('${table}')`).get() as { quick_check: string } | undefined;
  if (found?.quick_check !== 'ok') throw new UnreadableFile('NOT_READABLE');
}

function allowReadingOnly(db: DatabaseSync): void {
  const allowed = new Set<number>([constants.SQLITE_SELECT, constants.SQLITE_READ, constants.SQLITE_FUNCTION]);
  db.setAuthorizer((action) => (allowed.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY));
}

function guarded(db: DatabaseSync, present: Set<string>): GuardedDatabase {
  return {
    has: (table) => present.has(table),
    *rows<Row>(sql: string, ...values: (number | string)[]) {
      try {
        for (const row of db.prepare(sql).iterate(...values)) yield row as Row;
      } catch {
        throw new UnreadableFile('NOT_READABLE');
      }
    },
    close: () => db.close(),
  };
}
