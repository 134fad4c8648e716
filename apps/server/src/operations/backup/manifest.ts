import { z } from 'zod';
import { readArchive } from './archive.ts';

export const manifestName = 'manifest.json';
export const secretName = 'secret';
export const mediaFolder = 'media/';

/**
 * What a backup says about itself. A backup is a gzipped tar file with, in this order:
 * - `manifest.json`: this;
 * - `secret`: the 32 bytes the server signs with, so that players of an open session can come back;
 * - `tables/<table>/<number>.copy`: the rows as PostgreSQL's `COPY … TO STDOUT` writes them (text, one line a row), cut
 *   into pieces that are to be put together again in order;
 * - `media/…`: the uploaded files as they lie in the data directory.
 * All tables are of one moment.
 */
export const Manifest = z.object({
  format: z.literal(1),
  /** The version of Lexiroom that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** The migrations that had run, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ sequence: z.string(), last_value: z.string() })),
  media_files: z.int(),
});
export type Manifest = z.infer<typeof Manifest>;

/** How many rows a backup holds. */
export const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** What a backup holds, in words. */
export function contentsOf(manifest: Manifest): string {
  const { tables, media_files } = manifest;
  return `${rowsOf(manifest)} rows of ${tables.length} tables and ${media_files} uploaded files`;
}

/** Where a piece of a table lies in the archive; `piece` counts from 0. */
export function pieceName(table: string, piece: number): string {
  return `tables/${table}/${String(piece).padStart(6, '0')}.copy`;
}

/** The table that an entry of an archive is a piece of; undefined for other entries. */
export function tableOf(entryName: string): string | undefined {
  return /^tables\/(.+)\/\d+\.copy$/.exec(entryName)?.[1];
}

/** What a backup says about itself, without a look at the rest: it stands at its beginning. */
export async function readManifest(file: string): Promise<Manifest> {
  for await (const { name, content } of readArchive(file)) {
    if (name === manifestName) return parseManifest(content);
    break;
  }
  throw new Error(`${file} is not a backup of Lexiroom.`);
}

/**
 * Opens a backup, reads it to its end and counts. Throws when it is damaged or does not hold what it says. `tell` hears how
 * much of it was read, from 0 to 1.
 */
export async function verifyBackup(file: string, tell?: (share: number) => void): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const rows = new Map<string, number>();
  let media = 0;
  for await (const { name, content } of readArchive(file)) {
    const table = tableOf(name);
    if (manifest) tell?.(doneOf(manifest, [...rows.values()].reduce((sum, count) => sum + count, 0) + media));
    if (name === manifestName) manifest = parseManifest(content);
    else if (table) rows.set(table, (rows.get(table) ?? 0) + countLines(content));
    else if (name.startsWith(mediaFolder)) media++;
  }
  if (!manifest) throw new Error(`${file} is not a backup of Lexiroom.`);
  const wrong = manifest.tables.filter(({ table, rows: promised }) => (rows.get(table) ?? 0) !== promised);
  if (wrong.length > 0 || media !== manifest.media_files) {
    const what = [...wrong.map(({ table }) => table), ...(media === manifest.media_files ? [] : ['media'])];
    throw new Error(`The backup ${file} does not hold what it says: ${what.join(', ')}.`);
  }
  return manifest;
}

/** Reads what a backup says about itself. Throws when this version cannot read it. */
export function parseManifest(content: Buffer): Manifest {
  const parsed = Manifest.safeParse(JSON.parse(content.toString()));
  if (!parsed.success) throw new Error('This backup was made by another version of Lexiroom, or is not one.');
  return parsed.data;
}

/** Which share of a backup so many rows and files are, from 0 to 1. */
export function doneOf(manifest: Manifest, rowsAndFiles: number): number {
  return Math.min(1, rowsAndFiles / Math.max(1, rowsOf(manifest) + manifest.media_files));
}

/** COPY writes a line break inside a value as \\n, so that lines are rows. */
export function countLines(content: Buffer): number {
  const lineBreak = 10;
  let count = 0;
  for (let at = content.indexOf(lineBreak); at >= 0; at = content.indexOf(lineBreak, at + 1)) count++;
  return count;
}
