import { strToU8, zipSync } from 'fflate';

/** A file as the browser is given it. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** So few letters of Windows-1252 that this journey needs no table of it: Latin-1 is the same there. */
export const inWindows1252 = (name: string, text: string): GivenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const packed = (files: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

/** Texts as somebody packs them by hand. */
export const asZip = (name: string, files: Record<string, string>): GivenFile => ({
  name,
  mimeType: 'application/zip',
  buffer: packed(files),
});

const xlsxCell = (text: string, row: number, column: number) =>
  `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;

/** A workbook of one sheet, as small as Excel opens it. */
export function asXlsx(name: string, rows: readonly (readonly string[])[]): GivenFile {
  const sheet = rows
    .map(
      (cells, row) => `<row r="${row + 1}">${cells.map((text, column) => xlsxCell(text, row, column)).join('')}</row>`,
    )
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const related = (id: string, kind: string, target: string) =>
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/></Relationships>`;
  return {
    name,
    mimeType: `${types}.sheet`,
    buffer: packed({
      '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
      '_rels/.rels': related('rId1', 'officeDocument', 'xl/workbook.xml'),
      'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Words" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': related('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    }),
  };
}

const odsCell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`;

/** A spreadsheet of one sheet, as small as LibreOffice opens it. */
export function asOds(name: string, rows: readonly (readonly string[])[]): GivenFile {
  const urn = 'urn:oasis:names:tc:opendocument:xmlns';
  const type = 'application/vnd.oasis.opendocument.spreadsheet';
  const table = rows.map((cells) => `<table:table-row>${cells.map(odsCell).join('')}</table:table-row>`).join('');
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return {
    name,
    mimeType: type,
    buffer: packed({
      mimetype: type,
      'META-INF/manifest.xml': `${head}<manifest:manifest xmlns:manifest="${urn}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
      'content.xml': `${head}<office:document-content xmlns:office="${urn}:office:1.0" xmlns:table="${urn}:table:1.0" xmlns:text="${urn}:text:1.0" office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Words">${table}</table:table></office:spreadsheet></office:body></office:document-content>`,
    }),
  };
}
