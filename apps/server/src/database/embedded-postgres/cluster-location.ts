import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { canEnter, handOverAll, ordinaryUser, sharedPlace, type SystemUser } from './programs.ts';
import { DatabaseUnusable } from '../database-unusable.ts';

/** Where databases lie, and whom PostgreSQL runs as there; nobody in particular when that is whoever runs us. */
export interface Place {
  dir: string;
  user: SystemUser;
}

/**
 * Where the databases wanted at `wantedDir` lie, or will: there is never a second cluster beside an existing one. As
 * root, PostgreSQL runs as the owner of what is there; what is made new belongs to the owner of the folder around it, or
 * to an ordinary user. Where that one cannot enter the folder, it is made below /var/lib/lexiroom and found again there.
 * @throws {DatabaseUnusable} when the databases are there, but not for this user.
 */
export function clusterPlace(wantedDir: string): Place {
  const dir = path.resolve(wantedDir);
  if (process.getuid === undefined) return { dir, user: {} };
  const elsewhere = placeElsewhere(dir);
  if (process.getuid() !== 0) return { dir: ownPlace(dir, elsewhere), user: {} };
  for (const existing of [dir, elsewhere]) if (fs.existsSync(existing)) return existingPlace(existing);
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  const user = whoCanEnter(path.dirname(dir));
  if (user) return { dir, user };
  for (const folder of [sharedPlace, path.dirname(elsewhere)]) {
    fs.mkdirSync(folder, { recursive: true });
    // Whatever the umask.
    fs.chmodSync(folder, 0o755);
  }
  return { dir: elsewhere, user: ordinaryUser() };
}

/** By the path of where they were wanted, so that they are found by it again. */
export function placeElsewhere(dir: string): string {
  const hash = createHash('sha256').update(dir).digest('hex').slice(0, 8);
  return path.join(sharedPlace, `data-${hash}`, path.basename(dir));
}

/** The name of a user of this computer. */
export function nameOfUser(uid: number): string {
  return spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' }).stdout?.trim() || `with the number ${uid}`;
}

function ownPlace(dir: string, elsewhere: string): string {
  if (!fs.existsSync(dir) && fs.existsSync(elsewhere)) {
    throw new DatabaseUnusable(
      `The database of ${path.dirname(dir)} lies in ${elsewhere}, since Lexiroom was first started as root: ` +
        `start it as root again, or set DATA_DIR to another folder.`,
    );
  }
  const owner = fs.statSync(dir, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && owner !== process.getuid!()) {
    throw new DatabaseUnusable(
      `The database in ${dir} belongs to the user ${nameOfUser(owner)}: start Lexiroom as root or as that user, ` +
        `or give ${path.dirname(dir)} with all that is in it to this one (chown -R).`,
    );
  }
  return dir;
}

function existingPlace(dir: string): Place {
  const { uid, gid } = fs.statSync(dir);
  const user = uid === 0 ? whoCanEnter(path.dirname(dir)) : { uid, gid };
  if (!user || !canEnter(user, path.dirname(dir))) {
    throw new DatabaseUnusable(
      `PostgreSQL, which refuses to run as root, cannot reach ${dir} as ${uid === 0 ? 'another user' : nameOfUser(uid)}: ` +
        `let that user enter the folders above it (chmod o+x), or move DATA_DIR.`,
    );
  }
  // Copied by root, who became its owner.
  if (uid === 0) handOverAll(dir, user);
  return { dir, user };
}

function whoCanEnter(folder: string): SystemUser | undefined {
  const { uid, gid } = fs.statSync(folder);
  const candidates = [...(uid === 0 ? [] : [{ uid, gid }]), ordinaryUser()];
  return candidates.find((user) => canEnter(user, folder));
}
