import { noteLength, noteProblem, tidyNote } from '../deck-editor/index.ts';
import { extraTextProblem, translationProblem } from '../library/index.ts';
import { completedSentenceText, sentenceTextProblem } from '../sentences/sentence/index.ts';
import { tidyLine } from '../text/index.ts';
import { fittingTarget, withOtherSigns } from './fitting-texts.ts';
import { highlightsOf, withoutBraces } from './highlights-of-gaps.ts';
import type { MediaName, OutsideHighlight, OutsideSentence, OutsideWord } from './outside-deck.ts';
import type { ImportField, ReadCell, ReadRow, RowProblem, RowProblemCode } from './read-table.ts';

/** How the row's table is read: what each of its columns is. */
export interface RowReading {
  fields: readonly ImportField[];
}

export interface RowOptions {
  /** Whether the deck shows translations: a word without one is a problem then. */
  shows_translations: boolean;
}

/** What a row becomes. */
export type ImportedRow =
  | { kind: 'word'; word: OutsideWord }
  | { kind: 'sentence'; sentence: OutsideSentence }
  | { kind: 'problem'; problems: RowProblem[] }
  /** Nothing stands in the columns that are taken. */
  | { kind: 'empty' };

/** So much of a text is told with what is wrong with it. */
const shownLength = 80;

/**
 * What a row of a table becomes: a word, or a sentence where a column of sentences has a text; with its texts as they would
 * be kept and fitted to what a word may have ({@link fittingTarget}), several notes and examples in one, and the first picture
 * and sound of its cells. A sentence of one or two words that is a gap as a whole is a word. A problem names each text that
 * cannot stay.
 */
export function importedRow(row: ReadRow, { fields }: RowReading, options: RowOptions): ImportedRow {
  const cells = new CellsByField(row.cells, fields);
  if (cells.isEmpty()) return { kind: 'empty' };
  const problems = new Problems(row);
  const sentenceCell = cells.first('sentence');
  if (sentenceCell && sentenceCell.text.trim() !== '') {
    const sentence = sentenceOf(row, cells, sentenceCell, options, problems);
    if (isWordAlone(sentence)) return asWord(row, sentence, options, problems);
    return problems.or({ kind: 'sentence', sentence });
  }
  return problems.or({ kind: 'word', word: wordOf(row, cells, options, problems) });
}

/** The cells of a row by what their columns are. */
class CellsByField {
  readonly #cells: readonly ReadCell[];
  readonly #fields: readonly ImportField[];

  constructor(cells: readonly ReadCell[], fields: readonly ImportField[]) {
    this.#cells = cells;
    this.#fields = fields;
  }

  all(...wanted: readonly ImportField[]): ReadCell[] {
    return this.#cells.filter((_, at) => wanted.includes(this.#fields[at] ?? 'ignored'));
  }

  first(field: ImportField): ReadCell | undefined {
    return this.all(field)[0];
  }

  /** The texts of a field's columns, each on a line of its own; null where there is none. */
  text(field: ImportField): string | null {
    const texts = this.all(field).map(({ text }) => text.trim()).filter((text) => text !== ''); // prettier-ignore
    return texts.length === 0 ? null : texts.join('\n');
  }

  isEmpty(): boolean {
    const taken = this.#cells.filter((_, at) => !['ignored', 'deck'].includes(this.#fields[at] ?? 'ignored'));
    return taken.every(({ text, pictures, sounds }) => text.trim() === '' && pictures.length + sounds.length === 0);
  }

  picture(): MediaName | null {
    const [own] = this.all('picture').flatMap(({ pictures }) => pictures);
    const others = this.all('target', 'source', 'sentence', 'sentence_translation', 'extra_target', 'note', 'example');
    return own ?? others.flatMap(({ pictures }) => pictures)[0] ?? null;
  }

  sound(...places: readonly ImportField[]): MediaName | null {
    return places.flatMap((field) => this.all(field).flatMap(({ sounds }) => sounds))[0] ?? null;
  }
}

/** What is wrong with one row. */
class Problems {
  readonly #row: ReadRow;
  readonly #found: RowProblem[] = [];

  constructor(row: ReadRow) {
    this.#row = row;
  }

  add(code: RowProblemCode, text: string | null = null) {
    const shown = text === null || text.length <= shownLength ? text : `${text.slice(0, shownLength).toWellFormed()}…`;
    this.#found.push({ table: this.#row.table, line: this.#row.line, code, text: shown });
  }

