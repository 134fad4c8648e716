import fs from 'node:fs';
import path from 'node:path';
import { draftOf } from './archive.ts';
import { uncheckedOf } from './backup.ts';
import { isBackup } from './retention.ts';

/** Where backups lie that nobody wanted elsewhere. */
export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');

/** The names of the backups in a folder, none of one that is not there. */
export function backupNames(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter(isBackup).toSorted() : [];
}

export function deleteBackups(folder: string, names: readonly string[]): void {
  for (const name of names) fs.rmSync(path.join(folder, name), { force: true });
}

/** Takes away what is left of the backup `file` when it was cut off while it was made. */
export function deleteUnfinished(file: string): void {
  for (const name of [uncheckedOf(file), draftOf(uncheckedOf(file))]) fs.rmSync(name, { force: true });
}
