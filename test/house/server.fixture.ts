import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nodeFlags } from '../../scripts/node-bin.mjs';
import { copyFilledData } from '../bots/filled-data.ts';

const root = path.join(import.meta.dirname, '../..');
const serverEntry = 'apps/server/dist/apps/server/src/main.js';
/** Nothing of whoever runs the specs; and what was compiled once need not be again. */
const quiet = { DATABASE_URL: '', PUBLIC_URL: '', NODE_COMPILE_CACHE: path.join(root, '.cache/compiled') };
const folders: string[] = [];
const running = new Set<ChildProcess>();

/** A server (or another command) that was started, and what it has said so far. */
export interface Started {
  child: ChildProcess;
  said(): string;
  /** Resolves once it has said something like this; rejects when the process ends before. */
  told(words: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the address of this computer once the startup message is there; rejects when the process ends before. */
  ready: Promise<string>;
  /** Exit code, or the signal's name. */
  ended: Promise<number | string>;
}

/** An empty folder that PostgreSQL's user can enter; `removeAll` takes it away. */
export function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-house-'));
  fs.chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** As `newFolder`, with what a first start makes in it. */
export async function filledFolder(): Promise<string> {
  const folder = newFolder();
  await copyFilledData(folder);
  return folder;
}

/** Starts the built server on some free port. */
export function startServer(env: Record<string, string>): Started {
  return start(process.execPath, [...nodeFlags, serverEntry], {
    PORT: '0',
    HOST: '127.0.0.1',
    ...env,
  });
}

/** As `startServer`, as another user of this computer, whose files nobody else can read. */
export function startServerAs({ uid, gid }: { uid: number; gid: number }, env: Record<string, string>): Started {
  const command = `umask 077; exec "${process.execPath}" ${nodeFlags.join(' ')} ${serverEntry}`;
  return start('sh', ['-c', command], { PORT: '0', HOST: '127.0.0.1', ...env }, { uid, gid });
}

/** Starts a command in a process group of its own, as a terminal does. */
export function start(
  command: string,
  args: string[],
  env: Record<string, string>,
  user: { uid?: number; gid?: number } = {},
): Started {
  const options = { cwd: root, env: { ...process.env, ...quiet, ...env }, detached: true, ...user };
  const child = spawn(command, args, options);
  running.add(child);
  let output = '';
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return (code ?? signal) as number | string;
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  const told = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const said = words.exec(output);
        if (said) resolve(said);
      };
      look();
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
      child.once('close', () => reject(new Error(`ended before it said ${words}: ${output}`)));
    });
  const ready = told(/On this computer\s+(https?:\S+)/).then(([, address]) => address!);
  ready.catch(() => {});
  return { child, said: () => output, told, ready, ended };
}

/** Ends what was started and is still there, and its PostgreSQL, and removes the folders. */
export async function removeAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      child.kill('SIGTERM');
      await once(child, 'close');
    }),
  );
  for (const folder of folders.splice(0)) {
    const pid = postgresIn(folder);
    if (pid !== undefined) await killed(pid);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The process of the PostgreSQL that runs on a data directory; undefined when none does. */
export function postgresIn(dataDir: string): number | undefined {
  try {
    const pid = Number.parseInt(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
    return isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+[ZX]/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Kills a process that is not our child and waits until it is gone. */
export async function killed(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await gone(pid);
}

/** Resolves when the process is gone; there is no event for a process that is not a child. */
export async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** The processes that descend from one, itself included. */
export function familyOf(pid: number): number[] {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid);
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
