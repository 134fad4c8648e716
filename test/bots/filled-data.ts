import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
  // PostgreSQL does not run as root, and its user may be unable to enter the project: the first start is made elsewhere.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-filled-'));
  chmodSync(folder, 0o755);
  await firstStart(folder);
  const draft = path.join(cache, `draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  copy(folder, draft);
  rmSync(folder, { recursive: true });
  try {
    renameSync(draft, filled);
    for (const name of readdirSync(cache))
      if (name.startsWith('of-') && name !== path.basename(filled)) rmSync(path.join(cache, name), { recursive: true });
  } catch {
    // Two processes may have begun at once: whoever comes second takes what the first one made.
    rmSync(draft, { recursive: true });
  }
  return filled;
}

/** Starts the server on an empty folder, and ends it as soon as it is ready. */
async function firstStart(folder: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder };
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
