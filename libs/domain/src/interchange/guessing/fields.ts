import { type LanguageId, languageOf } from '../../languages/index.ts';
import type { ImportField, ReadCell } from '../read-table.ts';
import { guessLanguage } from './guess-language.ts';
import { fieldOfHeader, languageOfHeader } from './header-words.ts';
import { isScriptOf, scriptOf } from './scripts.ts';

/** What somebody learns and speaks, as far as it is known. */
export interface KnownLanguages {
  target: LanguageId | null;
  source: LanguageId | null;
}

/** From this share of its filled cells on a column is of a kind. */
const nearlyAll = 0.8;
/** A header is short; what is longer is a text. */
const headerLength = 40;
/** From this mean length on, in characters, a column holds sentences rather than words. */
const sentenceLength = 28;

/**
 * Whether the first row of a table says what its columns are: one of its cells is the name of a field or of a language and
 * comes up below nowhere, and no cell is empty between filled ones or longer than a name. A single word that could be one
 * of the list, such as 'word' in a list of English words, needs a second name beside it, unless it stands alone. A table of one
 * row has nothing but a header where all of several cells are names, as of a deck that is empty yet.
 */
export function hasHeader(rows: readonly (readonly string[])[]): boolean {
  const [first, ...others] = rows;
  if (!first) return false;
  const filled = first.filter((text) => text.trim() !== '');
  if (filled.length === 0 || filled.some((text) => text.length > headerLength)) return false;
  const named = filled.filter((text) => fieldOfHeader(text) !== null || languageOfHeader(text) !== null);
  if (named.length === 0 || areAllOfOneField(named)) return false;
  if (others.length === 0) return named.length > 1 && named.length === filled.length;
  const isAmongRows = others.slice(0, 50).some((row) => named.some((name) => row.includes(name)));
  if (isAmongRows) return false;
  // Two of two, or most of more: a list of languages or of school words has others of them below.
  if (named.length * 2 < filled.length + (filled.length > 1 ? 1 : 0) && named.length < 2) return false;
  return !others.slice(0, 20).some((row) => row.length > 0 && row.every((text, at) => isName(text) && isName(first[at] ?? ''))); // prettier-ignore
}

/** 'picture' and 'Bild' are two words of one meaning, and no header. */
const areAllOfOneField = (names: readonly string[]) =>
  names.length > 1 && new Set(names.map((name) => fieldOfHeader(name) ?? languageOfHeader(name))).size === 1;

const isName = (text: string) =>
  text.trim() !== '' && (fieldOfHeader(text) !== null || languageOfHeader(text) !== null);

/** What is known of a column before it is decided what it is. */
interface Column {
  at: number;
  header: string;
  cells: readonly ReadCell[];
  texts: string[];
  isMedia: 'picture' | 'sound' | null;
  hasGaps: boolean;
  language: LanguageId | null;
}

/**
 * What each column of a table is taken for, at first: by what it is called, else by what stands in it. A table has one
 * word at most, and always one where it has a column with texts and none of sentences with gaps; the first column with
 * texts that nothing else is known of is the word, the next its translation, then the second text and the note. `columns`:
 * how they are called; `withHeader`: the first row of `sample` names them where nothing else does. Where it is
 * known what its owner learns and speaks, the word is the column in the language that they learn.
 */
export function fieldsOf(
  columns: readonly string[],
  sample: readonly (readonly ReadCell[])[],
  withHeader: boolean,
  languages?: KnownLanguages,
): ImportField[] {
  const first = (sample[0] ?? []).map(({ text }) => text.trim());
  const isNamed = columns.some((name) => name.trim() !== '');
  const headers = isNamed || !withHeader ? columns : first;
  const isHeaderRow = withHeader && first.every((text, at) => text === (headers[at] ?? '').trim());
  const rows = isHeaderRow ? sample.slice(1) : sample;
  const count = Math.max(columns.length, ...sample.map((row) => row.length));
  const all = Array.from({ length: count }, (_, at) => columnOf(at, headers[at] ?? '', rows));
  const fields = all.map((column) => fieldBefore(column));
  giveTexts(all, fields, languages);
  keepOne(fields, 'target');
  keepOne(fields, 'sentence');
  keepOne(fields, 'deck');
  for (const single of ['source', 'extra_target', 'example_translation', 'sentence_translation'] as const)
    keepOne(fields, single, 'note');
  return fields;
}

