import { strToU8, type Zippable, zipSync } from 'fflate';

/** A cell: text, a number, or nothing. Text stays text, whatever it begins with. */
export type XlsxCell = string | number | null;

/** A sheet of a workbook. */
export interface XlsxSheet {
  name: string;
  rows: readonly (readonly XlsxCell[])[];
  /** Whether it is read from right to left. */
  isRightToLeft?: boolean;
}

/**
 * A workbook of one sheet for Excel, LibreOffice and others: its first row and first column stay in sight. Texts are written
 * as texts, so that no name becomes a formula.
 */
export function xlsxOf({ name, rows, isRightToLeft = false }: XlsxSheet): Uint8Array<ArrayBuffer> {
  const lines = rows.map((row, at) => `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, column, at)).join('')}</row>`); // prettier-ignore
  const view = `<sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>`;
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${ofSheets}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${inXml(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${view}<sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const zipped: Zippable = {};
  for (const [path, xml] of Object.entries(files))
    zipped[path] = strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
  return zipSync(zipped);
}

/** What the file is, to whoever gives it. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relation = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`;

function cellXml(cell: XlsxCell, column: number, row: number): string {
  if (cell === null || cell === '') return '';
  const place = `r="${columnName(column)}${row + 1}"`;
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${inXml(cell)}</t></is></c>`;
}

/** A, B … Z, AA, AB …; the first column is 0. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** Sheets have names of at most 31 characters, without a few signs. */
const sheetName = (name: string) =>
  name
    .replaceAll(/[\\/?*[\]:']/g, ' ')
    .slice(0, 31)
    .trim() || '1';

/** A text as XML has it; what XML cannot hold at all is left out. */
const inXml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
