const mib = 1024 * 1024;

/**
 * How much memory, in MiB, PostgreSQL keeps pages of the database in: a sixteenth of what this machine, or the container
 * that it runs in, has; at least 64 and at most 1024. Only what is used is really taken. In bytes: what the machine has,
 * and what the container may take; 0, more than there is, or undefined without such a limit.
 */
export function sharedBuffersMb(machine: number, container = 0): number {
  const available = container > 0 ? Math.min(machine, container) : machine;
  return Math.min(1024, Math.max(64, Math.floor(available / 16 / mib)));
}
