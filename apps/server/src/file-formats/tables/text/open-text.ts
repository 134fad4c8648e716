import { readPastedList, thirdColumnOf } from '@lexiroom/domain/deck-editor';
import { hasHeader, type ReadRow, type RowProblem } from '@lexiroom/domain/interchange';
import type { OpenFile } from '../../file-reader.ts';
import { UnreadableFile } from '../../file-reader.ts';
import { asRead } from '../neutral-cells.ts';
import { readCell, sampleRowCount } from '../read-cells.ts';
import { decodedFile, encodingOf } from './encodings.ts';
import { layoutOf, listSeparatorOf, longestList, type TextLayout } from './separators.ts';
import { type TextRow, textRows } from './text-rows.ts';

/** How much of a text is looked at to tell how it is laid out, in UTF-16 units; a list is looked at as a whole. */
const sampleLength = longestList;

/**
 * Opens a text: a table as spreadsheets and programs save it, an export of Quizlet, or a list as people write it. How it is
 * encoded and parted is told by the user, or found. One table, of which the first row is its header where it seems so.
 */
export const openText: OpenFile = async (path, reading, limits) => {
  const encoding = await encodingOf(path, reading.encoding);
  const textOf = () => decodedFile(path, encoding);
  const { sample, isWhole } = await beginningOf(textOf());
  const layout = chosenLayout(sample, isWhole, reading.separator, reading.row_separator);
  const rowsOf = () =>
    layout.kind === 'list' ? listRows(sample, limits.rowLength) : textRows(textOf, layout, limits.rowLength);

  let row_count = 0;
  let width = 0;
  const first: string[][] = [];
  for await (const { cells } of rowsOf()) {
    row_count += 1;
    if (row_count > limits.rows) throw new UnreadableFile('TOO_MANY_ROWS');
    if (cells === null || cells.length > limits.columns) continue;
    width = Math.max(width, cells.length);
    if (first.length < sampleRowCount) first.push(cells);
  }
  if (row_count === 0) throw new UnreadableFile('EMPTY');
  const names = hasHeader(first) ? first[0]! : [];
  const separator = layout.kind === 'list' ? '' : layout.separator;
  const row_separator = (layout.kind === 'table' && layout.row_separator) || '\n';
  return {
    format: layout.kind === 'list' ? 'text' : 'csv',
    tables: [{ name: '', columns: Array.from({ length: width }, (_, at) => names[at] ?? ''), row_count }],
    read_as: { encoding, separator, row_separator },
    problems: [],
    async *rows() {
      for await (const row of rowsOf()) yield readRow(row, limits.columns);
    },
    media: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  };
};

async function beginningOf(text: AsyncIterable<string>): Promise<{ sample: string; isWhole: boolean }> {
  let sample = '';
  for await (const piece of text) {
    sample += piece;
    if (sample.length > sampleLength) return { sample: sample.slice(0, sampleLength), isWhole: false };
  }
  return { sample, isWhole: true };
}

function chosenLayout(sample: string, isWhole: boolean, separator?: string | null, row_separator?: string | null) {
  if (separator) return { kind: 'table', separator, row_separator: ownRowEnd(row_separator) } satisfies TextLayout;
  const layout = layoutOf(row_separator ? sample.replaceAll(row_separator, '\n') : sample, isWhole);
  if (!row_separator || ownRowEnd(row_separator) === null) return layout;
  const own = layout.kind === 'table' ? layout.separator : partingSignOf(sample.replaceAll(row_separator, '\n'));
  return { kind: 'table', separator: own, row_separator } satisfies TextLayout;
}

/** What rows end with, where it is not the end of a line. */
const ownRowEnd = (row_separator: string | null | undefined) =>
  !row_separator || /^(?:\r\n|\n|\r)$/u.test(row_separator) ? null : row_separator.replaceAll('\r\n', '\n');

/** By what the lines of a list are parted, for rows that do not end with their lines. */
function partingSignOf(list: string): string {
  const lines = readPastedList(list);
  const isAllBy = (sign: string) => {
    const separator = listSeparatorOf(sign);
    const parted = separator && readPastedList(list, { separator });
    return parted && lines.every(({ word }, at) => word === parted[at]?.word);
  };
  return ['\t', ';', ' - ', ':', '=', ','].find(isAllBy) ?? '\t';
}

/** A list has two columns, or three where most of its lines have a third text. */
function* listRows(pasted: string, rowLength: number): Generator<TextRow, void> {
  const lines = readPastedList(pasted, thirdColumnOf(pasted) ? { thirdColumn: 'second text' } : {});
  const width = lines.some(({ extra }) => extra) ? 3 : lines.some(({ translation }) => translation) ? 2 : 1;
  for (const { line, word, translation, extra } of lines) {
    if (word.length + (translation?.length ?? 0) > rowLength) throw new UnreadableFile('TOO_LARGE');
    yield { line, cells: [word, translation ?? '', extra ?? ''].slice(0, width) };
  }
}

function readRow({ line, cells, text = '' }: TextRow, mostColumns: number): ReadRow | RowProblem {
  if (cells === null || cells.length > mostColumns)
    return { table: 0, line, code: 'ROW_BROKEN', text: text || (cells?.[0] ?? '').slice(0, 80) };
  return { table: 0, line, deck_path: [], cells: cells.map((cell) => readCell(asRead(cell))), answers: [] };
}
