import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { migrations } from './migrations/index.ts';
import { readMigrations, refuseNewer } from './applied-migrations.ts';
import { operationClient, operationLimits } from './time-limits.ts';

/**
 * Brings the database to the newest form, or to that of the migration `upTo`. Servers that start together take turns.
 * @throws {DatabaseUnusable} when a newer version has been there.
 */
export async function migrate(databaseUrl: string, upTo?: string): Promise<void> {
  const lock = operationClient(databaseUrl);
  await lock.connect();
  try {
    await lock.query(`select pg_advisory_lock(hashtext('lexiroom migrations'))`);
    refuseNewer(await readMigrations(lock));
    await runMigrations(databaseUrl, upTo);
  } finally {
    await lock.end();
  }
}

async function runMigrations(clientUrl: string, upTo?: string): Promise<void> {
  const orm = await MikroORM.init(
    defineConfig({
      clientUrl,
      extensions: [Migrator],
      discovery: { warnWhenNoEntities: false },
      driverOptions: operationLimits,
      migrations: { migrationsList: migrations, snapshot: false, silent: true },
    }),
  );
  try {
    await orm.migrator.up(upTo === undefined ? {} : { to: upTo });
  } finally {
    await orm.close();
  }
}
