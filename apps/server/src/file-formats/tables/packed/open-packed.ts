import fs from 'node:fs';
import path from 'node:path';
import type { ImportFailure, TextReading } from '@lexiroom/contracts/imports';
import type { ReadRow, ReadTable, RowProblem, RowProblemCode } from '@lexiroom/domain/interchange';
import { type OpenedFile, type OpenFile, type ReadingLimits, UnreadableFile } from '../../file-reader.ts';
import { openZip } from '../../zip/index.ts';
import { GroupedTables } from './grouped-tables.ts';
import { openTable } from './open-table.ts';
import { deckPathOfFile, sortedOut } from './packed-names.ts';
import { Unpacker } from './unpacker.ts';

/** Of each file of words within, unpacked, in bytes; and again of what it unpacks to where it is a workbook. */
const fileBytes = 100_000_000;
/** Files of words that are read; as many decks can be made of one file. */
const mostFiles = 2000;
/** Files that are left out are told one by one up to so many. */
const mostProblems = 500;
/** For these all of it is refused; whatever else is wrong with one file within is told, and the others are read. */
const refusals: readonly ImportFailure[] = ['UNSAFE', 'TOO_MANY_ROWS'];

/**
 * Opens a zip file of tables, as our export of several decks is one, or as somebody makes it by hand: texts and workbooks,
 * each a deck of its own in the folders that it lies in. Tables whose columns have the same names, or that have as many
 * without names, count as one table, so that one choice is for all of them ({@link GroupedTables}).
 * @throws {UnreadableFile} 'NOT_READABLE' when no table is in it, 'TOO_LARGE', what its first table was refused for when none
 * can be read, and whatever {@link openZip} refuses
 */
export const openPacked: OpenFile = async (place, reading, limits) => {
  const zip = await openZip(place, limits);
  const folder = fs.mkdtempSync(path.join(path.dirname(place), 'unpacked-'));
  const close = async (): Promise<void> => {
    await zip.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { tables: names, others } = sortedOut(zip.names);
    if (names.length > mostFiles) throw new UnreadableFile('TOO_LARGE');
    const unpacker = new Unpacker(zip, folder, { fileBytes, allBytes: limits.unpackedBytes });
    const ofFile = { ...limits, unpackedBytes: Math.min(limits.unpackedBytes, fileBytes) };
    const packed = new Packed(unpacker, reading, ofFile);
    for (const name of others) packed.problem('FILE_NOT_READ', name);
    await packed.lookThrough(names);
    return { ...packed.opened(), close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** A file within that is read, and which of the grouped tables each of its own belongs to; undefined for one without words. */
interface Part {
  name: string;
  tables: (number | undefined)[];
}

type Seen = Pick<OpenedFile, 'tables' | 'read_as'>;

/** The tables of a zip file, looked through one file after the other. */
class Packed {
  readonly #unpacker: Unpacker;
  readonly #reading: TextReading;
  readonly #limits: ReadingLimits;
  readonly #tables = new GroupedTables();
  readonly #parts: Part[] = [];
  readonly #problems: RowProblem[] = [];
  #readAs: OpenedFile['read_as'];

  constructor(unpacker: Unpacker, reading: TextReading, limits: ReadingLimits) {
    this.#unpacker = unpacker;
    this.#reading = reading;
    this.#limits = limits;
  }

  problem(code: RowProblemCode, name: string) {
    if (this.#problems.length < mostProblems)
      this.#problems.push({ table: null, line: null, code, text: name.slice(-100) });
  }

  async lookThrough(names: readonly string[]): Promise<void> {
    let rowsLeft = this.#limits.rows;
    let firstFailure: ImportFailure | undefined;
    for (const name of names) {
      // Only one of them is unpacked at a time.
      // oxlint-disable-next-line no-await-in-loop
      const seen = await this.#seen(name, { ...this.#limits, rows: rowsLeft });
      if ('failure' in seen) {
        firstFailure ??= seen.failure;
        this.problem(seen.failure === 'EMPTY' ? 'FILE_EMPTY' : 'FILE_BROKEN', name);
        continue;
      }
      rowsLeft -= seen.tables.reduce((sum, { row_count }) => sum + row_count, 0);
      this.#readAs ??= seen.read_as;
      this.#add(name, seen.tables);
    }
    if (this.#parts.length > 0) return;
    throw new UnreadableFile(firstFailure ?? (names.length > 0 ? 'EMPTY' : 'NOT_READABLE'));
  }

  /** What is in a file; or why it alone cannot be read. */
  async #seen(name: string, limits: ReadingLimits): Promise<Seen | { failure: ImportFailure }> {
    try {
      return await this.#unpacker.with(name, async (place) => {
        const file = await openTable(place, this.#reading, limits);
        await file.close();
        return file;
      });
    } catch (error) {
      if (!(error instanceof UnreadableFile) || refusals.includes(error.failure)) throw error;
      if (error.failure === 'TOO_LARGE' && this.#unpacker.isNarrow) throw error;
      return { failure: error.failure };
    }
  }

  #add(name: string, tables: readonly ReadTable[]) {
    const places = tables.map((table) => (hasWords(table) ? this.#tables.add(table, name) : undefined));
    if (places.some((place) => place !== undefined)) this.#parts.push({ name, tables: places });
    else this.problem('FILE_EMPTY', name);
  }

  opened(): Omit<OpenedFile, 'close'> {
    return {
      format: 'zip',
      tables: this.#tables.all,
      ...(this.#readAs && { read_as: this.#readAs }),
      problems: this.#problems,
      rows: () => this.#rows(),
      media: () => Promise.resolve(undefined),
    };
  }

  async *#rows(): AsyncGenerator<ReadRow | RowProblem, void> {
    for (const part of this.#parts) yield* this.#rowsOf(part);
  }

  async *#rowsOf({ name, tables }: Part): AsyncGenerator<ReadRow | RowProblem, void> {
    // A single file needs no name of its own: its deck is called as the zip file.
    const pathOfFile = this.#parts.length > 1 ? deckPathOfFile(name) : [];
    const place = await this.#unpacker.unpack(name);
    try {
      const file = await openTable(place, this.#reading, this.#limits);
      try {
        for await (const row of file.rows()) {
          const table = tables[row.table ?? 0];
          if (table === undefined) continue;
          yield 'code' in row
            ? { ...row, table, text: [name, row.text].filter(Boolean).join(' · ') }
            : { ...row, table, file: [name, ...row.deck_path].join(' · '), deck_path: [...pathOfFile, ...row.deck_path] };
        }
      } finally {
        await file.close();
      }
    } finally {
      this.#unpacker.remove(place);
    }
  } // prettier-ignore
}

/** A table of one row that names its columns has none, as of a deck that is empty yet. */
const hasWords = ({ row_count, columns }: ReadTable) => row_count > 1 || columns.every((name) => name === '');
