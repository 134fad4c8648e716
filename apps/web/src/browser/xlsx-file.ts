import { sheetNames, sheetPart, sheetXmlOf, workbookParts, type XlsxSheet } from '@lexiroom/domain/workbook';
import { strToU8, type Zippable, zipSync } from 'fflate';

export { columnName, type XlsxSheet } from '@lexiroom/domain/workbook';

/** A workbook for Excel, LibreOffice and others. */
export function xlsxOf(...sheets: readonly XlsxSheet[]): Uint8Array<ArrayBuffer> {
  const zipped: Zippable = {};
  for (const [path, xml] of Object.entries(workbookParts(sheetNames(sheets)))) zipped[path] = strToU8(xml);
  for (const [at, sheet] of sheets.entries()) zipped[sheetPart(at)] = strToU8(sheetXmlOf(sheet));
  return zipSync(zipped);
}

/** What the file is, to whoever gives it. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
