import { UnreadableFile } from '../../file-reader.ts';
import type { GuardedDatabase } from './guarded-database.ts';

/** A type of notes: what its fields are called, in their order. Ids are texts, as they may be larger than numbers can be. */
export interface NoteType {
  name: string;
  fields: string[];
}

/** Of what types, fields and decks are called, in UTF-16 units; Anki's own are far shorter. */
const longestName = 500;

/** The tables of the newer schema, which the older one has as JSON in its only row of `col`. */
export const newerTables = ['notetypes', 'fields', 'decks'] as const;

/**
 * The types of notes of either schema, by id.
 * @throws {UnreadableFile} 'NOT_READABLE'
 */
export function noteTypes(db: GuardedDatabase): Map<string, NoteType> {
  const types = new Map<string, NoteType>();
  if (!db.has('notetypes')) {
    for (const [id, type] of Object.entries(inCol(db, 'models'))) {
      const { name, flds } = type as { name?: unknown; flds?: unknown };
      if (!Array.isArray(flds)) continue;
      const fields = (flds as ({ name?: unknown; ord?: unknown } | null)[]).toSorted(
        (a, b) => Number(a?.ord) - Number(b?.ord),
      );
      types.set(id, { name: nameOf(name), fields: fields.map((field) => nameOf(field?.name)) });
    }
    return types;
  }
  for (const { id, name } of db.rows<{ id: string; name: string }>(
    'select cast(id as text) as id, cast(name as text) as name from notetypes not indexed',
  )) {
    types.set(id, { name: nameOf(name), fields: [] });
  }
  for (const { ntid, name } of db.rows<{ ntid: string; name: string }>(
    'select cast(ntid as text) as ntid, cast(name as text) as name from fields order by fields.ntid, ord',
  )) {
    types.get(ntid)?.fields.push(nameOf(name));
  }
  return types;
}

/**
 * The folders and the name of each deck of either schema, by id. Anki's first deck, which every collection has, is none that
 * somebody made, as long as it is called as at first.
 * @throws {UnreadableFile} 'NOT_READABLE'
 */
export function deckPaths(db: GuardedDatabase): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  if (!db.has('decks')) {
    for (const [id, deck] of Object.entries(inCol(db, 'decks'))) {
      paths.set(id, pathOf(id, nameOf((deck as { name?: unknown }).name), '::'));
    }
    return paths;
  }
  for (const { id, name } of db.rows<{ id: string; name: string }>(
    'select cast(id as text) as id, cast(name as text) as name from decks not indexed',
  )) {
    paths.set(id, pathOf(id, nameOf(name), '\u001f'));
  }
  return paths;
}

function pathOf(id: string, name: string, separator: string): string[] {
  if (id === '1' && name === 'Default') return [];
  const parts = name.split(separator).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, longestName).normalize('NFC').trim() : '';
}

function inCol(db: GuardedDatabase, column: 'models' | 'decks'): Record<string, object> {
  const [row] = db.rows<{ json: string }>(`select cast(${column} as text) as json from col limit 1`);
  try {
    const all = JSON.parse(row?.json ?? '') as unknown;
    if (typeof all !== 'object' || all === null) throw new UnreadableFile('NOT_READABLE');
    return Object.fromEntries(Object.entries(all).filter(([, one]) => typeof one === 'object' && one !== null));
  } catch {
    throw new UnreadableFile('NOT_READABLE');
  }
}
