import { randomUUID } from 'node:crypto';
import { chmodSync, type Dirent, mkdirSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Refused, refuse } from '../refusals/refusal.ts';
import { draftFolder, type MediaName, type MediaStore, placeOf } from './media-store.ts';

/** Files in a folder of this computer, which is one server's alone. */
export class FolderMedia implements MediaStore {
  /** `disk`: whose room the files take; what is made when it is asked for first, as sounds are, waits for some, too. */
  constructor(
    private readonly folder: string,
    private readonly disk: { isLow: boolean } = { isLow: false },
  ) {
    keepPrivate(folder);
    // Drafts are left over from a server that was cut off while it wrote.
    rmSync(path.join(folder, draftFolder), { recursive: true, force: true });
  }

  /** Written elsewhere, brought to the disk, and only then given its name: a file is whole or not there. */
  async put(name: MediaName, bytes: Uint8Array): Promise<void> {
    if (this.disk.isLow) throw new Refused(refuse('DISK_LOW'));
    const file = this.#file(name);
    const draft = path.join(this.folder, draftFolder, randomUUID());
    try {
      await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 });
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
      await syncFolder(path.dirname(file));
    } catch (error) {
      await rm(draft, { force: true });
      throw isFull(error) ? new Refused(refuse('DISK_LOW')) : error;
    }
  }

  async get(name: MediaName): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#file(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async delete(name: MediaName): Promise<void> {
    await rm(this.#file(name), { force: true });
  }

  bytes(): Promise<number> {
    return folderBytes(this.folder);
  }

  #file(name: MediaName): string {
    return path.join(this.folder, placeOf(name));
  }
}

/**
 * Pictures and recordings of people are for nobody else of this computer to read, also those that lie there already. A
 * folder that is not ours to change stays as its owner has it.
 */
function keepPrivate(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'EACCES', 'EROFS', 'ENOTSUP'].includes(code)) throw error;
  }
}

/** A name is safe when its folder is. Windows cannot open folders, and keeps names by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Bytes of the files in a folder and all below it; 0 when it is not there. What vanishes meanwhile does not count. */
async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await entriesOf(folder)) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) bytes += await folderBytes(place);
    else bytes += await stat(place).then(({ size }) => size, () => 0); // prettier-ignore
  }
  return bytes;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