function columnOf(at: number, header: string, rows: readonly (readonly ReadCell[])[]): Column {
  const cells = rows.flatMap((row) => (row[at] ? [row[at]] : []));
  const filled = cells.filter(
    ({ text, pictures, sounds }) => text.trim() !== '' || pictures.length + sounds.length > 0,
  );
  const texts = filled.map(({ text }) => text.trim()).filter((text) => text !== '');
  const withMedia = (kind: 'pictures' | 'sounds') =>
    filled.length > 0 && filled.filter((cell) => cell[kind].length > 0 && cell.text.trim() === '').length >= nearlyAll * filled.length; // prettier-ignore
  const isMedia = withMedia('pictures') ? 'picture' : withMedia('sounds') ? 'sound' : null;
  const gaps = cells.filter((cell) => cell.gaps.length > 0 || /\{\{?[^{}]+\}/u.test(cell.text));
  return {
    at,
    header,
    cells,
    texts,
    isMedia,
    hasGaps: gaps.length > 0 && gaps.length >= texts.length / 2,
    language: languageOfHeader(header) ?? guessLanguage(texts),
  };
}

/** What a column is by itself: undefined where only the others can tell. */
function fieldBefore({ header, isMedia, hasGaps, texts }: Column): ImportField | undefined {
  if (hasGaps) return 'sentence';
  const named = fieldOfHeader(header);
  if (isMedia) return named === 'source_sound' ? named : isMedia;
  // Anki's field of a cloze is called Text, but so is many another.
  if (named === 'sentence' && !/sentence|satz|oraci|cloze|句|문장/iu.test(header)) return undefined;
  if (named !== null) return named;
  if (texts.length === 0 && languageOfHeader(header) === null) return 'ignored';
  return texts.length > 0 && texts.every((text) => isNoText(text)) ? 'ignored' : undefined;
}

/** Numbers, dates, names of files and addresses are nothing to learn. */
const isNoText = (text: string) =>
  !/\p{L}/u.test(text) || /^https?:\/\/\S+$/u.test(text) || /^\S+\.(?:jpe?g|png|gif|webp|svg|mp3|ogg|wav|m4a)$/iu.test(text); // prettier-ignore

/** Gives the columns that are texts their places: word and translation first, then what they can be besides. */
function giveTexts(columns: readonly Column[], fields: (ImportField | undefined)[], languages?: KnownLanguages) {
  const free = () => columns.filter(({ at }) => fields[at] === undefined);
  const isThere = (field: ImportField) => fields.includes(field);
  if (isThere('sentence') && !isThere('target')) {
    // Beside a sentence with gaps stand its translation and what else is told of it.
    for (const { at } of free()) fields[at] = isThere('sentence_translation') ? 'note' : 'sentence_translation';
    fields.forEach((field, at) => (fields[at] = field === 'source' ? 'sentence_translation' : field));
    return;
  }
  if (!isThere('target')) {
    const target = free().find((column) => isIn(column, languages?.target)) ?? notIn(free(), languages?.source);
    // A table whose only texts are, say, its translations: they are words to learn.
    const other = columns.find(({ at }) => fields[at] === 'source') ?? columns.find(({ texts }) => texts.length > 0);
    const chosen = target ?? other ?? columns[0];
    if (chosen) fields[chosen.at] = 'target';
  }
  if (!isThere('source')) {
    const words = free().filter(({ texts }) => !isLong(texts));
    const source = words.find((column) => isIn(column, languages?.source)) ?? words[0] ?? free().find(({ texts }) => texts.length > 0) ?? free()[0]; // prettier-ignore
    if (source) fields[source.at] = 'source';
  }
  swapByLanguage(columns, fields, languages);
  for (const column of free()) {
    const isLongText = isLong(column.texts);
    if (isLongText && !isThere('example') && isLikeTarget(column, columns, fields)) fields[column.at] = 'example';
    else if (isLongText && isThere('example') && !isThere('example_translation'))
      fields[column.at] = 'example_translation'; // prettier-ignore
    else if (!isLongText && !isThere('extra_target')) fields[column.at] = 'extra_target';
    else fields[column.at] = 'note';
  }
}

const isLong = (texts: readonly string[]) =>
  texts.length > 0 && texts.reduce((sum, text) => sum + text.length, 0) / texts.length >= sentenceLength;

/** Whether a column is in a language, by its name, its words or at least its letters, where these tell. */
function isIn({ language, texts }: Column, wanted: LanguageId | null | undefined): boolean {
  if (!wanted) return false;
  if (language !== null) return isSame(language, wanted);
  const script = scriptOf(texts.join(' '));
  return script !== null && script !== 'Latn' && isScriptOf(script, languageOf(wanted).script);
}

const isSame = (one: LanguageId, other: LanguageId) =>
  one === other || (one.startsWith('english') && other.startsWith('english'));

/** The first column that is not in the language of the translations. */
const notIn = (columns: readonly Column[], source: LanguageId | null | undefined) =>
  columns.find((column) => column.texts.length > 0 && !isIn(column, source)) ??
  columns.find(({ texts }) => texts.length > 0) ??
  columns[0];

/** Word and translation change places where the translation is plainly in the language of the words. */
function swapByLanguage(columns: readonly Column[], fields: (ImportField | undefined)[], languages?: KnownLanguages) {
  const target = columns[fields.indexOf('target')];
  const source = columns[fields.indexOf('source')];
  if (!target || !source || !languages?.target || !languages.source) return;
  if (isIn(source, languages.target) && !isIn(target, languages.target) && !isIn(source, languages.source)) {
    fields[target.at] = 'source';
    fields[source.at] = 'target';
  }
}

/** Whether a column may be in the language of the words: an example is, a remark rather not. */
function isLikeTarget(column: Column, columns: readonly Column[], fields: readonly (ImportField | undefined)[]) {
  const target = columns[fields.indexOf('target')];
  if (column.language && target?.language) return column.language === target.language;
  return scriptOf(column.texts.join(' ')) === scriptOf(target?.texts.join(' ') ?? '');
}

/** Of several columns of a kind that can be there once the first one is it. */
function keepOne(
  fields: (ImportField | undefined)[],
  kind: ImportField,
  instead: ImportField = 'note',
): asserts fields is ImportField[] {
  // prettier-ignore
  const kept = fields.indexOf(kind);
  fields.forEach((field, at) => {
    if (field === kind && at !== kept) fields[at] = instead;
    else if (field === undefined) fields[at] = 'ignored';
  });
}
