/** What the process for backups is to do, once; it ends after it. */
export interface BackupOrder {
  kind: 'backup' | 'proof';
  databaseUrl: string;
  dataDir: string;
  /** The file to write, or to restore. */
  file: string;
  version: string;
  /** Whether PostgreSQL runs on this computer and is ours: then it waits for all others. */
  isPatient: boolean;
}

/** Why there is no backup, or no proof. */
export type BackupFailure = 'no_room' | 'no_right' | 'interrupted' | 'failed';

/** What it says: how far it is from 0 to 1, and at last what it counted, or why not. */
export type BackupReport =
  | { type: 'progress'; share: number }
  | { type: 'done'; rows: number; media_files: number }
  | { type: 'failed'; failure: BackupFailure; detail: string };
