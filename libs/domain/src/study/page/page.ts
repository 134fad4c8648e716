import type { OptionWord, QuestionKind } from '../question/index.ts';
import type { RecallKind, TypedKind } from '../recall/index.ts';

/** A word as the study modes need it. */
export interface StudyWord extends OptionWord {
  /** Never answered in this schedule. */
  is_new: boolean;
  /** To be practised today, by its schedule. Absent: it has none, or is not due. */
  is_due?: boolean | undefined;
  /** In which kinds it is asked besides those of pictures and texts (see `recallKindsFor`). Absent: in none. */
  recall?: readonly RecallKind[] | undefined;
}

/** How many new words Study may bring before it ends (see `chunkOf` in `study-mode`). */
export const chunkSizes = [5, 10, 20, 'all'] as const;
export type ChunkSize = (typeof chunkSizes)[number];

/**
 * The option that a learner chose; null: 'I don't know', which is wrong. `ms`: from the sight of the question to the
 * choice.
 */
export interface GivenChoice {
  chosen_word_id: number | null;
  is_correct: boolean;
  ms: number;
}

/** How a typed text was judged: see `typedVerdict`. */
export type Verdict = 'right' | 'almost' | 'wrong';

/**
 * What a learner typed; null: 'I don't know'. `is_correct`: what is almost right counts as the deck was set when it was
 * typed. `ms`: from the sight of the question until it was checked.
 */
export interface GivenText {
  text: string | null;
  verdict: Verdict;
  is_correct: boolean;
  ms: number;
}

/** The thumb, up or down, that a learner gave to a flashcard. `ms`: from the sight of the card to the thumb. */
export interface GivenThumb {
  is_correct: boolean;
  ms: number;
}

/** A new word is shown with picture, text and sound; nothing is asked. */
export interface IntroductionPage {
  type: 'introduction';
  word_id: number;
}

/** Multiple choice. */
export interface QuestionPage {
  type: 'question';
  word_id: number;
  kind: QuestionKind | 'sound_to_picture';
  /** In the order they are shown; the asked word is one of them. */
  option_word_ids: readonly number[];
  /** Asked before in this study: the answer is not recorded. */
  is_repeated: boolean;
  /** Null until it is answered; never changed afterwards. */
  given: GivenChoice | null;
  /** The student of a class who is asked here: the same one on going back and forward. Absent when nobody is. */
  student_id?: number;
}

/** The word is typed, from its picture and source text or from its sound. */
export interface TypedPage {
  type: 'typed';
  word_id: number;
  kind: TypedKind;
  is_repeated: boolean;
  given: GivenText | null;
  /** See {@link QuestionPage.student_id}. */
  student_id?: number;
}

/** A card to be turned and judged by thumb. In Study also what the specification calls a revise-word page. */
export interface FlashcardPage {
  type: 'flashcard';
  word_id: number;
  is_repeated: boolean;
  given: GivenThumb | null;
  /** See {@link QuestionPage.student_id}. */
  student_id?: number;
}

/** What follows the thumb of a flashcard, in milliseconds from the thumb (specification 1 section 4). */
export const flashcardDelays = {
  /** The next page comes. */
  advanceMs: 700,
} as const;

export type Page = IntroductionPage | QuestionPage | TypedPage | FlashcardPage;
