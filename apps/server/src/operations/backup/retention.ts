const dayMs = 24 * 60 * 60 * 1000;
/** Of so many days, weeks and months that have a backup, the newest ones, the last backup is kept. */
const kept = { days: 7, weeks: 4, months: 6 };
/** How many days a backup is kept that was made before an update. */
const keptBeforeUpdateDays = 90;

/** What the names of backups begin with, by who made them. All others belong to the operator: none of them is ever deleted. */
const beginnings = { automatic: 'automatic-', before_update: 'before-update-' } as const;
const ending = '.tar.gz';

/** Made by the server by itself or for an admin; before an update; or by `npm run backup`, or laid there by hand. */
export type BackupKind = keyof typeof beginnings | 'own';

/** How a backup of this moment is called. Names of a kind that are sorted are sorted by time. */
export function backupName(kind: keyof typeof beginnings, at: Date): string {
  return `${beginnings[kind]}${at.toISOString().slice(0, 19).replaceAll(':', '-')}${ending}`;
}

/** Who made a backup. */
export function kindOf(name: string): BackupKind {
  const kinds = Object.keys(beginnings) as (keyof typeof beginnings)[];
  return kinds.find((kind) => name.startsWith(beginnings[kind]) && madeAt(name) !== undefined) ?? 'own';
}

/** When a backup was made, by the time in its name; undefined when there is none. */
export function madeAt(name: string): Date | undefined {
  const [, day, time] = /-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)\.tar\.gz$/.exec(name) ?? [];
  const at = new Date(`${day}T${time?.replaceAll('-', ':')}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Whether this is the name of a backup that is whole, and not of one that is being written. */
export const isBackup = (name: string): boolean => name.endsWith(ending);

/**
 * Which of these backups need not be kept any longer. Of automatic ones the last of each of the newest 7 days, 4 weeks
 * (from Monday) and 6 months that have one is kept, all in UTC, and always `proven`: the newest that was restored as a
 * test. Those of updates are kept for 90 days, the operator's own for ever.
 */
export function backupsToDelete(names: readonly string[], now: Date, proven?: string): string[] {
  const newestFirst = names
    .filter((name) => kindOf(name) === 'automatic')
    .toSorted()
    .toReversed();
  const keeping = new Set([
    proven,
    ...lastOfEach(newestFirst, dayOf, kept.days),
    ...lastOfEach(newestFirst, weekOf, kept.weeks),
    ...lastOfEach(newestFirst, monthOf, kept.months),
  ]);
  const oldestBeforeUpdate = now.getTime() - keptBeforeUpdateDays * dayMs;
  return names.filter((name) => {
    const kind = kindOf(name);
    if (kind === 'automatic') return !keeping.has(name);
    return kind === 'before_update' && madeAt(name)!.getTime() < oldestBeforeUpdate;
  });
}

const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs);
/** The first day of 1970 was a Thursday. */
const weekOf = (at: Date) => Math.floor((dayOf(at) + 3) / 7);
const monthOf = (at: Date) => at.toISOString().slice(0, 7);

/** The newest backup of each of the `count` newest spans that have one. */
function lastOfEach(newestFirst: string[], spanOf: (at: Date) => unknown, count: number): string[] {
  const last = new Map<unknown, string>();
  for (const name of newestFirst) {
    const span = spanOf(madeAt(name)!);
    if (!last.has(span)) last.set(span, name);
  }
  return [...last.values()].slice(0, count);
}
