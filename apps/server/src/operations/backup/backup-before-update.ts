import path from 'node:path';
import { pendingAfter, readMigrations, refuseNewer } from '../../database/applied-migrations.ts';
import { operationClient } from '../../database/time-limits.ts';
import { backUp } from './backup.ts';
import { backupFolder, backupNames, deleteBackups } from './backup-folder.ts';
import { CannotStart } from '../start-failures.ts';
import { contentsOf } from './manifest.ts';
import { backupName, backupsToDelete, kindOf } from './retention.ts';

/** A backup that was made, and what it holds. */
export interface MadeBackup {
  file: string;
  /** In words. */
  contents: string;
}

/**
 * Before this version changes tables that an older one filled, everything goes into a backup. None is made of a database that is new, without accounts, or of this version already (undefined).
 * @throws {CannotStart} when it cannot be made; nothing was changed then. {DatabaseUnusable} when a newer version has
 * been there.
 */
export async function backUpBeforeUpdate(
  databaseUrl: string,
  dataDir: string,
  version: string,
  now = new Date(),
): Promise<MadeBackup | undefined> {
  const run = await readFilled(databaseUrl);
  if (run.length === 0 || pendingAfter(run).length === 0) return undefined;
  const folder = backupFolder(dataDir);
  const file = path.join(folder, backupName('before_update', now));
  try {
    const manifest = await backUp(databaseUrl, dataDir, file, version);
    const before = backupNames(folder).filter((name) => kindOf(name) === 'before_update');
    deleteBackups(folder, backupsToDelete(before, now));
    return { file, contents: contentsOf(manifest) };
  } catch (error) {
    throw new CannotStart(
      `These data are of an older Lexiroom and are backed up before they are changed, but that failed ` +
        `(${(error as Error).message}): nothing was changed; mend that, and start again.`,
    );
  }
}

/** The migrations of a database in which somebody has an account; none of another one. */
async function readFilled(databaseUrl: string): Promise<string[]> {
  const client = operationClient(databaseUrl);
  await client.connect();
  try {
    const run = await readMigrations(client);
    refuseNewer(run);
    if (run.length === 0) return [];
    const { rowCount } = await client.query('select 1 from users limit 1');
    return rowCount === 0 ? [] : run;
  } finally {
    await client.end();
  }
}
