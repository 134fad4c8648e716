import { Migration } from '@mikro-orm/migrations';

/** Backups that the server makes by itself, and its proofs that they can be restored. */
export class RememberBackupRuns extends Migration {
  override up(): void {
    this.addSql(`create table backup_runs (
      run_id integer generated always as identity constraint backup_runs_pkey primary key,
      kind text not null constraint backup_runs_kind_check check (kind in ('backup', 'proof')),
      -- Inside the folder of backups.
      file_name text not null,
      began_at timestamptz not null default now(),
      -- Null while it goes on.
      ended_at timestamptz,
      -- What was counted, in a backup or after it was restored; null of one that failed.
      row_count bigint,
      -- Null of one that went well.
      failure text constraint backup_runs_failure_check
        check (failure in ('no_room', 'no_right', 'interrupted', 'failed')),
      -- What was said of the failure, for whoever runs the server.
      detail text
    )`);
  }
}
