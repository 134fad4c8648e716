import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadRow, RowProblem } from '@lexiroom/domain/interchange';
import { type OpenedFile, type ReadingLimits, readingLimits, UnreadableFile } from '../../file-reader.ts';
import { openAnki } from './open-anki.ts';

const fixtures = fileURLToPath(new URL('../../../../../../test/fixtures/interchange/anki/', import.meta.url));

/** A folder for packages, that tells what was left in it besides them. */
export interface TestFolder {
  place: string;
  /** What lies in it besides packages. */
  entries(): string[];
}

export function tidyFolder(): { folder: TestFolder; remove: () => void } {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-anki-'));
  return {
    folder: { place, entries: () => fs.readdirSync(place).filter((name) => !name.endsWith('pkg')) },
    remove: () => fs.rmSync(place, { recursive: true }),
  };
}

/** Opens a package that another program made. */
export function openedFixture(
  folder: TestFolder,
  name: string,
  limits: Partial<ReadingLimits> = {},
): Promise<OpenedFile> {
  const file = path.join(folder.place, name);
  fs.copyFileSync(path.join(fixtures, name), file);
  return openAnki(file, {}, { ...readingLimits, ...limits });
}

/** Opens a package of these bytes. */
export function openedBytes(
  folder: TestFolder,
  bytes: Uint8Array,
  limits: Partial<ReadingLimits> = {},
): Promise<OpenedFile> {
  const file = path.join(folder.place, 'made.apkg');
  fs.writeFileSync(file, bytes);
  return openAnki(file, {}, { ...readingLimits, ...limits });
}

export const fixtureBytes = (name: string): Buffer => fs.readFileSync(path.join(fixtures, name));

export const isProblem = (row: ReadRow | RowProblem): row is RowProblem => 'code' in row;

export async function readAll(
  file: OpenedFile,
): Promise<{ all: (ReadRow | RowProblem)[]; rows: ReadRow[]; problems: RowProblem[] }> {
  const all: (ReadRow | RowProblem)[] = [];
  for await (const row of file.rows()) all.push(row);
  return { all, rows: all.filter((row): row is ReadRow => !isProblem(row)), problems: all.filter(isProblem) };
}

/** How opening a package and reading all of it fails; 'none' when it does not. */
export async function failureOf(
  folder: TestFolder,
  bytes: Uint8Array,
  limits: Partial<ReadingLimits> = {},
): Promise<string> {
  let file: OpenedFile | undefined;
  try {
    file = await openedBytes(folder, bytes, limits);
    await readAll(file);
    return 'none';
  } catch (error) {
    if (error instanceof UnreadableFile) return error.failure;
    throw error;
  } finally {
    await file?.close();
  }
}
