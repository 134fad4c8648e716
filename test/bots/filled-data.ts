import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { preparedDatabase } from '../../scripts/build.mjs';
import { nodeFlags } from '../../scripts/node-bin.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const serverEntry = path.join(root, 'apps/server/dist/apps/server/src/main.js');
const cache = path.join(root, '.cache/filled-data');

/**
 * Copies into an empty folder what the first start of the built server makes: a database with the starter library, the
 * media, the secret. A server that is started on it need not make all that, which costs about six seconds of processor.
 * For tests of anything else than a first start.
 */
export async function copyFilledData(folder: string): Promise<void> {
  copy(await filledData(), folder);
}

/** The folder that is copied, made by the first who asks for it after a build. */
async function filledData(): Promise<string> {
  const filled = path.join(cache, `of-build-${Math.round(statSync(serverEntry).mtimeMs)}`);
  if (existsSync(filled)) return filled;
  mkdirSync(cache, { recursive: true });
  // PostgreSQL does not run as root, and its user may be unable to enter the project: the first start is made elsewhere.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-filled-'));
  const draft = mkdtempSync(path.join(cache, 'draft-'));
  try {
    chmodSync(folder, 0o755);
    await firstStart(folder);
    copy(folder, draft);
    if (isPublished(draft, filled)) removeOlder(filled);
  } finally {
    for (const each of [folder, draft]) rmSync(each, { recursive: true, force: true });
  }
  return filled;
}

/** Gives the draft its name, whole and at once. Two processes may have begun together: the second keeps the first one's. */
function isPublished(draft: string, filled: string): boolean {
  try {
    renameSync(draft, filled);
    return true;
  } catch (error) {
    if (existsSync(filled)) return false;
    throw error;
  }
}

/** What earlier builds filled, and drafts that were left by a process that was killed more than an hour ago. */
function removeOlder(filled: string): void {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    const isLeft = name.startsWith('draft-') && made !== undefined && made < Date.now() - 3_600_000;
    if (isLeft || (name.startsWith('of-') && folder !== filled)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the server on an empty folder, and ends it as soon as it is ready. */
async function firstStart(folder: string): Promise<void> {
  const own = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, PREPARED_DATABASE: preparedDatabase };
  const env = { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', ...own };
  const child = spawn(process.execPath, [...nodeFlags, serverEntry], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      // Once: a second signal would not let it end in peace.
      if (!child.killed && output.includes('On this computer')) child.kill('SIGTERM');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The server did not fill a folder:\n${output}`);
}

/** `cp` keeps owners and modes: with root as the user the database belongs to another one. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
