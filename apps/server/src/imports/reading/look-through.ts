import { type ImportChoice, importLimits } from '@lexiroom/contracts/imports';
import { deckRowLimit } from '@lexiroom/domain/library';
import { sentenceLimits } from '@lexiroom/domain/sentences/sentence';
import type { KnownLanguages, ReadRow } from '@lexiroom/domain/interchange';
import { type OpenedFile, UnreadableFile } from '../../file-formats/file-reader.ts';
import { decidedRows } from './decided-rows.ts';
import { decidedStories } from './decided-stories.ts';
import { guessedChoice, withoutHeaders } from './guessed-choice.ts';
import type { Looked, PlannedDeck, Present } from './orders.ts';

interface Wanted {
  choice: ImportChoice | null;
  present: Present | null;
  deck_name: string;
  known: KnownLanguages;
}

/**
 * Looks through a whole file: what it holds, how it would be read, and what would become of it. `choice`: null where all is
 * to be guessed.
 */
export async function lookThrough(file: OpenedFile, { choice: chosen, present, deck_name, known }: Wanted): Promise<Looked> {
  const firstRows = await firstRowsOf(file);
  const choice = fittingChoice(file, chosen, await guessedChoice(file, firstRows, known));
  const plan: PlannedDeck[] = [];
  const problems: Looked['problems'] = [];
  const media = { pictures: new Set<string>(), sounds: new Set<string>() };
  const counts = { decks: 0, stories: 0, words: 0, sentences: 0, pictures: 0, sounds: 0, answers: 0, refused_rows: 0 };
  const fromArchive: Looked['rows'] = [];
  for await (const decided of decidedRows(file, { choice, present, deck_name }, plan)) {
    if (decided.kind === 'problem') {
      problems.push(decided.problem);
      if (decided.isOfRow) counts.refused_rows += 1;
      continue;
    }
    if (decided.kind === 'cover') {
      media.pictures.add(decided.picture);
    } else if (decided.kind === 'word') {
      const { word } = decided;
      counts.words += 1;
      counts.answers += word.answers.length;
      if (word.picture) media.pictures.add(word.picture);
      for (const sound of [word.sound, word.source_sound]) if (sound) media.sounds.add(sound);
      if (file.decks && fromArchive.length < importLimits.shownRows) {
        const cells = [word.target_text, word.source_text ?? ''];
        fromArchive.push({
          table: 0,
          line: fromArchive.length + 1,
          cells,
          has_picture: word.picture !== null,
          has_sound: word.sound !== null,
          answer_count: word.answers.length,
        });
      }
    } else {
      counts.sentences += 1;
      counts.answers += decided.sentence.answers.length;
      const { picture, sound, more } = decided.sentence;
      for (const one of [picture, ...(more?.pictures ?? []).map((each) => each.picture)]) if (one) media.pictures.add(one);
      for (const one of [sound, more?.extra_sound]) if (one) media.sounds.add(one);
    }
  }
  for await (const { coming, problems: ofStory, refusedCount } of decidedStories(file, { choice, present, deck_name })) {
    const { cover, sections } = coming.story;
    problems.push(...ofStory);
    counts.stories += 1;
    counts.refused_rows += refusedCount;
    for (const picture of [cover, ...sections.map((section) => section.picture)]) if (picture) media.pictures.add(picture);
    for (const { is_recorded, sound } of sections) if (is_recorded && sound) media.sounds.add(sound);
  }
  counts.decks = present ? 0 : plan.reduce((sum, deck) => sum + partsOf(deck), 0);
  // With another choice nothing may be left, which is told and changed back; a file in which nothing is found is empty.
  if (chosen === null && counts.words + counts.sentences + counts.stories + counts.refused_rows === 0) throw new UnreadableFile('EMPTY');
  const { format, read_as = null } = file;
  const tables = file.tables.map(({ name, columns, row_count }, index) => ({
    name,
    columns: namesOfColumns(columns, firstRows[index]?.[0], choice.tables[index]?.has_header ?? false),
    row_count,
  }));
  return {
    format,
    read_as,
    tables,
    choice,
    rows: withinLength(file.decks ? fromArchive : firstRows.flatMap((rows, index) => shownRows(rows, choice.tables[index]?.has_header ?? false))),
    counts: { ...counts, pictures: media.pictures.size, sounds: media.sounds.size },
    plan,
    problems,
  };
} // prettier-ignore

/** What was chosen; where a table has other columns since, as a text that is read with another separator, what is guessed. */
function fittingChoice(file: OpenedFile, chosen: ImportChoice | null, guessed: ImportChoice): ImportChoice {
  if (chosen === null) return guessed;
  const tables = guessed.tables.map((guess, index) => {
    const before = chosen.tables[index];
    return before?.fields.length === file.tables[index]!.columns.length ? before : guess;
  });
  return { ...chosen, tables };
}

/** Letters of all rows that are shown, together: they are sent with every look at the import. */
const shownLength = 500_000;

/** The first of these rows that are not too long together. */
function withinLength(rows: Looked['rows']): Looked['rows'] {
  let left = shownLength;
  return rows.filter(({ cells }) => {
    left -= cells.reduce((sum, cell) => sum + cell.length, 0);
    return left >= 0;
  });
}

/** Into how many decks the words and sentences of a planned one go. */
export const partsOf = ({ words, sentences }: Pick<PlannedDeck, 'words' | 'sentences'>): number =>
  Math.max(1, Math.ceil(words / deckRowLimit), Math.ceil(sentences / sentenceLimits.sentences));

/** The first rows of each table: what is shown, and what guesses are made from. */
async function firstRowsOf(file: OpenedFile): Promise<ReadRow[][]> {
  const first: ReadRow[][] = file.tables.map(() => []);
  if (file.decks) return first;
  const sampled = importLimits.shownRows + 150;
  let isShort = file.tables.length;
  for await (const row of file.rows()) {
    if (!('cells' in row)) continue;
    const rows = first[row.table];
    if (!rows || rows.length >= sampled) continue;
    rows.push(row);
    const { row_count } = file.tables[row.table]!;
    if (rows.length === Math.min(sampled, row_count) && --isShort === 0) break;
  }
  return first;
}

function namesOfColumns(columns: readonly string[], first: ReadRow | undefined, hasHeader: boolean): string[] {
  if (!hasHeader || columns.some(Boolean)) return [...columns];
  return columns.map((_, index) => first?.cells[index]?.text ?? '');
}

const shownRows = (rows: readonly ReadRow[], hasHeader: boolean): Looked['rows'] =>
  withoutHeaders(rows, hasHeader).slice(0, importLimits.shownRows).map(({ table, line, cells, answers }) => ({
    table,
    line,
    cells: cells.map(({ text }) => text.slice(0, 500)),
    has_picture: cells.some(({ pictures }) => pictures.length > 0),
    has_sound: cells.some(({ sounds }) => sounds.length > 0),
    answer_count: answers.length,
  })); // prettier-ignore
