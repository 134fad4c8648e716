import type { ImportFailure, ImportFormat, TextReading } from '@lexiroom/contracts/imports';
import type {
  MediaName,
  OutsideCredit,
  OutsideDeck,
  OutsideStory,
  ReadRow,
  ReadTable,
  RowProblem,
} from '@lexiroom/domain/interchange';

/** A file that was opened, and can be read as often as one likes. Nothing of it is kept in memory as a whole. */
export interface OpenedFile {
  format: ImportFormat;
  /** What its rows stand in. Empty for a file of decks: see `decks`. */
  tables: ReadTable[];
  /** How a text was read. */
  read_as?: { encoding: string; separator: string; row_separator: string };
  /** In how many decks its rows lie, where that is known before they are read. */
  deck_count?: number;
  /** What is wrong with the file as such, told once. */
  problems: RowProblem[];
  /** Its rows in their order, and, in their places, what is wrong with those that cannot be read. */
  rows(): AsyncIterable<ReadRow | RowProblem>;
  /** Of Lexiroom's own archive, which says itself what its words are: its decks in their order. Absent in other files. */
  decks?(): AsyncIterable<OutsideDeck>;
  /** Its stories, in the same way. */
  stories?(): AsyncIterable<OutsideStory>;
  /** The bytes of a picture or a sound; undefined where the file has none of that name. Larger than `mediaBytes`: 'TOO_BIG'. */
  media(name: MediaName): Promise<Uint8Array | 'TOO_BIG' | undefined>;
  /** Whose a picture or a sound is; undefined where the file does not say it. Absent in files of other programs. */
  credit?(name: MediaName): OutsideCredit | undefined;
  close(): Promise<void>;
}

/** How much is read before a file is refused. */
export interface ReadingLimits {
  rows: number;
  columns: number;
  /** Of one row with all its cells, in UTF-16 units. */
  rowLength: number;
  /** Of all that is unpacked from it without its media, in bytes. */
  unpackedBytes: number;
  /** Of one picture or sound, in bytes. */
  mediaBytes: number;
  /** Of files within the file. */
  files: number;
}

export const readingLimits: ReadingLimits = {
  rows: 100_000,
  columns: 50,
  rowLength: 100_000,
  unpackedBytes: 1_000_000_000,
  mediaBytes: 10_000_000,
  files: 100_000,
};

/** Thrown by whoever reads a file that cannot be read as a whole. */
export class UnreadableFile extends Error {
  readonly failure: ImportFailure;
  constructor(failure: ImportFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Opens a file of one format. Runs in a thread of its own, away from the one that serves calls.
 * @throws {UnreadableFile} also while its rows are read
 */
export type OpenFile = (path: string, reading: TextReading, limits: ReadingLimits) => Promise<OpenedFile>;
