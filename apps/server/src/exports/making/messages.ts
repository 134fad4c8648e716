import type { ExportFormat } from '@lexiroom/contracts/exports';
import type { MediaName, OutsideCredit, OutsideStory } from '@lexiroom/domain/interchange';
import type { Day } from '@lexiroom/domain/scheduling';
import type { LeavingDeck } from '../../file-formats/file-writer.ts';

/** What the thread that makes a file is told at its beginning. */
export interface ToMake {
  format: ExportFormat;
  /** Where the file is written. */
  place: string;
  name: string;
  deck_count: number;
  today: Day;
  now: number;
  version: string;
}

/** What the thread asks for, one thing at a time: all that is read stays outside of it, and so little of it is in memory. */
export type Asked =
  { type: 'deck' } | { type: 'story' } | { type: 'media'; name: MediaName } | { type: 'credit'; name: MediaName };

/** What it gets, by what it asked for. */
export interface Answers {
  deck: LeavingDeck | undefined;
  story: OutsideStory | undefined;
  media: Uint8Array | undefined;
  credit: OutsideCredit | undefined;
}

/** What the thread says. `words`: how many it has written. */
export type FromThread =
  | (Asked & { id: number })
  | { type: 'progress'; words: number }
  | { type: 'made'; ending: string }
  | { type: 'failed'; message: string };

/** What the thread is told while it writes. */
export type ToThread =
  | { type: 'answer'; id: number; answer: Answers[keyof Answers] }
  /** What was asked for could not be read. */
  | { type: 'no answer'; id: number };
