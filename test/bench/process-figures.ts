import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const ticksPerSecond = 100;

/** Milliseconds of processor that a process has used so far (Linux). */
export function cpuMs(pid: number): number {
  const fields = statOf(pid);
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** The same of a process together with all its children, living ones by themselves and ended ones as accounted. */
export function cpuMsOfFamily(parent: number): number {
  const fields = statOf(parent);
  const ended = ((Number(fields[13]) + Number(fields[14])) * 1000) / ticksPerSecond;
  return childrenOf(parent).reduce((sum, pid) => sum + cpuMsIfAlive(pid), cpuMs(parent) + ended);
}

/** A child that ended since it was listed is in its parent's account by the next look. */
function cpuMsIfAlive(pid: number): number {
  try {
    return cpuMs(pid);
  } catch {
    return 0;
  }
}

/** The process that all others of a PostgreSQL are children of. */
export async function pidOfPostgres(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as pid`,
    );
    return rows[0]!.pid;
  } finally {
    await client.end();
  }
}

/** Kilobytes of memory that a process holds. */
export function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** The fields of /proc/<pid>/stat from the third on; the second may hold spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(statOf(pid)[1]) === parent;
      } catch {
        return false;
      }
    });
}
