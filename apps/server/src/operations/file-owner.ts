import fs from 'node:fs';
import path from 'node:path';

/**
 * Gives what root made in a data directory to the directory's owner, who could not write it any more. PostgreSQL's own
 * folder has its owner already. Does nothing for other users, or where the directory is root's.
 */
export function giveToOwner(dataDir: string): void {
  if (process.getuid?.() !== 0 || !fs.existsSync(dataDir)) return;
  const { uid, gid } = fs.statSync(dataDir);
  if (uid === 0) return;
  for (const file of filesBelow(dataDir))
    if (fs.lstatSync(file, { throwIfNoEntry: false })?.uid === 0) fs.lchownSync(file, uid, gid);
}

function filesBelow(dataDir: string): string[] {
  const entries = fs.readdirSync(dataDir, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = path.join(dataDir, entry.name);
    if (!entry.isDirectory() || entry.name === 'postgres') return [file];
    return [file, ...fs.readdirSync(file, { recursive: true, encoding: 'utf8' }).map((name) => path.join(file, name))];
  });
}
