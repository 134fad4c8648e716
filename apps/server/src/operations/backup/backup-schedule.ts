import type { BackupRun } from './backup-runs.ts';

const hourMs = 60 * 60 * 1000;
/** When backups are made and proven: minute, hour …, in the time zone of the server. */
export const nightlyAt = { backup: '17 1 * * *', proof: '17 4 * * *' };
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A server that was started in the morning makes none when that of the night is there; nor the night after a late one. */
const backupEveryMs = 20 * hourMs;
const proofEveryMs = 6.5 * 24 * hourMs;

/** When the next backup is made by itself: at a quarter past one. */
export function nextNight(now: Date): Date {
  const [minute, hour] = nightlyAt.backup.split(' ').map(Number);
  const next = new Date(now);
  next.setHours(hour!, minute, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next;
}

/** Whether it is time for a backup, given when the last one was made. */
export function isBackupDue(lastMadeAt: Date | undefined, now: Date): boolean {
  return lastMadeAt === undefined || now.getTime() - lastMadeAt.getTime() > backupEveryMs;
}

/**
 * Whether it is time for a proof, given all runs, the newest first: once a week, and again the next night after one that
 * failed. That a right is missing does not change over night.
 */
export function isProofDue(runs: readonly BackupRun[], now: Date): boolean {
  const last = runs.find(({ kind }) => kind === 'proof');
  if (!last) return true;
  const everyMs = last.failure === null || last.failure === 'no_right' ? proofEveryMs : backupEveryMs;
  return now.getTime() - last.began_at.getTime() > everyMs;
}
