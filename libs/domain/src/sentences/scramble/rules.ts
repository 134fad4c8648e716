import { seededRandom } from '../../chance/index.ts';
import type { LanguageId } from '../../languages/index.ts';
import type { Sentence } from '../sentence/index.ts';
import { type Arrangement, type Part, partsOf, scrambled } from './parts.ts';

/** What follows a right order, in milliseconds (specification 2 section 9). */
export const scrambleDelays = {
  /** The next page comes. */
  advanceMs: 400,
  /** The sound of a right answer ends before the sentence is spoken. */
  beforeSoundMs: 600,
  /** A sound that does not tell that it ended is waited for no longer. */
  longestSoundMs: 10_000,
} as const;

/** How a drag begins and how a part moves (specification 2 section 4.3). */
export const scrambleMoves = { activationPx: 10, keyboardStepPx: 25, clickMs: 200 } as const;

/** A text of a sentence in its parts. */
export interface ScrambledText {
  parts: readonly Part[];
  /** The sentence is spoken once its order is right. */
  has_sound: boolean;
}

/** What is to be put in order: a sentence, and with page state 1 its extra sentence. */
export interface ScrambleInput {
  texts: readonly ScrambledText[];
  language: LanguageId;
  seed: number;
  /** The page has its answer already: its parts can be moved, and no answer is given. */
  is_answered: boolean;
}

/** Where somebody is in a scramble. */
export interface ScrambleProgress extends Arrangement, Omit<ScrambleInput, 'seed'> {
  /** 0: the sentence. 1: its extra sentence. */
  page_state: number;
  chance: number;
}

/**
 * The texts of a sentence that are put in order: its target text, and its extra target text when that has more than one
 * word (specification 2 section 4.3).
 */
export function scrambledTexts(sentence: Sentence, language: LanguageId): ScrambledText[] {
  const parts = partsOf(sentence.target_translation ?? '', language, sentence.target_cuts);
  const extraParts = partsOf(sentence.extra_target_translation ?? '', language, sentence.extra_target_cuts);
  const texts = [
    { parts, has_sound: sentence.sound_path !== null },
    { parts: extraParts, has_sound: sentence.extra_sound_path !== null },
  ];
  return texts.filter((text, state) => text.parts.length > (state === 0 ? 0 : 1));
}

/** A scramble at its beginning: all parts of its first text wait to be dragged. */
export function beginScramble({ texts, language, seed, is_answered }: ScrambleInput): ScrambleProgress {
  return { texts, language, is_answered, ...dealt(texts, 0, language, seed) };
}

/** The scramble with the parts of its next text. */
export function withNextText({ texts, language, page_state, chance }: ScrambleProgress): Partial<ScrambleProgress> {
  return dealt(texts, page_state + 1, language, chance);
}

function dealt(texts: readonly ScrambledText[], page_state: number, language: LanguageId, seed: number) {
  const random = seededRandom(seed);
  const to_drag = scrambled(texts[page_state]?.parts ?? [], language, random);
  return { page_state, to_drag, dragged: [], chance: Math.floor(random() * 2 ** 32) };
}

/** Whether no text of the sentence is left to be put in order. */
export function isLastText({ texts, page_state }: ScrambleProgress): boolean {
  return page_state >= texts.length - 1;
}
