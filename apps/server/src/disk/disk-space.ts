import { statfs } from 'node:fs/promises';

/** The room on a disk, in bytes. */
export interface DiskSpace {
  free: number;
  size: number;
}

/** Looks how much room there is; handed in, so that a test can fill a disk. */
export type LookAtDisk = () => Promise<DiskSpace>;

/** The room where these folders lie; of several disks, that with the least. What cannot be looked at counts as roomy. */
export function diskOf(folders: readonly string[]): LookAtDisk {
  return async () => {
    const spaces = await Promise.all(folders.map(spaceOf));
    return spaces.reduce((least, space) => (space.free < least.free ? space : least));
  };
}

async function spaceOf(folder: string): Promise<DiskSpace> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return { free: Infinity, size: Infinity };
  }
}
