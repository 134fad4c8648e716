import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { canEnter, handOver, type Programs, sharedPlace } from './embedded-postgres-programs.ts';

/** A folder of databases, and the password of its only user, `lexiroom`. */
export interface Cluster {
  dir: string;
  password: string;
}

/**
 * Where the databases wanted at `wantedDir` really lie: there, or, when we are root and PostgreSQL's user cannot enter
 * the folder around it, in a place of their own below /var/lib/lexiroom.
 */
export function clusterFolder(wantedDir: string, { user }: Programs): string {
  const dir = path.resolve(wantedDir);
  if (user.uid === undefined) return dir;
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  if (canEnter(user, path.dirname(dir))) return dir;
  const hash = createHash('sha256').update(dir).digest('hex').slice(0, 8);
  return path.join(sharedPlace, `data-${hash}`, path.basename(dir));
}

/**
 * The cluster in `dir`, made the first time: beside its place and then renamed, so that one left half-made by a kill is
 * never opened. Throws with initdb's own words when it fails.
 */
export function openCluster(dir: string, programs: Programs): Cluster {
  const passwordFile = `${dir}.password`;
  if (fs.existsSync(dir)) return { dir, password: fs.readFileSync(passwordFile, 'utf8').trim() };
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  const password = randomBytes(18).toString('base64url');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  removeDrafts(dir);
  // With a name of its own: whoever made the one before may have been killed, and its initdb still be writing there.
  const draft = `${dir}.draft-${randomBytes(4).toString('hex')}`;
  try {
    initialise(draft, password, programs);
    fs.renameSync(draft, dir);
  } catch (error) {
    remove(draft);
    throw error;
  }
  return { dir, password };
}

function removeDrafts(dir: string): void {
  const around = path.dirname(dir);
  const begun = fs.readdirSync(around).filter((name) => name.startsWith(`${path.basename(dir)}.draft`));
  for (const name of begun) remove(path.join(around, name));
}

/** Again and again, as long as somebody still writes into it. */
const remove = (folder: string): void =>
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });

function initialise(draft: string, password: string, { initdb, user }: Programs): void {
  const passwordFile = `${draft}.password`;
  fs.mkdirSync(draft, { mode: 0o700 });
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(draft, user);
  handOver(passwordFile, user);
  const access = ['-U', 'lexiroom', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  // One order of letters on every machine, whatever locales it has.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const made = spawnSync(initdb, ['-D', draft, ...access, ...locale], {
    cwd: path.dirname(draft),
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
    ...user,
  });
  fs.rmSync(passwordFile);
  if (made.status !== 0) throw new Error(`PostgreSQL could not set up ${draft}: ${made.stderr || made.error}`);
}
