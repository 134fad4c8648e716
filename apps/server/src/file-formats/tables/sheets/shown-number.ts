/** Days from the first day of the two calendars of workbooks to the first of 1970. */
const daysTo1970 = { from1900: 25_569, from1904: 24_107 };
const dayMs = 86_400_000;

/** The formats that have no text of their own in a workbook (ECMA-376, 18.8.30), as far as they differ from plain numbers. */
const builtIn: Record<number, string> = {
  1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 14: 'yyyy-mm-dd', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM', 20: 'h:mm', 21: 'h:mm:ss', 22: 'yyyy-mm-dd h:mm', 37: '#,##0', 38: '#,##0', 39: '#,##0.00', 40: '#,##0.00', 45: 'mm:ss', 46: 'h:mm:ss', 47: 'mm:ss',
}; // prettier-ignore

/** The text of a format: its own, or that of its number. */
export const formatOf = (id: number, own: ReadonlyMap<number, string>): string =>
  own.get(id) ?? builtIn[id] ?? 'General';

/**
 * A number as a spreadsheet shows it, as far as lists of words need it: as a date or a time, with its decimals, as a
 * percentage, with thousands, with zeros in front. What is not known is shown as the plain number.
 */
export function shownNumber(written: string, format: string, is1904: boolean): string {
  const number = Number(written);
  if (written.trim() === '' || !Number.isFinite(number)) return written;
  const [section = ''] = format.split(';');
  const bare = section.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./gu, '');
  if (/^general$|^@$|^$/iu.test(bare.trim())) return plain(number);
  if (/[dmyhs]/iu.test(bare)) return shownDate(number, bare, is1904);
  const decimals = /\.([0#?]+)/u.exec(bare)?.[1]?.length ?? 0;
  if (/[eE][+-]/u.test(bare) || !/[0#?]/u.test(bare)) return plain(number);
  const value = bare.includes('%') ? number * 100 : number;
  const zeros = bare.split('.', 1)[0]!.replaceAll(/[^0]/gu, '').length;
  const [whole = '', rest] = Math.abs(value).toFixed(Math.min(decimals, 20)).split('.');
  const padded = whole.padStart(zeros, '0');
  const grouped = /[#0],[#0]/u.test(bare) ? padded.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',') : padded;
  return `${number < 0 ? '-' : ''}${grouped}${rest === undefined ? '' : `.${rest}`}${bare.includes('%') ? '%' : ''}`;
}

/** As it would be typed: what binary fractions add far behind is left out. */
const plain = (number: number) => String(Number(number.toPrecision(15)));

/** A day as 2026-11-27 and a time as 9:05, whatever the order of the workbook's format: it is the reader's that counts. */
function shownDate(number: number, format: string, is1904: boolean): string {
  const ms = Math.round((number - (is1904 ? daysTo1970.from1904 : daysTo1970.from1900)) * dayMs);
  const date = new Date(Math.round(ms / 1000) * 1000);
  if (Number.isNaN(date.getTime())) return plain(number);
  const hasTime = /[hs]/iu.test(format);
  const hasDay = /[dy]/iu.test(format) || !hasTime;
  const day = date.toISOString().slice(0, 10);
  const time = `${date.getUTCHours()}:${date.toISOString().slice(14, /s/iu.test(format) ? 19 : 16)}`;
  return [hasDay ? day : '', hasTime ? time : ''].filter(Boolean).join(' '); // prettier-ignore
}
