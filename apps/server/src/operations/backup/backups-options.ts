/** How the server makes backups. */
export interface BackupOptions {
  /** Whether it makes one every night, and proves one every week; it does not when absent. */
  makesBackups?: boolean;
  /** Whether the database runs on this computer and disk, started by the server; it does not when absent. */
  hasOwnPostgres?: boolean;
}
