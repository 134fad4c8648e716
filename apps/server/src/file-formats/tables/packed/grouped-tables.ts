import type { ReadTable } from '@lexiroom/domain/interchange';
import { UnreadableFile } from '../../file-reader.ts';

/** So many different tables are read: a choice for each of them is sent. */
const mostTables = 200;
/** So many files are named in the name of a table. */
const namedFiles = 3;

/** The tables of several files, of which those that are read in the same way are one. */
export class GroupedTables {
  readonly all: ReadTable[] = [];
  readonly #byColumns = new Map<string, number>();
  readonly #files: string[][] = [];

  /**
   * Adds a table of a file, and gives the number of the one that it belongs to.
   * @throws {UnreadableFile} 'TOO_LARGE'
   */
  add({ columns, row_count }: ReadTable, file: string): number {
    const key = JSON.stringify(columns.map((name) => name.trim().toLowerCase()));
    const index = this.#byColumns.get(key) ?? this.all.push({ name: '', columns, row_count: 0 }) - 1;
    if (index >= mostTables) throw new UnreadableFile('TOO_LARGE');
    this.#byColumns.set(key, index);
    const files = (this.#files[index] ??= []);
    if (files.at(-1) !== file) files.push(file);
    const group = this.all[index]!;
    this.all[index] = { ...group, name: nameOf(files), row_count: group.row_count + row_count };
    return index;
  }
}

/** 'Unit 1.csv, Unit 2.csv, Unit 3.csv, …' */
const nameOf = (files: readonly string[]) =>
  [...files.slice(0, namedFiles).map((file) => file.slice(-60)), ...(files.length > namedFiles ? ['…'] : [])].join(
    ', ',
  );
