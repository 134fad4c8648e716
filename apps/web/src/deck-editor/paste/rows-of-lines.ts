import type { ImageRowEntry } from '@lexiroom/contracts/library';
import type { PastedLine } from '@lexiroom/domain/deck-editor';
import type { EditorLanguages, EditorRow } from '../row.ts';
import { imageOf, namedRow, newRow } from '../taking/named-row.ts';

export interface WantedLine {
  line: PastedLine;
  picture: ImageRowEntry | null;
}
export interface Progress {
  /** Told with each row that is made. */
  onDone: (count: number) => void;
  /** A name could not be added: the row lacks it. */
  onFail: (error: unknown) => void;
}

/** So many lines are worked on at a time. */
const atOnce = 4;

/** Makes rows of lines, in their order; names that the pictures do not have yet are added to the library. */
export async function rowsOfLines(
  wanted: readonly WantedLine[],
  languages: EditorLanguages,
  { onDone, onFail }: Progress,
): Promise<EditorRow[]> {
  const rows: EditorRow[] = [];
  let next = 0;
  let done = 0;
  async function work() {
    while (next < wanted.length) {
      const index = next;
      next += 1;
      rows[index] = await rowOfLine(wanted[index]!, languages, onFail);
      done += 1;
      onDone(done);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return rows;
}

async function rowOfLine({ line, picture }: WantedLine, languages: EditorLanguages, onFail: (error: unknown) => void) {
  const row = newRow({ typed: line.word });
  if (!picture) return row;
  try {
    return { ...row, ...(await namedRow({ typed: line.word, translation: line.translation }, picture, languages)) };
  } catch (error) {
    onFail(error);
    return { ...row, image: imageOf(picture) };
  }
}
