import type { MediaName, OutsideCredit, OutsideDeck, OutsideStory, OutsideWord } from '@lexiroom/domain/interchange';
import type { Day } from '@lexiroom/domain/scheduling';

/** A word as it leaves: with what other programs need to go on with it. */
export interface LeavingWord extends OutsideWord {
  /** The word it was first copied from: the same in every file, so that it is known again. */
  origin_word_id: number;
  /** The days of its schedule, null for a word that was never answered. */
  schedule: { due: Day; interval_days: number; is_correct_last: boolean } | null;
}

/** A deck as it leaves. */
export interface LeavingDeck extends OutsideDeck {
  deck_id: number;
  words: LeavingWord[];
}

/** What a writer is given. */
export interface Leaving {
  /** What the file as a whole is called: the folder's or the deck's name. */
  name: string;
  /** In their order, one at a time: nothing is kept in memory as a whole. */
  decks: AsyncIterable<LeavingDeck>;
  /** How many decks there are. */
  deck_count: number;
  /** The stories, in the same way; absent where there are none. Only our own archive has a place for them. */
  stories?: AsyncIterable<OutsideStory>;
  /** The bytes of a picture or a sound that words name; undefined where it is gone. */
  media(name: MediaName): Promise<Uint8Array | undefined>;
  /** Whose it is; undefined where nobody has said it. */
  credit(name: MediaName): Promise<OutsideCredit | undefined>;
  /** Which Lexiroom writes it. */
  version: string;
  /** The first day of the schedule's calendar that is not over yet. */
  today: Day;
  /** Epoch milliseconds. */
  now: number;
}

/** Writes a file of one format to a place on the disk, and gives the ending of its name, such as 'apkg'. */
export type WriteFile = (place: string, leaving: Leaving, onWord: () => void, signal: AbortSignal) => Promise<string>;
