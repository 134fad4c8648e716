/** A cell: text, a number, or nothing. Text stays text, whatever it begins with. */
export type XlsxCell = string | number | null;

/** A sheet of a workbook. */
export interface XlsxSheet {
  name: string;
  rows: readonly (readonly XlsxCell[])[];
  /** Whether it is read from right to left. */
  isRightToLeft?: boolean;
}

/** What a workbook is made of beside its sheets, by the path of each part. `sheets`: as {@link sheetNames} names them, in their order. */
export function workbookParts(names: readonly string[]): Record<string, string> {
  const parts = names.map((_, at) => sheetPart(at));
  const types = parts.map((part) => `<Override PartName="/${part}" ContentType="${ofSheets}.worksheet+xml"/>`);
  const list = names.map((name, at) => `<sheet name="${inXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': relationsTo('officeDocument', ['xl/workbook.xml']),
    'xl/_rels/workbook.xml.rels': relationsTo(
      'worksheet',
      parts.map((part) => part.replace('xl/', '')),
    ),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list.join('')}</sheets></workbook>`,
  };
  return Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, declared(xml)]));
}

/** The path of a sheet within its workbook; the first one is 0. */
export const sheetPart = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;

/** A sheet as its part of the workbook has it: its first row and first column stay in sight, and texts are texts, so that none becomes a formula. */
export const sheetXmlOf = (sheet: XlsxSheet): string => declared(sheetXml(sheet));

const declared = (xml: string) => `<?xml version="1.0" encoding="UTF-8"?>${xml}`;

function sheetXml({ rows, isRightToLeft = false }: XlsxSheet): string {
  const lines = rows.map((row, at) => `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, column, at)).join('')}</row>`); // prettier-ignore
  const view = `<sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>`;
  return `<worksheet xmlns="${main}">${view}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relationsTo = (type: string, targets: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map((target, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

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

/**
 * Sheets have names of at most 31 characters, without a few signs, and no two of a workbook the same, whatever the case: a
 * later one of the same name ends with its number.
 */
export function sheetNames(sheets: readonly Pick<XlsxSheet, 'name'>[]): string[] {
  const names: string[] = [];
  for (const [at, { name }] of sheets.entries()) {
    const plain = name.replaceAll(/[\\/?*[\]:']/g, ' ').trim().slice(0, 31).trim(); // prettier-ignore
    const isTaken = names.some((other) => other.toLowerCase() === plain.toLowerCase());
    names.push(plain && !isTaken ? plain : `${plain.slice(0, 28)} ${at + 1}`.trim());
  }
  return names;
}

/** A text as XML has it; what XML cannot hold at all is left out. */
export const inXml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
