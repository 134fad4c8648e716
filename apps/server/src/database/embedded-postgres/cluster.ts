import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from './child-environment.ts';
import { handOver, type Programs } from './programs.ts';
import { DatabaseUnusable } from '../database-unusable.ts';

/** A folder of databases, and the password of its only user, `lexiroom`. */
export interface Cluster {
  dir: string;
  password: string;
}

/**
 * The cluster in `dir`, made the first time: beside its place and then renamed, so that one left half-made by a kill is
 * never opened. Throws with initdb's own words when it fails. @throws {DatabaseUnusable} when its password is gone.
 */
export async function openCluster(dir: string, programs: Programs): Promise<Cluster> {
  const passwordFile = `${dir}.password`;
  if (fs.existsSync(dir)) return { dir, password: keptPassword(passwordFile) };
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  const password = randomBytes(18).toString('base64url');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(passwordFile, programs.user);
  removeDrafts(dir);
  // With a name of its own: whoever made the one before may have been killed, and its initdb still be writing there.
  const draft = `${dir}.draft-${randomBytes(4).toString('hex')}`;
  try {
    await initialise(draft, password, programs);
    fs.renameSync(draft, dir);
  } catch (error) {
    remove(draft);
    throw error;
  }
  return { dir, password };
}

function keptPassword(file: string): string {
  if (!fs.existsSync(file)) {
    throw new DatabaseUnusable(`${file}, the password of the database beside it, is missing: put it back there.`);
  }
  return fs.readFileSync(file, 'utf8').trim();
}

function removeDrafts(dir: string): void {
  const around = path.dirname(dir);
  const begun = fs.readdirSync(around).filter((name) => name.startsWith(`${path.basename(dir)}.draft`));
  for (const name of begun) remove(path.join(around, name));
}

/** Again and again, as long as somebody still writes into it. */
const remove = (folder: string): void =>
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });

async function initialise(draft: string, password: string, { initdb, user }: Programs): Promise<void> {
  const passwordFile = `${draft}.password`;
  fs.mkdirSync(draft, { mode: 0o700 });
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(draft, user);
  handOver(passwordFile, user);
  const access = ['-U', 'lexiroom', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  // Letters are sorted in the same order on every machine, whatever locales it has.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await promisify(execFile)(initdb, ['-D', draft, ...access, ...locale], {
      cwd: path.dirname(draft),
      env: childEnvironment(),
      ...user,
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`PostgreSQL could not set up ${draft}: ${stderr || message}`, { cause: error });
  } finally {
    fs.rmSync(passwordFile);
  }
}
