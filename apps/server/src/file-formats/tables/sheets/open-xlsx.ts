import { type OpenFile, type ReadingLimits, UnreadableFile } from '../../file-reader.ts';
import { type OpenZip, openZip } from '../../zip/index.ts';
import { openedSheets, RowBeingRead, type Sheet, type SheetRow } from './open-sheets.ts';
import { formatOf, shownNumber } from './shown-number.ts';
import { readWholeXml, readXml } from './xml-events.ts';

/** What all texts that sheets share may have together, in UTF-16 units. */
const sharedLength = 50_000_000;
/** Of the small parts of a workbook, in bytes. */
const partBytes = 20_000_000;

/**
 * Opens a workbook of Excel (ECMA-376) with its visible sheets. A formula counts as its result that was saved, a number or
 * a date as it is shown; of merged cells the first has the text, and marks over Chinese characters are left out.
 */
export const openXlsx: OpenFile = async (path, _reading, limits) => {
  const zip = await openZip(path, limits);
  try {
    const workbook = await workbookOf(zip);
    const shared = await sharedTexts(zip, workbook.sharedStrings, limits);
    const formats = await formatsOf(zip, workbook.styles);
    const sheets = workbook.sheets.map(({ name, part }): Sheet => ({
      name,
      rows: () => rowsOf(zip, part, { shared, formats, is1904: workbook.is1904 }, limits),
    }));
    return await openedSheets('xlsx', zip, sheets, limits);
  } catch (error) {
    await zip.close();
    throw error;
  }
};

interface Workbook {
  sheets: { name: string; part: string }[];
  is1904: boolean;
  sharedStrings: string | undefined;
  styles: string | undefined;
}

/** The name of an element without its prefix: some programs write x:row for row. */
const localName = (tag: string) => tag.slice(tag.indexOf(':') + 1);

