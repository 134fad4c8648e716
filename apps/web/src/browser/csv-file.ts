import { isLocale } from './is-locale.ts';

/** What stands between the cells of a line. */
export type CsvSeparator = ',' | ';';

/** A table as a file for spreadsheets: in UTF-8 with its mark, by which Excel knows the letters. */
export const csvOf = (table: readonly (readonly (string | number)[])[], separator: CsvSeparator): string =>
  `\uFEFF${table.map((line) => line.map((cell) => csvCell(cell, separator)).join(separator)).join('\r\n')}\r\n`;

/** A cell as it is written. What a spreadsheet would take for a formula becomes text: pupils choose their own names. */
function csvCell(cell: string | number, separator: CsvSeparator): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell;
  return /["\r\n]|^\s|\s$/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What spreadsheets of a region put between cells: a semicolon where the comma stands in numbers. */
export function csvSeparator(locale: string): CsvSeparator {
  const decimal = new Intl.NumberFormat(isLocale(locale) ? locale : [])
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal');
  return decimal?.value === '.' ? ',' : ';';
}

/** What something is called as a file: without what file systems do not take, at most 80 letters; else `nameless`. */
export function plainFileName(about: string, nameless: string): string {
  const name = Array.from(about.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|\s]+/gu, ' ').trim())
    .slice(0, 80)
    .join('');
  return name.replace(/^\.+/, '').trim() || nameless;
}

/**
 * The name of a file: what it is about and its day, without the signs that file systems refuse. `at`: epoch milliseconds;
 * `nameless`: what it is called when nothing of `about` is left.
 */
export function fileNameOf(about: string, at: number, nameless: string, ending: 'csv' | 'xlsx' = 'csv'): string {
  const day = new Date(at);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${plainFileName(about, nameless)}-${date.join('-')}.${ending}`;
}

/** Gives what was made in the browser as a file; a text as CSV. */
export function download(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
