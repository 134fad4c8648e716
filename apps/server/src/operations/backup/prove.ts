import type pg from 'pg';
import { operationClient } from '../../database/time-limits.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

/** The user of the database may not make another one. */
export class NoRight extends Error {
  constructor() {
    super('The user of DATABASE_URL may not make a database (CREATEDB), so no backup can be restored as a test.');
  }
}

/**
 * Restores a backup into a database beside ours, which is dropped again whatever happens, and counts what arrived: its
 * rows are as many as it says, and its keys hold. Nothing else is touched; files are only counted. Throws when that fails.
 * @throws {NoRight}
 */
export async function proveBackup(databaseUrl: string, file: string, isPatient: boolean): Promise<Manifest> {
  const client = operationClient(databaseUrl);
  await client.connect();
  try {
    if (!(await mayMakeDatabases(client))) throw new NoRight();
    const name = await proofName(client);
    await dropProof(client);
    await client.query(`create database ${name} template template0`);
    try {
      return await restore(databaseNamed(databaseUrl, name), null, file, { isPatient });
    } finally {
      await dropProof(client);
    }
  } finally {
    await client.end();
  }
}

/** Drops the database of a proof, also of one that was cut off. */
export async function dropProof(client: pg.ClientBase): Promise<void> {
  const name = await proofName(client);
  await client.query(`drop database if exists ${name} with (force)`);
}

/** How large our own database is, in bytes: about what a proof takes. */
export async function databaseBytes(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ size: number }>('select pg_database_size(current_database())::float8 as size');
  return rows[0]!.size;
}

/** Whether this user may make a database. */
export async function mayMakeDatabases(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from pg_roles where rolname = current_user and (rolcreatedb or rolsuper)',
  );
  return rowCount === 1;
}

/** Made of our own name, so that two installations on one PostgreSQL do not meet, and nobody's database is called so. */
async function proofName(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`select 'lexiroom_proof_' || md5(current_database()) as name`);
  return rows[0]!.name;
}

const databaseNamed = (databaseUrl: string, name: string): string =>
  Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
