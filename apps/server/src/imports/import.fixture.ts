import type { ImportChoice, ImportView } from '@lexiroom/contracts/imports';
import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '../http/api.fixture.ts';

/** For specs: brings a file in parts; gives its id. */
export async function bring(
  { api }: Member,
  file: string | Uint8Array,
  {
    file_name = 'animals.csv',
    import_id = randomUUID(),
    is_pasted = false,
    partBytes = 1_000_000,
  }: { file_name?: string; import_id?: string; is_pasted?: boolean; partBytes?: number } = {},
): Promise<string> {
  const bytes = Buffer.from(file);
  await api.newImport({ body: { import_id, file_name, file_bytes: bytes.length, is_pasted } });
  for (let offset = 0; offset < bytes.length; offset += partBytes) {
    const part = bytes.subarray(offset, offset + partBytes).toString('base64');
    await api.importPart({ body: { import_id, offset, bytes: part } });
  }
  return import_id;
}

/** Waits until an import is in one of these states. */
export async function until({ api }: Member, import_id: string, ...states: ImportView['state'][]): Promise<ImportView> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const view = await api.importView({ query: { import_id } });
    if (states.includes(view.state)) return view;
    if (['failed', 'cancelled', 'undone'].includes(view.state))
      throw new Error(`The import is ${view.state}: ${view.failure}`);
    await sleep(20);
  }
  throw new Error(`The import was never ${states.join(' or ')}`);
}

/** Brings a file and waits until it can be looked at. */
export async function brought(member: Member, file: string | Uint8Array, more: object = {}): Promise<ImportView> {
  return until(member, await bring(member, file, more), 'ready');
}

export const inSpanish = { target_language: 'spanish', source_language: 'english_uk' } as const;

/** Starts an import that can be looked at, with these changes of what was guessed, and waits until it is done. */
export async function start(
  member: Member,
  { import_id, choice }: ImportView,
  changes: Partial<ImportChoice> = {},
): Promise<ImportView> {
  await member.api.startImport({ body: { import_id, choice: { ...choice!, ...inSpanish, ...changes } } });
  return until(member, import_id, 'done');
}

/** So many lines of words that differ. */
export const manyWords = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => `palabra ${letters(from + index)},word ${letters(from + index)}\n`).join(
    '',
  );

const letters = (number: number): string => Array.from(String(number), (digit) => 'abcdefghij'[Number(digit)]).join('');

/** Says otherwise how a file is to be read, and waits for its preview. */
export async function changed(
  member: Member,
  { import_id, choice }: ImportView,
  changes: Partial<ImportChoice>,
): Promise<ImportView> {
  await member.api.changeImport({ body: { import_id, choice: { ...choice!, ...inSpanish, ...changes } } });
  return until(member, import_id, 'ready');
}

/** Nothing lies in a folder any more; files go right after the state is told. */
export async function leavesNothing(folder: string): Promise<void> {
  const left = () => readdir(folder).catch(() => []);
  // oxlint-disable-next-line no-await-in-loop
  for (const end = Date.now() + 10_000; Date.now() < end && (await left()).length > 0;) await sleep(20);
  expect(await left()).toEqual([]);
}
