import type { ImportChoice, ImportFailure, ImportFormat, ImportView } from '@lexiroom/contracts/imports';
import type { LanguageId } from '@lexiroom/domain/languages';
import type {
  KnownLanguages,
  MediaName,
  OutsideCredit,
  OutsideSentence,
  OutsideSettings,
  OutsideStory,
  OutsideWord,
  RowProblem,
} from '@lexiroom/domain/interchange';

/** What the thread that reads a file is begun with. */
export interface ThreadData {
  place: string;
  is_pasted: boolean;
}

/** What stands in the deck already that the words go into. */
export interface Present {
  /** The keys of its words (`wordKey`). */
  words: string[];
  sentences: number;
  target_language: LanguageId;
  source_language: LanguageId | null;
}

/** How a file is read, and where its words go. */
export interface Wanted {
  choice: ImportChoice;
  present: Present | null;
  deck_name: string;
}

/** What is asked of the thread; each order is answered once, in their order. */
export type Order =
  | { type: 'look'; choice: ImportChoice | null; present: Present | null; deck_name: string; known: KnownLanguages }
  | ({ type: 'begin' } & Wanted)
  | { type: 'next'; words: number; answers: number }
  | { type: 'next_story' }
  | { type: 'media'; name: string }
  | { type: 'credits'; names: string[] };

/** A deck that the words go to, in parts when it is full. */
export interface PlannedDeck {
  /** The folders it lies in, from outside in, and its own name last. */
  path: string[];
  words: number;
  sentences: number;
  /** Null: what the choice says. */
  target_language: LanguageId | null;
  source_language: LanguageId | null;
  settings: OutsideSettings | null;
}

/** What the thread has seen in a file. */
export interface Looked {
  format: ImportFormat;
  read_as: ImportView['read_as'];
  tables: ImportView['tables'];
  choice: ImportChoice;
  rows: ImportView['rows'];
  counts: ImportView['counts'];
  plan: PlannedDeck[];
  problems: RowProblem[];
}

/** A word, a sentence or a cover, and to which of the planned decks it goes, and to which part of that. */
export type Coming = { deck: number; part: number; table: number | null; line: number | null } & (
  | { kind: 'word'; word: OutsideWord }
  | { kind: 'sentence'; sentence: OutsideSentence }
  | { kind: 'cover'; picture: MediaName }
);

/** A story, and where it comes to: the folders from outside in, and its own name last. */
export interface ComingStory {
  kind: 'story';
  /** Which one of the file it is, from 1. */
  line: number;
  path: string[];
  story: OutsideStory;
}

/** The next words; fewer than were asked for at the end. */
export interface NextWords {
  coming: Coming[];
  is_end: boolean;
}

export type MediaAnswer = { type: 'bytes'; bytes: Uint8Array } | { type: 'missing' } | { type: 'too_big' };

/** By name, what the file says of pictures and sounds; of others it says nothing. */
export type SaidCredits = Record<MediaName, OutsideCredit>;

export type Answer =
  | { type: 'looked'; looked: Looked }
  | { type: 'begun' }
  | { type: 'words'; next: NextWords }
  /** Null after the last one. */
  | { type: 'story'; coming: ComingStory | null }
  | { type: 'media'; media: MediaAnswer }
  | { type: 'credits'; credits: SaidCredits }
  | { type: 'unreadable'; failure: ImportFailure }
  /** The program is wrong. */
  | { type: 'broken'; message: string };
