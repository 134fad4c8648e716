import { hasHeader, type ReadRow, type ReadTable, type RowProblem } from '@lexiroom/domain/interchange';
import type { ImportFormat } from '@lexiroom/contracts/imports';
import { type OpenedFile, type ReadingLimits, UnreadableFile } from '../../file-reader.ts';
import type { OpenZip } from '../../zip/index.ts';
import { readCell, sampleRowCount } from '../read-cells.ts';

/** A row of a sheet, as far as something stands in it. */
export interface SheetRow {
  /** As the spreadsheet counts it, from 1. */
  line: number;
  cells: string[];
}

/** A sheet that can be read as often as one likes. */
export interface Sheet {
  name: string;
  rows(): AsyncIterable<SheetRow>;
}

/** Sheets with so many tables at most are read: a choice for each of them is sent. */
const mostSheets = 200;

/** A workbook as a file of tables: each of its sheets in which something stands, a deck of its own where there are several. Its first pass counts rows and finds headers. */
export async function openedSheets(
  format: ImportFormat,
  zip: OpenZip,
  sheets: readonly Sheet[],
  limits: ReadingLimits,
): Promise<OpenedFile> {
  const filled: Sheet[] = [];
  const tables: ReadTable[] = [];
  let rowCount = 0;
  if (sheets.length > mostSheets) throw new UnreadableFile('TOO_LARGE');
  for (const sheet of sheets) {
    const table = await tableOf(sheet, limits, limits.rows - rowCount);
    rowCount += table.row_count;
    if (table.row_count === 0) continue;
    filled.push(sheet);
    tables.push(table);
  }
  if (tables.length === 0) throw new UnreadableFile('EMPTY');
  return {
    format,
    tables,
    problems: [],
    async *rows() {
      for (const [table, sheet] of filled.entries())
        for await (const row of sheet.rows())
          yield readRow(table, row, { mostColumns: limits.columns, deck_path: tables.length > 1 ? [sheet.name] : [] });
    },
    media: () => Promise.resolve(undefined),
    close: () => zip.close(),
  };
}

async function tableOf(sheet: Sheet, limits: ReadingLimits, rowsLeft: number): Promise<ReadTable> {
  const first: string[][] = [];
  let row_count = 0;
  let width = 0;
  for await (const { cells } of sheet.rows()) {
    row_count += 1;
    if (row_count > rowsLeft) throw new UnreadableFile('TOO_MANY_ROWS');
    if (cells.length > limits.columns) continue;
    width = Math.max(width, cells.length);
    if (first.length < sampleRowCount) first.push(cells);
  }
  const names = hasHeader(first) ? first[0]! : [];
  return { name: sheet.name, columns: Array.from({ length: width }, (_, at) => names[at] ?? ''), row_count };
}

function readRow(
  table: number,
  { line, cells }: SheetRow,
  { mostColumns, deck_path }: { mostColumns: number; deck_path: string[] },
): ReadRow | RowProblem {
  if (cells.length > mostColumns)
    return { table, line, code: 'ROW_BROKEN', text: (cells.find((text) => text !== '') ?? '').slice(0, 80) };
  return { table, line, deck_path, cells: cells.map(readCell), answers: [] };
}

/** A row as it is filled, cell by cell. Cells far to the right count, but take no room. */
export class RowBeingRead {
  readonly #limits: ReadingLimits;
  #cells: string[] = [];
  #length = 0;

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
  }

  /** @throws {UnreadableFile} 'TOO_LARGE' for a row with more text than a row may have */
  set(column: number, text: string) {
    if (text === '') return;
    this.#length += text.length;
    if (this.#length > this.#limits.rowLength) throw new UnreadableFile('TOO_LARGE');
    // One column too many says that the row is too wide, however wide it is.
    const place = Math.min(column, this.#limits.columns);
    while (this.#cells.length < place) this.#cells.push('');
    this.#cells[place] = text;
  }

  /** What stands in it, and begins the next one; undefined for an empty row. */
  take(): string[] | undefined {
    const cells = this.#cells;
    this.#cells = [];
    this.#length = 0;
    return cells.some((text) => text.trim() !== '') ? cells : undefined;
  }
}