  or<Result extends ImportedRow>(result: Result): Result | { kind: 'problem'; problems: RowProblem[] } {
    return this.#found.length > 0 ? { kind: 'problem', problems: this.#found } : result;
  }
}

function wordOf(row: ReadRow, cells: CellsByField, options: RowOptions, problems: Problems): OutsideWord {
  const extraText = tidyLine(cells.text('extra_target') ?? '') || null;
  const { target, extra } = fittingTarget(cells.text('target') ?? '', extraText);
  const source = withOtherSigns(cells.text('source') ?? '') || null;
  checkWord('TARGET_MISSING', target, problems);
  if (source !== null || options.shows_translations) checkWord('SOURCE_MISSING', source ?? '', problems);
  if (extra !== null) checkExtra(extra, problems);
  return {
    target_text: target,
    source_text: source,
    extra_target_translation: extra,
    note: noteOf(cells.text('note'), problems),
    example: noteOf(cells.text('example'), problems),
    example_translation: noteOf(cells.text('example_translation'), problems),
    picture: cells.picture(),
    sound: cells.sound('sound', 'target', 'extra_target'),
    source_sound: cells.sound('source_sound', 'source'),
    answers: row.answers,
  };
}

function checkWord(missing: 'TARGET_MISSING' | 'SOURCE_MISSING', text: string, problems: Problems) {
  const problem = translationProblem(text);
  if (!problem) return;
  if (problem.code === 'ONLY_SPACES') problems.add(missing);
  else problems.add(problem.code === 'TRANSLATION_TOO_LONG' ? 'TEXT_TOO_LONG' : 'TEXT_CHARACTERS', text);
}

function checkExtra(text: string, problems: Problems) {
  const problem = extraTextProblem(text);
  if (problem) problems.add(problem.code === 'FORBIDDEN_CHARACTER' ? 'TEXT_CHARACTERS' : 'TEXT_TOO_LONG', text);
}

function noteOf(text: string | null, problems: Problems): string | null {
  const tidy = tidyNote(text ?? '');
  if (tidy === '') return null;
  if (noteProblem(tidy)) problems.add('NOTE_TOO_LONG', tidy.slice(0, noteLength));
  return tidy;
}

function sentenceOf(
  row: ReadRow,
  cells: CellsByField,
  cell: ReadCell,
  { shows_translations }: RowOptions,
  problems: Problems,
): OutsideSentence {
  const target = withoutBraces(cell);
  const source = withoutBraces(cells.first('sentence_translation') ?? { text: '', gaps: [] });
  const targetText = completedSentenceText(target.text);
  const sourceText = completedSentenceText(source.text);
  if (targetText === null) problems.add('TARGET_MISSING');
  for (const text of [targetText, sourceText]) checkSentence(text, problems);
  return {
    target_translation: targetText ?? '',
    // A deck without translations keeps those that are there: a later choice shows them.
    source_translation: shows_translations || sourceText !== null ? sourceText : null,
    highlights: [...highlightsOf(target, 'target'), ...highlightsOf(source, 'source')],
    sound: cells.sound('sound', 'sentence', 'target'),
    picture: cells.picture(),
    answers: row.answers,
  };
}

function checkSentence(text: string | null, problems: Problems) {
  const problem = text === null ? undefined : sentenceTextProblem(text);
  if (problem) problems.add(problem.code === 'SENTENCE_TOO_LONG' ? 'TEXT_TOO_LONG' : 'TEXT_CHARACTERS', text);
}

/** Whether a sentence is a gap as a whole, of one or two words: there is nothing to read around it. */
function isWordAlone({ target_translation, highlights }: OutsideSentence): boolean {
  const [only, ...others] = highlights.filter((place: OutsideHighlight) => place.sentence_type === 'target');
  const isWhole = only && others.length === 0 && only.start_index === 0 && only.end_index === target_translation.length;
  return Boolean(isWhole) && target_translation.split(' ').length <= 2 && !translationProblem(target_translation);
}

function asWord(row: ReadRow, sentence: OutsideSentence, options: RowOptions, problems: Problems): ImportedRow {
  const source = withOtherSigns(sentence.source_translation ?? '') || null;
  if (source !== null || options.shows_translations) checkWord('SOURCE_MISSING', source ?? '', problems);
  const { sound, picture, target_translation: target_text } = sentence;
  const nothing = { extra_target_translation: null, note: null, example: null, example_translation: null };
  const word = {
    target_text,
    source_text: source,
    ...nothing,
    picture,
    sound,
    source_sound: null,
    answers: row.answers,
  };
  return problems.or({ kind: 'word', word });
}
