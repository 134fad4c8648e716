import { type OpenFile, type ReadingLimits, UnreadableFile } from '../../file-reader.ts';
import { type OpenZip, openZip } from '../../zip/index.ts';
import { openedSheets, RowBeingRead, type Sheet, type SheetRow } from './open-sheets.ts';
import { readWholeXml, readXml, type XmlHandler } from './xml-events.ts';

const spreadsheetType = 'application/vnd.oasis.opendocument.spreadsheet';
const content = 'content.xml';

/**
 * Opens a spreadsheet of LibreOffice and others (OpenDocument) with its visible sheets: cells as they are shown, without
 * what is remarked at them. Rows and cells that say they are repeated are so only as far as something stands in them.
 */
export const openOds: OpenFile = async (path, _reading, limits) => {
  const zip = await openZip(path, limits);
  try {
    await checkKind(zip);
    const sheets = (await sheetsOf(zip, limits)).map(({ name, at }): Sheet => ({
      name,
      rows: () => rowsOf(zip, at, limits),
    }));
    return await openedSheets('ods', zip, sheets, limits);
  } catch (error) {
    await zip.close();
    throw error;
  }
};

async function checkKind(zip: OpenZip) {
  const type = await zip.read('mimetype', 200);
  if (!zip.has(content) || (type && !new TextDecoder().decode(type).startsWith(spreadsheetType)))
    throw new UnreadableFile('NOT_READABLE');
  let isEncrypted = false;
  const manifest = 'META-INF/manifest.xml';
  if (!zip.has(manifest)) return;
  await readWholeXml(zip.stream(manifest, 20_000_000), {
    open(tag) {
      isEncrypted ||= tag === 'manifest:encryption-data';
    },
  });
  if (isEncrypted) throw new UnreadableFile('PASSWORD');
}

/** The sheets in their order, without those that are hidden. */
async function sheetsOf(zip: OpenZip, limits: ReadingLimits): Promise<{ name: string; at: number }[]> {
  const hiddenStyles = new Set<string>();
  const sheets: { name: string; style: string; at: number }[] = [];
  let style = '';
  let depth = 0;
  let count = 0;
  await readWholeXml(zip.stream(content, limits.unpackedBytes), {
    open(tag, attributes) {
      if (tag === 'style:style') style = attributes['style:name'] ?? '';
      if (tag === 'style:table-properties' && attributes['table:display'] === 'false') hiddenStyles.add(style);
      if (tag !== 'table:table') return;
      depth += 1;
      if (depth > 1) return;
      sheets.push({ name: attributes['table:name'] ?? '', style: attributes['table:style-name'] ?? '', at: count });
      count += 1;
    },
    close(tag) {
      if (tag === 'table:table') depth -= 1;
    },
  });
  return sheets.filter((sheet) => !hiddenStyles.has(sheet.style));
}

async function* rowsOf(zip: OpenZip, sheet: number, limits: ReadingLimits): AsyncGenerator<SheetRow, void> {
  const reader = new SheetReader(sheet, limits);
  for await (const _ of readXml(zip.stream(content, limits.unpackedBytes), reader)) {
    for (const { cells, line, repeated } of reader.found.splice(0))
      for (let copy = 0; copy < repeated; copy += 1) yield { line: line + copy, cells };
  }
}

const repeatedBy = (attributes: Record<string, string>, name: string) =>
  Math.max(1, Number.parseInt(attributes[name] ?? '1', 10) || 1);

/** Reads the rows of one sheet out of all that stands in the file. */
class SheetReader implements XmlHandler {
  readonly found: (SheetRow & { repeated: number })[] = [];
  readonly #wanted: number;
  readonly #limits: ReadingLimits;
  readonly #row: RowBeingRead;
  #sheet = -1;
  #tables = 0;
  #line = 1;
  #rowsRepeated = 1;
  #column = 0;
  #cellsRepeated = 1;
  #lines: string[] = [];
  #length = 0;
  /** How many elements deep it is in a cell's paragraph, and in what is left out. */
  #paragraphs = 0;
  #skipped = 0;

  constructor(wanted: number, limits: ReadingLimits) {
    this.#wanted = wanted;
    this.#limits = limits;
    this.#row = new RowBeingRead(limits);
  }

  get #isHere() {
    return this.#sheet === this.#wanted && this.#tables === 1;
  }

  open(tag: string, attributes: Record<string, string>) {
    if (tag === 'table:table') {
      this.#tables += 1;
      if (this.#tables === 1) {
        this.#sheet += 1;
        this.#line = 1;
      }
    }
    if (!this.#isHere) return;
    // Remarks, drawings and the reading of characters are no text of the cell.
    if (this.#skipped > 0 || ['office:annotation', 'draw:frame', 'text:ruby-text'].includes(tag)) this.#skipped += 1;
    else if (tag === 'table:table-row') {
      this.#rowsRepeated = repeatedBy(attributes, 'table:number-rows-repeated');
      this.#column = 0;
    } else if (tag === 'table:table-cell' || tag === 'table:covered-table-cell') {
      this.#cellsRepeated = repeatedBy(attributes, 'table:number-columns-repeated');
      this.#lines = [];
      this.#length = 0;
    } else this.#openInCell(tag, attributes);
  }

  #openInCell(tag: string, attributes: Record<string, string>) {
    if (tag === 'text:p') {
      this.#lines.push('');
      this.#paragraphs += 1;
    } else if (this.#paragraphs === 0) return;
    else if (tag === 'text:s')
      this.#add(' '.repeat(Math.min(repeatedBy(attributes, 'text:c'), this.#limits.rowLength)));
    else if (tag === 'text:tab') this.#add('\t');
    else if (tag === 'text:line-break') this.#add('\n');
  }

  text(text: string) {
    if (this.#isHere && this.#paragraphs > 0 && this.#skipped === 0) this.#add(text.replaceAll(/[\t\r\n ]+/gu, ' '));
  }

  #add(text: string) {
    this.#length += text.length;
    if (this.#length > this.#limits.rowLength) throw new UnreadableFile('TOO_LARGE');
    this.#lines[this.#lines.length - 1] += text;
  }

  close(tag: string) {
    if (this.#isHere) this.#closeHere(tag);
    if (tag === 'table:table') this.#tables -= 1;
  }

  #closeHere(tag: string) {
    if (this.#skipped > 0) this.#skipped -= 1;
    else if (tag === 'text:p') this.#paragraphs -= 1;
    else if (tag === 'table:table-cell' || tag === 'table:covered-table-cell') this.#closeCell();
    else if (tag === 'table:table-row') this.#closeRow();
  }

  #closeCell() {
    const text = this.#lines.join('\n');
    const most = text === '' ? 0 : Math.min(this.#cellsRepeated, this.#limits.columns + 1);
    for (let copy = 0; copy < most; copy += 1) this.#row.set(this.#column + copy, text);
    this.#column += this.#cellsRepeated;
    this.#lines = [];
  }

  #closeRow() {
    const cells = this.#row.take();
    const line = this.#line;
    this.#line += this.#rowsRepeated;
    // One more than may be read says that there are too many.
    if (cells) this.found.push({ line, cells, repeated: Math.min(this.#rowsRepeated, this.#limits.rows + 1) });
  }
}
