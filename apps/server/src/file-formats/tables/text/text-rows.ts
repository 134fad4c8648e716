import { type CsvError, parse } from 'csv-parse';
import { UnreadableFile } from '../../file-reader.ts';

/** A row of a text as it stands there; `cells` null where it is broken, with the beginning of what stands there. */
export interface TextRow {
  line: number;
  cells: string[] | null;
  text?: string;
}

/** After so many quotes that are not closed, quotes count for nothing in the rest. */
const mostBrokenRows = 20;
/** How much of a broken row is told. */
const shownLength = 80;

export interface TableLayout {
  separator: string;
  row_separator: string | null;
}

/**
 * The rows of a text of cells, as they come: quoted cells hold anything, also line ends; empty lines are passed over. A cell
 * whose quote is not closed breaks its row alone: reading goes on at the next line. `textOf` gives the text from its beginning, each time.
 * @throws {UnreadableFile} 'TOO_LARGE' for a row of more than `rowLength` UTF-16 units
 */
export async function* textRows(
  textOf: () => AsyncIterable<string>,
  layout: TableLayout,
  rowLength: number,
): AsyncGenerator<TextRow, void> {
  const linesOf = (from: number) => linesFrom(withLineFeeds(textOf()), from);
  let from = 1;
  for (let broken = 0; ; broken += 1) {
    // Where rows end with signs of their own, as in exports of Quizlet, quotes are letters.
    const withQuotes = broken < mostBrokenRows && layout.row_separator === null;
    let last = from - 1;
    try {
      for await (const { record, lines } of parsed(linesOf(from), layout, rowLength, withQuotes)) {
        const first = last + 1;
        last = from - 1 + lines;
        if (record.some((cell) => cell !== '')) yield { line: lineOf(first, last, record), cells: record };
      }
      return;
    } catch (error) {
      if (!withQuotes || !isBrokenQuote(error)) throw tooLarge(error);
      const [line, text] = await firstFilledLine(linesOf(last + 1), last + 1, rowLength);
      yield { line, cells: null, text: text.slice(0, shownLength) };
      from = line + 1;
    }
  }
}

interface Parsed {
  record: string[];
  /** How many lines end with it. */
  lines: number;
}

/** The rows that the parser finds, each of them before what is wrong with the one after it. */
async function* parsed(
  text: AsyncIterable<string>,
  layout: TableLayout,
  rowLength: number,
  withQuotes: boolean,
): AsyncGenerator<Parsed, void> {
  const found: Parsed[] = [];
  const parser = parse({
    delimiter: layout.separator,
    record_delimiter: [layout.row_separator ?? '\n'],
    quote: withQuotes ? '"' : null,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Spaces around a cell do not hide its quotes; where they are part of what parts cells, they stay.
    trim: layout.separator.trim() === layout.separator,
    bom: true,
    // In bytes, of which a unit has three at most.
    max_record_size: rowLength * 3,
    on_record: (record: string[], { lines }) => {
      found.push({ record, lines });
      return null;
    },
  });
  // Told to whoever writes.
  parser.on('error', () => {});
  parser.resume();
  for await (const piece of text) {
    const error = await new Promise((resolve) => parser.write(piece, resolve));
    yield* found.splice(0);
    if (error) throw error;
  }
  const error = await new Promise((resolve) => parser.end(resolve));
  yield* found.splice(0);
  if (error) throw error;
}

/** Empty lines before a row belong to none; a row begins where its cells do, which its own line ends tell. */
function lineOf(first: number, last: number, record: readonly string[]): number {
  const inside = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  return Math.max(first, last - inside);
}

const codeOf = (error: unknown) => (error as Partial<CsvError>).code;
const brokenQuotes = [
  'CSV_QUOTE_NOT_CLOSED',
  'CSV_INVALID_CLOSING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
  'CSV_MAX_RECORD_SIZE',
];
const isBrokenQuote = (error: unknown) => brokenQuotes.includes(codeOf(error) ?? '');
const tooLarge = (error: unknown) =>
  codeOf(error) === 'CSV_MAX_RECORD_SIZE' ? new UnreadableFile('TOO_LARGE') : error;

/** A text whose lines end with a line feed alone, as old and Windows' ones do not. */
async function* withLineFeeds(text: AsyncIterable<string>): AsyncGenerator<string, void> {
  let held = '';
  for await (const piece of text) {
    const whole = held + piece;
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replaceAll(/\r\n?/gu, '\n');
  }
  if (held !== '') yield '\n';
}

/** A text from one of its lines on, which count from 1. */
async function* linesFrom(text: AsyncIterable<string>, line: number): AsyncGenerator<string, void> {
  let left = line - 1;
  for await (const piece of text) {
    let at = 0;
    while (left > 0 && at !== -1) {
      at = piece.indexOf('\n', at);
      if (at === -1) break;
      at += 1;
      left -= 1;
    }
    if (left === 0 && at < piece.length) yield at === 0 ? piece : piece.slice(at);
  }
}

/** The first line that is not empty, and its number. */
async function firstFilledLine(
  text: AsyncIterable<string>,
  first: number,
  rowLength: number,
): Promise<[number, string]> {
  let line = first;
  let rest = '';
  for await (const piece of text) {
    rest += piece;
    const empty = /^(?:[^\S\n]*\n)+/u.exec(rest)?.[0] ?? '';
    line += empty.split('\n').length - 1;
    rest = rest.slice(empty.length);
    const end = rest.indexOf('\n');
    if (end !== -1) return [line, rest.slice(0, end)];
    if (rest.length > rowLength) throw new UnreadableFile('TOO_LARGE');
  }
  return [line, rest];
}
