// Where tests keep what goes away with them: databases, data folders, profiles of browsers.
import { statfsSync } from 'node:fs';
import os from 'node:os';

/** What a machine has to have free, in bytes: all that lies there at a time takes a third of it. */
const plenty = 8 * 1024 ** 3;

/**
 * A folder for temporary files: in memory where there is plenty, or else the system's own. Every test that starts a
 * server makes and deletes a thousand small files or more, for which a busy disk takes seconds.
 */
export function roomForTests() {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, os.freemem()) > plenty) return memory;
  } catch {
    // Only Linux has it.
  }
  return os.tmpdir();
}
