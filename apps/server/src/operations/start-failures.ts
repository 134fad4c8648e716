import { statfsSync, statSync } from 'node:fs';
import { nameOfUser } from '../database/embedded-postgres/cluster-location.ts';
import { DatabaseUnusable } from '../database/database-unusable.ts';

/** Below this much free space neither PostgreSQL nor we can work. */
const leastFreeBytes = 32 * 1024 * 1024;

/** The server cannot start, for a reason that its operator can mend: the message is one sentence for them. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/**
 * Why starting failed, in a sentence for the operator; undefined when the error is a surprise that needs its stack.
 * `dataDir` is looked at too, since a full disk shows in many ways.
 */
export function failureInWords(error: unknown, dataDir: string): string | undefined {
  if (error instanceof CannotStart || error instanceof DatabaseUnusable) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (isDiskFull(error, dataDir)) {
    return `The disk that holds ${dataDir} is full: free some space on it and start again.`;
  }
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: stop that one, or set PORT to another number.`;
  }
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} is not allowed to this user: set PORT above 1023.`;
  if (syscall === 'listen' && code === 'EADDRNOTAVAIL') return `HOST ${address} is not an address of this computer.`;
  if (syscall === 'getaddrinfo') return `HOST ${(error as { hostname?: string }).hostname} is not a known address.`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? '') || isNoFolder(error)) {
    return `The data directory ${dataDir} cannot be written to: ${wayOut(dataDir)}.`;
  }
  return undefined;
}

/** Nothing can be made there, as below /proc. */
const isNoFolder = ({ code, syscall }: NodeJS.ErrnoException) => code === 'ENOENT' && syscall === 'mkdir';

/** Tells the operator what to do about a data directory that belongs to another user. */
function wayOut(dataDir: string): string {
  const owner = ownerOf(dataDir);
  return owner === undefined || owner === process.getuid?.()
    ? 'set DATA_DIR to a folder that this user may write'
    : `it belongs to the user ${nameOfUser(owner)}, so start Lexiroom as that user, ` +
        'or give the folder with all that is in it to this one (chown -R)';
}

function ownerOf(folder: string): number | undefined {
  if (process.getuid === undefined) return undefined;
  try {
    return statSync(folder).uid;
  } catch {
    return undefined;
  }
}

function isDiskFull(error: Error, dataDir: string): boolean {
  const postgresDiskFull = '53100';
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOSPC' || code === postgresDiskFull || /No space left/.test(error.message) || hasNoSpace(dataDir);
}

/** True when less is free than the server needs to breathe. */
export function hasNoSpace(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < leastFreeBytes;
  } catch {
    return false;
  }
}
