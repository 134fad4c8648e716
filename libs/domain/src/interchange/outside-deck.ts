import type { LanguageId } from '../languages/index.ts';
import type { Day } from '../scheduling/index.ts';
import type { HighlightColor, SentenceType } from '../sentences/sentence/index.ts';

/** What a picture or a sound is called within the file that holds it: never a path on a disk. */
export type MediaName = string;

/** An answer that was given in another program, or here before. */
export interface OutsideAnswer {
  /** Epoch milliseconds. */
  answered_at: number;
  is_correct: boolean;
  /** How long it took in milliseconds; null where nobody knows. */
  ms: number | null;
  /** For which day it counts, which the time alone does not tell; only our own archive knows it. */
  day?: Day;
  /** How it was given, such as 'revise' and 'flashcard'; only our own archive knows it. */
  mode?: string;
  kind?: string | null;
}

/** A word as it stands in a file of any program; texts are tidied, without markup. */
export interface OutsideWord {
  target_text: string;
  source_text: string | null;
  /** An article with its plural, kana, pinyin: the second text under the target. */
  extra_target_translation: string | null;
  note: string | null;
  example: string | null;
  example_translation: string | null;
  picture: MediaName | null;
  sound: MediaName | null;
  source_sound: MediaName | null;
  /** Oldest first. */
  answers: OutsideAnswer[];
  /** Words of one file with the same number are one word, which has one history; only our own archive knows it. */
  origin_word_id?: number;
  /** Whether its owner chose the sound, which else the first voice of the language has made; only our own archive knows it. */
  is_sound_chosen?: boolean;
  /** Whether its owner has pinned it; only our own archive knows it. */
  is_pinned?: boolean;
}

/** A part of a sentence that stands out, in UTF-16 units, the end not included. */
export interface OutsideHighlight {
  start_index: number;
  end_index: number;
  highlight_color: HighlightColor;
  sentence_type: SentenceType;
}

/** A sentence as it stands in a file of any program. */
export interface OutsideSentence {
  target_translation: string;
  source_translation: string | null;
  highlights: OutsideHighlight[];
  sound: MediaName | null;
  /** The first of its pictures. */
  picture: MediaName | null;
  /** Oldest first. */
  answers: OutsideAnswer[];
  /** What only our own archive knows of it. */
  more?: OutsideSentenceParts;
}

/** What other programs have no place for in a sentence. */
export interface OutsideSentenceParts {
  /** Sentences of one file with the same number are one, which has one history. */
  origin_sentence_id: number;
  extra_target_translation: string | null;
  extra_source_translation: string | null;
  extra_sound: MediaName | null;
  /** Where its author cuts the texts into words, in UTF-16 units; null where the language says so. */
  target_cuts: number[] | null;
  extra_target_cuts: number[] | null;
  pictures: { picture: MediaName; text: string | null; highlighted: boolean }[];
}

/** What is set for a deck, besides its languages. */
export interface OutsideSettings {
  purpose: 'study' | 'learn';
  show_translation: boolean;
  option_count: number;
  scheduler: 'classic' | 'fsrs';
  /** For whom a deck of the starter library is, such as A1.1. */
  level: string | null;
  /** Null: as many as the account says. */
  daily_new_words: number | null;
  cover: MediaName | null;
  /** The category it lies in; `colour` as '#RRGGBB', null for the default one. */
  category: { name: string; colour: string | null } | null;
}

/** Whose a picture or a sound is. */
export interface OutsideCredit {
  /** Null for what is not to be shared, and for what nobody has said it of. */
  license: string | null;
  author: string | null;
  /** Where it comes from. */
  sources: string[];
  /** Of a sound: what is said. */
  text?: string;
  language?: LanguageId;
  /** Of a sound: made by a machine. */
  is_synthetic?: boolean;
}

/** A deck as it stands in a file of any program. */
export interface OutsideDeck {
  /** The names of the folders it lies in, from outside in, and its own name last. */
  path: string[];
  /** Null where the file does not say it. */
  target_language: LanguageId | null;
  source_language: LanguageId | null;
  words: OutsideWord[];
  sentences: OutsideSentence[];
  /** Only our own archive knows them. */
  settings?: OutsideSettings;
}
