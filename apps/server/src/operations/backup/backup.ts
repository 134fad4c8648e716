import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readMigrations } from '../../database/applied-migrations.ts';
import { operationClient } from '../../database/time-limits.ts';
import { draftFolder } from '../../media/media-store.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { damageInWords } from '../damaged-database.ts';
import { CannotStart } from '../start-failures.ts';
import {
  countLines,
  doneOf,
  type Manifest,
  manifestName,
  mediaFolder,
  pieceName,
  secretName,
  verifyBackup,
} from './manifest.ts';
import { lowerPriority } from './priority.ts';
import { copyTarget, countRows, readSequences, readTables, type Table } from './tables.ts';

const pieceBytes = 4 * 1024 * 1024;
/** How much of the time is spent on writing; the rest is for opening and counting. */
const writingShare = 0.7;

/** What a backup is called while it has not been opened and counted. */
export const uncheckedOf = (file: string): string => `${file}.unchecked`;

interface HowToBackUp {
  /** Hears how far it is, from 0 to 1. */
  tell?: (share: number) => void;
  /** Whether PostgreSQL runs on this computer, where all others come first. */
  isPatient?: boolean;
}

/**
 * Writes everything the server keeps into one file (its form: see {@link Manifest}), all tables as of one moment, while
 * the server may go on working. It gets its name only after it was opened again and counted: throws otherwise, and leaves
 * no file behind. @throws {CannotStart} when the disk has damaged a table.
 */
export async function backUp(
  databaseUrl: string,
  dataDir: string,
  file: string,
  version: string,
  { tell = () => {}, isPatient = false }: HowToBackUp = {},
): Promise<Manifest> {
  const unchecked = uncheckedOf(file);
  const archive = writeArchive(unchecked);
  const client = operationClient(databaseUrl);
  try {
    await client.connect();
    if (isPatient) await lowerPriority(client);
    await client.query('begin transaction isolation level repeatable read, read only');
    const media = mediaFiles(dataDir);
    const manifest = await describe(client, media.length, version);
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)));
    let done = 0;
    const tellOf = (rowsAndFiles: number) => tell(doneOf(manifest, (done += rowsAndFiles)) * writingShare);
    const secret = path.join(dataDir, 'secret');
    if (fs.existsSync(secret)) await archive.add(secretName, fs.readFileSync(secret));
    for (const table of await readTables(client)) await addTable(archive, client, table, tellOf);
    for (const name of media) {
      await archive.add(`${mediaFolder}${name}`, fs.readFileSync(mediaFile(dataDir, name)));
      tellOf(1);
    }
    await archive.finish();
  } catch (error) {
    await archive.abandon();
    await client.query('rollback').catch(() => {});
    const damage = await damageInWords(client, error);
    throw damage === undefined ? error : new CannotStart(`No backup can be made: ${damage}.`);
  } finally {
    await client.end();
  }
  try {
    const manifest = await verifyBackup(unchecked, (share) => tell(writingShare + share * (1 - writingShare)));
    fs.renameSync(unchecked, file);
    return manifest;
  } catch (error) {
    fs.rmSync(unchecked);
    throw error;
  }
}

/** Where a backup made now goes when no other place is named. */
export function backupFile(dataDir: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(dataDir, 'backups', `lexiroom-${stamp}.tar.gz`);
}

async function describe(client: pg.Client, mediaFileCount: number, version: string): Promise<Manifest> {
  const tables: Manifest['tables'] = [];
  for (const table of await readTables(client)) tables.push({ ...table, rows: await countRows(client, table) });
  return {
    format: 1,
    version,
    made_at: new Date().toISOString(),
    migrations: await readMigrations(client),
    tables,
    sequences: await readSequences(client),
    media_files: mediaFileCount,
  };
}

async function addTable(
  archive: ArchiveWriter,
  client: pg.Client,
  table: Table,
  tellOf: (rows: number) => void,
): Promise<void> {
  let piece = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  const flush = async () => {
    const content = Buffer.concat(waiting);
    await archive.add(pieceName(table.table, piece++), content);
    tellOf(countLines(content));
    waiting = [];
    length = 0;
  };
  for await (const chunk of client.query(copyTo(`copy ${copyTarget(client, table)} to stdout`))) {
    waiting.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= pieceBytes) await flush();
  }
  if (length > 0) await flush();
}

/** The paths of the uploaded files inside the media folder. One that is still being written has no name of its own yet. */
function mediaFiles(dataDir: string): string[] {
  const folder = path.join(dataDir, 'media');
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.startsWith(`${draftFolder}/`))
    .toSorted();
}

function mediaFile(dataDir: string, name: string): string {
  return path.join(dataDir, 'media', name);
}
