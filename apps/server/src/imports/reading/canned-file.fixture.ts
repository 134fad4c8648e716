// For specs: a thread whose files say themselves what is read in them, and how the thread behaves.
import type { ReadRow } from '@lexiroom/domain/interchange';
import { readFile } from 'node:fs/promises';
import type { OpenedFile } from '../../file-formats/file-reader.ts';
import { serveFile } from './serve-file.ts';

/** What stands in a file of this fixture, as JSON. */
export interface CannedFile {
  /** Texts of target and source; what else the row has. */
  rows: { cells: [string, string]; picture?: string; sound?: string; answers?: ReadRow['answers']; deck?: string[] }[];
  /** By name, as base64. */
  media?: Record<string, string>;
  /** What happens while its rows are read. */
  trick?: 'loop' | 'memory' | 'exit' | 'throw';
}

function behave(trick: CannedFile['trick']): void {
  if (trick === 'loop') for (;;);
  if (trick === 'exit') process.exit(3);
  if (trick === 'throw') throw new Error('A reader that is wrong');
  if (trick === 'memory') for (const kept: unknown[] = []; ;) kept.push(Array.from({ length: 10_000 }, () => ({})));
}

async function openCanned(place: string): Promise<OpenedFile> {
  const { rows, media = {}, trick } = JSON.parse(await readFile(place, 'utf8')) as CannedFile;
  return {
    format: 'anki',
    tables: [{ name: 'Basic', columns: ['Front', 'Back'], row_count: rows.length }],
    problems: [],
    async *rows() {
      behave(trick);
      for (const [index, { cells, picture, sound, answers = [], deck = [] }] of rows.entries())
        yield {
          table: 0,
          line: index + 1,
          deck_path: deck,
          cells: cells.map((text, column) => ({
            text,
            pictures: column === 0 && picture !== undefined ? [picture] : [],
            sounds: column === 0 && sound !== undefined ? [sound] : [],
            gaps: [],
          })),
          answers,
        };
    },
    media: async (name) => (media[name] === undefined ? undefined : new Uint8Array(Buffer.from(media[name], 'base64'))),
    close: async () => {},
  };
}

serveFile(openCanned);
