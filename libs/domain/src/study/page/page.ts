import type { OptionWord, QuestionKind } from '../question/index.ts';

/** A word as the study modes need it. */
export interface StudyWord extends OptionWord {
  /** Never answered in this schedule. */
  is_new: boolean;
  /** To be practised today, by its schedule. Absent: it has none, or is not due. */
  is_due?: boolean | undefined;
}

/** How many new words Study may bring before it ends (see `chunkOf` in `study-mode`). */
export const chunkSizes = [5, 10, 20, 'all'] as const;
export type ChunkSize = (typeof chunkSizes)[number];

/** The option that a learner chose. `ms`: from the sight of the question to the choice. */
export interface GivenChoice {
  chosen_word_id: number;
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
  kind: QuestionKind;
  /** In the order they are shown; the asked word is one of them. */
  option_word_ids: readonly number[];
  /** Asked before in this study: the answer is not recorded. */
  is_repeated: boolean;
  /** Null until it is answered; never changed afterwards. */
  given: GivenChoice | null;
  /** The student of a class who is asked here: the same one on going back and forward. Absent when nobody is. */
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

export type Page = IntroductionPage | QuestionPage | FlashcardPage;