async function workbookOf(zip: OpenZip): Promise<Workbook> {
  const main = (await relationsOf(zip, '_rels/.rels', '')).find(({ type }) => type === 'officeDocument')?.target;
  const path = main ?? 'xl/workbook.xml';
  if (!zip.has(path)) throw new UnreadableFile('NOT_READABLE');
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relations = await relationsOf(zip, `${folder}_rels/${path.slice(folder.length)}.rels`, folder);
  const listed: { name: string; id: string }[] = [];
  let is1904 = false;
  await readWholeXml(zip.stream(path, partBytes), {
    open(tag, attributes) {
      if (localName(tag) === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (localName(tag) !== 'sheet' || ['hidden', 'veryHidden'].includes(attributes['state'] ?? '')) return;
      const id = Object.entries(attributes).find(([name]) => /^[^:]+:id$/u.test(name))?.[1] ?? '';
      listed.push({ name: attributes['name'] ?? '', id });
    },
  });
  const sheets = listed.flatMap(({ name, id }) => {
    const relation = relations.find((one) => one.id === id && one.type === 'worksheet');
    return relation && zip.has(relation.target) ? [{ name, part: relation.target }] : [];
  });
  const partOf = (wanted: string) => relations.find(({ type, target }) => type === wanted && zip.has(target))?.target;
  return { sheets, is1904, sharedStrings: partOf('sharedStrings'), styles: partOf('styles') };
}

interface Relation {
  id: string;
  /** The last part of its address, such as 'worksheet'. */
  type: string;
  target: string;
}

async function relationsOf(zip: OpenZip, path: string, folder: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  if (!zip.has(path)) return relations;
  await readWholeXml(zip.stream(path, partBytes), {
    open(tag, { Id = '', Type = '', Target = '', TargetMode }) {
      if (localName(tag) !== 'Relationship' || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : folder + Target;
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: target.replaceAll(/[^/]+\/\.\.\//gu, '') }); // prettier-ignore
    },
  });
  return relations;
}

/** The texts that cells name by their number. */
async function sharedTexts(zip: OpenZip, path: string | undefined, limits: ReadingLimits): Promise<string[]> {
  const texts: string[] = [];
  if (path === undefined) return texts;
  const reader = new RichText();
  let length = 0;
  await readWholeXml(zip.stream(path, limits.unpackedBytes), {
    open: (tag) => reader.open(localName(tag)),
    text: (text) => reader.text(text),
    close(tag) {
      reader.close(localName(tag));
      if (localName(tag) !== 'si') return;
      const text = reader.take();
      // An empty one takes room as well.
      length += text.length + 10;
      if (length > sharedLength || text.length > limits.rowLength) throw new UnreadableFile('TOO_LARGE');
      texts.push(text);
    },
  });
  return texts;
}

/** A text in runs of several fonts as one, without what is told of how its characters are read. */
class RichText {
  #text = '';
  #isText = false;
  #isPhonetic = false;

  open(tag: string) {
    if (tag === 'rPh') this.#isPhonetic = true;
    if (tag === 't') this.#isText = !this.#isPhonetic;
  }

  text(text: string) {
    if (this.#isText) this.#text += text;
  }

  close(tag: string) {
    if (tag === 'rPh') this.#isPhonetic = false;
    if (tag === 't') this.#isText = false;
  }

  take(): string {
    const text = this.#text;
    this.#text = '';
    // What XML cannot hold is written so.
    return text.replaceAll(/_x([0-9A-Fa-f]{4})_/gu, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}

/** The number format of each style of cells. */
async function formatsOf(zip: OpenZip, path: string | undefined): Promise<string[]> {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isInStyles = false;
  if (path === undefined) return [];
  await readWholeXml(zip.stream(path, partBytes), {
    open(tag, attributes) {
      const name = localName(tag);
      if (name === 'cellXfs') isInStyles = true;
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'xf' && isInStyles) ids.push(Number(attributes['numFmtId'] ?? 0));
    },
    close(tag) {
      if (localName(tag) === 'cellXfs') isInStyles = false;
    },
  });
  return ids.map((id) => formatOf(id, own));
}

interface Meanings {
  shared: readonly string[];
  formats: readonly string[];
  is1904: boolean;
}

async function* rowsOf(
  zip: OpenZip,
  part: string,
  meanings: Meanings,
  limits: ReadingLimits,
): AsyncGenerator<SheetRow, void> {
  const found: SheetRow[] = [];
  const row = new RowBeingRead(limits);
  const rich = new RichText();
  let line = 0;
  let column = -1;
  let cell: Record<string, string> = {};
  let value = '';
  let isValue = false;
  const events = readXml(zip.stream(part, limits.unpackedBytes), {
    open(tag, attributes) {
      const name = localName(tag);
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        column = -1;
      } else if (name === 'c') {
        cell = attributes;
        column = columnOf(attributes['r']) ?? column + 1;
        value = '';
      } else if (name === 'v') isValue = true;
      else rich.open(name);
    },
    text(text) {
      if (isValue) value += text;
      else rich.text(text);
      if (value.length > limits.rowLength) throw new UnreadableFile('TOO_LARGE');
    },
    close(tag) {
      const name = localName(tag);
      if (name === 'v') isValue = false;
      else if (name === 'c') row.set(column, shownCell(cell, value, rich.take(), meanings));
      else if (name === 'row') {
        const cells = row.take();
        if (cells) found.push({ line, cells });
      } else rich.close(name);
    },
  });
  for await (const _ of events) yield* found.splice(0);
}

/** The column of a place such as 'BC12', from 0. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(place ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0)! - 64), 0) - 1;
}

function shownCell(
  cell: Record<string, string>,
  value: string,
  inline: string,
  { shared, formats, is1904 }: Meanings,
): string {
  // prettier-ignore
  switch (cell['t']) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
      return inline;
    case 'str':
    case 'd':
      return value;
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    default:
      return shownNumber(value, formats[Number(cell['s'] ?? 0)] ?? 'General', is1904);
  }
}
