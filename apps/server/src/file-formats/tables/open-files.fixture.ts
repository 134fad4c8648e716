import fs from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import type { ReadRow, RowProblem } from '@lexiroom/domain/interchange';
import type { Leaving, LeavingDeck, LeavingWord, WriteFile } from '../file-writer.ts';
import { type OpenedFile, type OpenFile, readingLimits, UnreadableFile } from '../file-reader.ts';

/** A folder for the files of a spec, and its end. */
export function scratchFolder() {
  const folder = fs.mkdtempSync(join(os.tmpdir(), 'tables-'));
  let count = 0;
  return {
    place: () => join(folder, `${(count += 1)}`),
    file(content: string | Uint8Array) {
      const place = this.place();
      fs.writeFileSync(place, content);
      return place;
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** The texts of all rows of a file, and what is wrong with it. */
export async function contentOf(file: OpenedFile) {
  const rows: string[][] = [];
  const lines: number[] = [];
  const problems: RowProblem[] = [];
  for await (const row of file.rows()) {
    if (isProblem(row)) problems.push(row);
    else {
      rows.push(row.cells.map(({ text }) => text));
      lines.push(row.line);
    }
  }
  return { rows, lines, problems };
}

const isProblem = (row: ReadRow | RowProblem): row is RowProblem => 'code' in row;

/** A deck as a writer is given it; what is not said of its words is empty. */
export function leavingDeck(
  path: string[],
  words: readonly Partial<LeavingWord>[],
  more: Partial<LeavingDeck> = {},
): LeavingDeck {
  const empty = { target_text: '', source_text: null, extra_target_translation: null, note: null, example: null, example_translation: null, picture: null, sound: null, source_sound: null, answers: [], schedule: null }; // prettier-ignore
  return {
    deck_id: 1,
    path,
    target_language: 'spanish',
    source_language: 'english_uk',
    sentences: [],
    ...more,
    words: words.map((word, at) => ({ ...empty, origin_word_id: at + 1, ...word })),
  };
}

/** What a writer writes of decks: the ending and the place of its file. */
export async function written(
  write: WriteFile,
  place: string,
  decks: LeavingDeck[],
  media: Leaving['media'] = () => Promise.resolve(undefined),
) {
  // prettier-ignore
  let words = 0;
  const leaving = {
    name: 'All',
    decks: (async function* () { yield* decks; })(), // prettier-ignore
    deck_count: decks.length,
    media,
    today: 20_000 as unknown as Leaving['today'],
    now: Date.UTC(2026, 10, 27),
    credit: () => Promise.resolve(undefined),
    version: '0.1.0',
  };
  const ending = await write(place, leaving, () => (words += 1), new AbortController().signal);
  return { ending, place, words };
}

/** Why a file cannot be read, on being opened or while its rows are read; 'READ' where it can. */
export async function failureOf(open: OpenFile, place: string, limits = readingLimits): Promise<string> {
  try {
    const file = await open(place, {}, limits);
    await contentOf(file);
    await file.close();
    return 'READ';
  } catch (error) {
    if (error instanceof UnreadableFile) return error.failure;
    throw error;
  }
}
