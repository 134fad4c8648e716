import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { ReadTable } from '@lexiroom/domain/interchange';
import { type OpenFile, type OpenedFile, type ReadingLimits, UnreadableFile } from '../../file-reader.ts';
import { type OpenZip, openZip } from '../../zip/index.ts';
import { type Generation, generationOf } from './generations.ts';
import { type GuardedDatabase, openGuarded } from './guarded-database.ts';
import { mediaList } from './media-list.ts';
import { type NoteTable, noteRows } from './notes.ts';
import { deckPaths, newerTables, type NoteType, noteTypes } from './note-types.ts';
import { unpackedBytes, unpackedFile } from './unpack.ts';

/** The schemas of collections: the older one, and the newer one. */
const schemas = { older: 11, newest: 18 } as const;
/** Types of notes that are in use; Anki brings six. */
const mostTables = 200;
/** Cards and answers are sorted before they are read. People who have used Anki for ten years have a million answers. */
const mostCards = 1_000_000;
const mostAnswers = 5_000_000;

/**
 * Opens an Anki package, `.apkg` or `.colpkg`, of any of its three generations. Each type of notes that is in use is a table.
 * The collection is unpacked into a folder beside the file, which is gone once it is closed, or cannot be opened.
 * @throws {UnreadableFile} 'NOT_READABLE', 'NEWER', 'EMPTY', 'TOO_MANY_ROWS', and whatever {@link openZip} refuses
 */
export const openAnki: OpenFile = async (file, _reading, limits) => {
  const zip = await openZip(file, { files: limits.files });
  let folder: string | undefined;
  let db: GuardedDatabase | undefined;
  const close = async (): Promise<void> => {
    db?.close();
    db = undefined;
    await zip.close();
    if (folder) fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const generation = await generationOf(zip);
    const media = await mediaList(zip, generation, limits.files);
    folder = fs.mkdtempSync(path.join(path.dirname(file), 'unpacked-'));
    const collection = path.join(folder, 'collection');
    await unpackTo(collection, zip, generation, limits.unpackedBytes);
    db = openGuarded(collection, ['col', 'notes', 'cards', 'revlog', ...newerTables]);
    return { ...openedCollection(db, media, limits), media: mediaOf(zip, generation, media, limits), close };
  } catch (error) {
    await close();
    throw error;
  }
};

async function unpackTo(place: string, zip: OpenZip, generation: Generation, most: number): Promise<void> {
  const output = fs.createWriteStream(place, { mode: 0o600 });
  try {
    for await (const piece of unpackedFile(zip, generation.collection, generation.isPackedTwice, most)) {
      if (!output.write(piece)) await once(output, 'drain');
    }
  } finally {
    output.end();
    await once(output, 'close');
  }
}

function openedCollection(
  db: GuardedDatabase,
  media: Map<string, string>,
  limits: ReadingLimits,
): Pick<OpenedFile, 'format' | 'tables' | 'deck_count' | 'problems' | 'rows'> {
  if (!['col', 'notes', 'cards', 'revlog'].every((table) => db.has(table))) throw new UnreadableFile('NOT_READABLE');
  checkVersion(db);
  checkCounts(db, limits);
  const { tables, byType } = tablesOf(db, noteTypes(db), limits);
  const decks = deckPaths(db);
  const mediaName = (written: string): string => nameInList(media, written);
  return {
    format: 'anki',
    tables,
    deck_count: decksInUse(db),
    problems: [],
    async *rows() {
      yield* noteRows({ db, tables: byType, decks, mediaName, limits });
    },
  };
}

function checkVersion(db: GuardedDatabase): void {
  const [version] = db.rows<{ ver: unknown }>(
    `select case when typeof(ver) = 'integer' then min(ver, 1000) end as ver from col limit 1`,
  );
  if (typeof version?.ver !== 'number' || version.ver < schemas.older) throw new UnreadableFile('NOT_READABLE');
  if (version.ver > schemas.newest) throw new UnreadableFile('NEWER');
}

function checkCounts(db: GuardedDatabase, limits: ReadingLimits): void {
  const [counts] = db.rows<{ notes: number; cards: number; answers: number }>(
    `select (select count(*) from notes) as notes, (select count(*) from cards) as cards,
      (select count(*) from revlog) as answers`,
  );
  if (!counts || counts.notes === 0) throw new UnreadableFile('EMPTY');
  if (counts.notes > limits.rows) throw new UnreadableFile('TOO_MANY_ROWS');
  if (counts.cards > mostCards || counts.answers > mostAnswers) throw new UnreadableFile('TOO_LARGE');
}

/** The tables in the order in which their first notes were made. Notes of an unknown type belong to none. */
function tablesOf(
  db: GuardedDatabase,
  types: Map<string, NoteType>,
  limits: ReadingLimits,
): { tables: ReadTable[]; byType: Map<string, NoteTable> } {
  const tables: ReadTable[] = [];
  const byType = new Map<string, NoteTable>();
  for (const { mid, count } of db.rows<{ mid: string; count: number }>(
    'select cast(mid as text) as mid, count(*) as count from notes group by notes.mid order by min(id)',
  )) {
    const type = types.get(mid);
    if (!type || type.fields.length === 0) continue;
    if (tables.length === mostTables) throw new UnreadableFile('TOO_LARGE');
    byType.set(mid, { table: tables.length, fieldCount: type.fields.length });
    tables.push({ name: type.name, columns: type.fields.slice(0, limits.columns), row_count: count });
  }
  return { tables, byType };
}

/** How many decks the notes lie in: each in that of its first card, as {@link noteRows} says. */
function decksInUse(db: GuardedDatabase): number {
  const [counted] = db.rows<{ decks: number }>(
    `select count(distinct did) as decks from (
      select min(ord), case when odid > 0 then odid else did end as did from cards group by nid
    )`,
  );
  return counted?.decks ?? 0;
}

/** Names stand in fields as they are, or as in an address (`my%20dog.png`). */
function nameInList(media: Map<string, string>, written: string): string {
  const name = written.normalize('NFC');
  if (media.has(name) || !name.includes('%')) return name;
  try {
    const decoded = decodeURIComponent(name).normalize('NFC');
    return media.has(decoded) ? decoded : name;
  } catch {
    return name;
  }
}

function mediaOf(
  zip: OpenZip,
  generation: Generation,
  media: Map<string, string>,
  limits: ReadingLimits,
): OpenedFile['media'] {
  return async (name) => {
    const place = media.get(name.normalize('NFC'));
    if (place === undefined || !zip.has(place)) return undefined;
    try {
      return await unpackedBytes(zip, place, generation.isPackedTwice, limits.mediaBytes);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      // One that is broken is as good as missing: the words are there all the same.
      return error.failure === 'NOT_READABLE' ? undefined : 'TOO_BIG';
    }
  };
}
