import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from './start-failures.ts';
import { giveToOwner } from './file-owner.ts';

const secretBytes = 32;
/** Codes of SQLite's errors. */
const sqlite = { busy: 5, readOnly: 8, cannotOpen: 14 };

/** The data that the process which holds a data directory leaves for processes that want it too. */
interface Holder {
  pid: number;
  /** Where it can be reached, once it can. */
  address?: string;
}

/** A data directory that is ours until we close it or die. */
export interface DataDirectory {
  dir: string;
  /** Whether nothing was started here before. */
  isNew: boolean;
  /** 32 random bytes, made at the first start and kept: the key of everything the server signs. */
  secret: Buffer;
  /** Tells a second server that is started on this directory where the first one can be reached. */
  announce(address: string): void;
  close(): void;
}

/**
 * Takes the data directory for this process, creating it the first time. The lock is the operating system's, on a file
 * opened through SQLite (Node has no other way to it): it ends with the process however that ends, so a killed server
 * leaves nothing to clear away. Throws CannotStart when another server holds the directory or it cannot be written.
 */
export function openDataDirectory(wanted: string): DataDirectory {
  const dir = path.resolve(wanted);
  const holderFile = path.join(dir, 'server.json');
  makeFolder(dir, privateMode());
  const lock = takeLock(path.join(dir, 'server.lock'));
  if (!lock) throw new CannotStart(inUse(dir, readHolder(holderFile)));
  const tell = (holder: Holder) => {
    // A holder file that another user left behind cannot be overwritten, only deleted and made anew.
    fs.rmSync(holderFile, { force: true });
    fs.writeFileSync(holderFile, JSON.stringify(holder));
  };
  tell({ pid: process.pid });
  const secretFile = path.join(dir, 'secret');
  const isNew = !fs.existsSync(secretFile);
  return {
    dir,
    isNew,
    secret: keptSecret(secretFile),
    announce: (address) => tell({ pid: process.pid, address }),
    close() {
      fs.rmSync(holderFile, { force: true });
      giveToOwner(dir);
      lock.close();
    },
  };
}

/** Whether some running server holds the data directory. */
export function isHeld(wanted: string): boolean {
  const file = path.join(path.resolve(wanted), 'server.lock');
  if (!fs.existsSync(file)) return false;
  const lock = takeLock(file);
  lock?.close();
  return !lock;
}

/**
 * Nobody else of this computer has anything to look for here; as root another user, as whom PostgreSQL runs, still passes
 * through to its own folder.
 */
const privateMode = (): number => (process.getuid?.() === 0 ? 0o711 : 0o700);

/** Node's own `recursive` never ends where nothing can be made, as below /proc. `mode`: of the last folder. */
function makeFolder(dir: string, mode?: number): void {
  if (fs.existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  try {
    fs.mkdirSync(dir, mode);
    // The umask may have taken bits of the mode away.
    if (mode !== undefined) fs.chmodSync(dir, mode);
  } catch (error) {
    // Another process may have made the folder at the same moment.
    if (!fs.existsSync(dir)) throw error;
  }
}

function takeLock(file: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === sqlite.busy) return undefined;
    const isForbidden = errcode === sqlite.readOnly || errcode === sqlite.cannotOpen;
    throw isForbidden ? Object.assign(new Error(`${file} cannot be written`), { code: 'EACCES' }) : error;
  }
}

function inUse(dir: string, holder: Holder | undefined): string {
  const who = holder ? `another Lexiroom server (process ${holder.pid})` : 'another Lexiroom server';
  const where = holder?.address ? `: it runs at ${holder.address}` : '';
  return `The data directory ${dir} is in use by ${who}${where}. Stop that one first, or set DATA_DIR to another folder.`;
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Written beside its place and renamed: a secret cut short by a full disk or a kill would pass for one. */
function keptSecret(file: string): Buffer {
  if (!fs.existsSync(file)) {
    fs.writeFileSync(`${file}.draft`, randomBytes(secretBytes), { mode: 0o600 });
    fs.renameSync(`${file}.draft`, file);
  }
  const secret = fs.readFileSync(file);
  if (secret.length !== secretBytes) throw new CannotStart(`${file} is damaged: restore it from a backup.`);
  return secret;
}
