import { hasListMarks, separators, readPastedList } from '@lexiroom/domain/deck-editor';
import { hasHeader } from '@lexiroom/domain/interchange';
import { parse } from 'csv-parse/sync';

/** How the cells of a text are parted. `list`: by the rules of pasted lists, line by line. */
export type TextLayout = { kind: 'list' } | { kind: 'table'; separator: string; row_separator: string | null };

/** Signs by which programs part the cells of tables, the surest first. */
const tableSigns = ['\t', ';', '|', ','] as const;
/** From this share of rows on, of one width, a text is a table. */
const nearlyAll = 0.9;
/** A list is read as a whole, so it has to be short: what people paste, in UTF-16 units. */
export const longestList = 1_000_000;

/**
 * How a text is laid out, from its beginning: a table where nearly all rows have as many cells; in a few lines of many
 * pairs, or in blocks, as Quizlet exports them where one asks it to; else a list. What a table of two columns parted by
 * commas holds, a list reads alike, and a list knows of numbers in front and of dashes.
 */
export function layoutOf(sample: string, isWhole: boolean): TextLayout {
  const pairs = pairsOf(sample, isWhole);
  if (pairs) return pairs;
  const isList = isWhole && sample.length <= longestList;
  if (isList && hasListMarks(sample)) return { kind: 'list' };
  const widthBy = (separator: string) => {
    const width = widthOf(sample, separator, isWhole);
    return width >= (isList && separator === ',' ? 3 : 2) ? width : 0;
  };
  // Names of columns tell more than what stands below them: each note of a table may hold a semicolon.
  const named = tableSigns.find((sign) => widthBy(sign) > 0 && hasHeader(sampleRows(sample, sign, isWhole)));
  const separator =
    named ?? tableSigns.find((sign) => widthBy(sign) > 0 && !(isList && sign === ',' && isPartedOtherwise(sample)));
  if (separator) return { kind: 'table', separator, row_separator: null };
  return isList ? { kind: 'list' } : { kind: 'table', separator: widestOf(sample), row_separator: null };
}

/** How many cells nearly all rows of a sample have; 0 where they differ. */
function widthOf(sample: string, separator: string, isWhole: boolean): number {
  const rows = sampleRows(sample, separator, isWhole);
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= nearlyAll * rows.length ? best[0] : 0;
}

function sampleRows(sample: string, separator: string, isWhole: boolean): string[][] {
  const rows: string[][] = parse(sample, {
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: true,
    to: 200,
  });
  // The last one of a beginning may be cut.
  return isWhole ? rows : rows.slice(0, -1);
}

/** Whether most lines have a dash, a colon or an equals sign that parts them, so that commas belong to their texts. */
function isPartedOtherwise(sample: string): boolean {
  const byComma = readPastedList(sample, { separator: 'comma' });
  const asItLooks = readPastedList(sample);
  const others = asItLooks.filter(({ word }, at) => word !== byComma[at]?.word).length;
  return others * 2 > asItLooks.length;
}

/** What nearly every row of a long text has, where its rows are of several widths. */
function widestOf(sample: string): string {
  const lines = sample.split(/\r\n?|\n/u).filter(Boolean).slice(0, 200); // prettier-ignore
  const counted = tableSigns.map((sign) => ({ sign, count: lines.filter((line) => line.includes(sign)).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]!.sign;
}

/** What parts a word from its meaning in an export of Quizlet, where it is asked for. */
const pairSigns = ['\t', ' - ', ',', ':', '='] as const;

function pairsOf(sample: string, isWhole: boolean): TextLayout | undefined {
  const text = sample
    .replace(/^\uFEFF/u, '')
    .replaceAll('\r\n', '\n')
    .trim();
  const blocks = text.split(/\n\n+/u);
  const isBlocks = blocks.length > 1 && blocks.some((block) => block.includes('\n')) && blocks.slice(0, isWhole ? undefined : -1).every((block) => block.split('\t').length === 2); // prettier-ignore
  if (isBlocks) return { kind: 'table', separator: '\t', row_separator: '\n\n' };
  if (text.split('\n').length > 2) return undefined;
  const pieces = text.split(';').map((piece) => piece.trim()).filter((piece) => piece !== ''); // prettier-ignore
  const separator = pairSigns.find((sign) => pieces.every((piece) => piece.split(sign).length === 2));
  return separator && pieces.length >= 3 ? { kind: 'table', separator, row_separator: ';' } : undefined;
}

/** Whether a sign is one that lists are parted by, too. */
export const listSeparatorOf = (sign: string) =>
  separators.find((separator) => ({ tab: '\t', semicolon: ';', comma: ',', dash: ' - ', colon: ':', equals: '=' })[separator] === sign); // prettier-ignore
