import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from './child-environment.ts';
import { handOver, handOverAll, type Programs } from './programs.ts';
import { DatabaseUnusable } from '../database-unusable.ts';

/** A folder of databases, and the password of its only user, `lexiroom`. */
export interface Cluster {
  dir: string;
  password: string;
  /** Whether it was made just now, by copying one that was prepared. */
  isCopied?: boolean;
}

/**
 * The cluster in `dir`, made the first time: beside its place and then renamed, so that one left half-made by a kill is
 * never opened. `prepared`: a stopped cluster that is copied for it, where there is one that we can read. Throws with
 * initdb's own words when it fails. @throws {DatabaseUnusable} when its password is gone.
 */
export async function openCluster(dir: string, programs: Programs, prepared?: string): Promise<Cluster> {
  const passwordFile = `${dir}.password`;
  if (fs.existsSync(dir)) return { dir, password: keptPassword(passwordFile) };
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  const password = randomBytes(18).toString('base64url');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(passwordFile, programs.user);
  removeDrafts(dir);
  // With a name of its own: whoever made the one before may have been killed, and its initdb still be writing there.
  const draft = `${dir}.draft-${randomBytes(4).toString('hex')}`;
  const isCopied = prepared !== undefined && copyInto(draft, prepared);
  try {
    await (isCopied ? makeOwn(draft, password, programs) : initialise(draft, password, programs));
    fs.renameSync(draft, dir);
  } catch (error) {
    remove(draft);
    throw error;
  }
  return { dir, password, isCopied };
}

/** False when it cannot be read, as by another user than the one who built: nothing is left then. */
function copyInto(draft: string, prepared: string): boolean {
  try {
    fs.cpSync(prepared, draft, { recursive: true });
    return true;
  } catch (error) {
    remove(draft);
    if (['ENOENT', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Gives a copied cluster its owner and its password, and sees that all of it is on the disk, as initdb does. */
async function makeOwn(draft: string, password: string, programs: Programs): Promise<void> {
  const { initdb, user } = programs;
  handOverAll(draft, user);
  const around = { cwd: path.dirname(draft), env: childEnvironment(), ...user };
  await Promise.all([
    promisify(execFile)(initdb, ['--sync-only', '-D', draft], around),
    changePassword(draft, password, programs),
  ]);
}

/** By a PostgreSQL that nobody can connect to. The password has no letter that would end the text. */
async function changePassword(draft: string, password: string, { postgres, user }: Programs): Promise<void> {
  const alone = spawn(postgres, ['--single', '-D', draft, 'postgres'], {
    cwd: path.dirname(draft),
    env: childEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...user,
  });
  let log = '';
  alone.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  alone.stdin.on('error', () => {});
  alone.stdin.end(`alter role lexiroom password '${password}'\n`);
  const [code] = (await once(alone, 'close')) as [number | null];
  if (code !== 0 || log.includes('ERROR')) throw new Error(`PostgreSQL could not set up ${draft}: ${log.trim()}`);
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
