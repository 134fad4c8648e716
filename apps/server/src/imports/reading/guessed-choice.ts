import type { ImportChoice } from '@lexiroom/contracts/imports';
import {
  type ImportField,
  type KnownLanguages,
  type ReadRow,
  fieldsOf,
  guessLanguage,
  hasHeader,
  languageOfHeader,
} from '@lexiroom/domain/interchange';
import type { OpenedFile } from '../../file-formats/file-reader.ts';

/**
 * How a file is most likely meant. Its target is for the server to name, which knows the name of the file. `known`: what its
 * owner learns and speaks.
 */
export async function guessedChoice(
  file: OpenedFile,
  firstRows: readonly ReadRow[][],
  known: KnownLanguages,
): Promise<ImportChoice> {
  const tables = file.tables.map(({ columns, row_count }, index) => {
    const rows = firstRows[index] ?? [];
    // The columns of an Anki package have names of their own, apart from its rows.
    const isNamed = file.format === 'anki';
    const ofFirst = rows.filter(({ file: part }) => part === rows[0]?.file);
    const has_header = !isNamed && hasHeader(ofFirst.map(({ cells }) => cells.map(({ text }) => text)));
    const names = has_header ? columns.map((_, at) => rows[0]?.cells[at]?.text ?? '') : columns;
    const sample = withoutHeaders(rows, has_header).map(({ cells }) => cells);
    return {
      is_included: row_count > 0,
      has_header,
      names,
      fields: fieldsOf(names, sample, has_header || isNamed, known),
    };
  });
  const textsOf = (wanted: readonly ImportField[]) =>
    tables.flatMap(({ fields, has_header, is_included }, index) =>
      is_included
        ? withoutHeaders(firstRows[index] ?? [], has_header).flatMap(({ cells }) =>
            cells.flatMap(({ text }, at) => (wanted.includes(fields[at]!) ? text : [])),
          )
        : [],
    );
  /** What the columns of a kind are called tells their language, else what stands in them. */
  const languageOf = (column: ImportField, wanted: readonly ImportField[]) => {
    const names = tables.flatMap((table) =>
      table.is_included ? (table.names[table.fields.indexOf(column)] ?? []) : [],
    );
    const named = names.map(languageOfHeader).find((language) => language !== null);
    return named ?? guessLanguage(textsOf(wanted));
  };
  const ofArchive = await languagesOfDecks(file);
  const paths = new Set(firstRows.flat().map(({ deck_path }) => JSON.stringify(deck_path)));
  return {
    reading: {},
    tables: tables.map(({ names: _names, ...table }) => table),
    target_language: ofArchive?.target_language ?? languageOf('target', ['target', 'sentence', 'example']),
    source_language: ofArchive ? ofArchive.source_language : languageOf('source', ['source', 'sentence_translation']),
    target: null,
    keeps_decks:
      file.decks !== undefined ||
      file.format === 'zip' ||
      Math.max(paths.size, file.deck_count ?? 0) > 1 ||
      tables.some(({ fields }) => fields.includes('deck')),
    // Our own archive says which words have none.
    finds_pictures: file.decks === undefined,
    with_answers: true,
    purpose: 'learn',
  };
}

/** Rows of a table without those that name its columns: the first one of each file that it is made of. */
export const withoutHeaders = (rows: readonly ReadRow[], hasHeaders: boolean): readonly ReadRow[] =>
  hasHeaders ? rows.filter(({ file }, at) => at > 0 && file === rows[at - 1]?.file) : rows;

async function languagesOfDecks(file: OpenedFile) {
  if (!file.decks) return undefined;
  for await (const { target_language, source_language } of file.decks()) return { target_language, source_language };
  // Of stories alone there is nothing else to go by.
  for await (const { story_language } of file.stories?.() ?? [])
    return { target_language: story_language, source_language: null };
  return undefined;
}
