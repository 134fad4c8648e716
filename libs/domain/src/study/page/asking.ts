import { type Random, shuffled } from '../../chance/index.ts';
import { type ComparableWord, comparableWords, kindsFor, optionsFor } from '../question/index.ts';
import type { FlashcardPage, QuestionPage, StudyWord } from './page.ts';

/** What wrong options are taken from, made ready once for a whole study. */
export interface OptionPool {
  words: readonly ComparableWord<StudyWord>[];
  option_count: 2 | 3 | 4;
}

/** Words made ready for {@link askingPage}. */
export function optionPool(words: readonly StudyWord[], option_count: 2 | 3 | 4): OptionPool {
  return { words: comparableWords(words), option_count };
}

/**
 * The page that asks for a word, by the kind that chance gives where both are possible (specification 1 section 4).
 * Pictures to choose from need a picture of the word and of at least one other; texts to choose from need a picture or
 * a source text to ask with. Where neither is possible, a flashcard to be judged by thumb. Fewer options than wanted
 * where the words do not hold enough that differ.
 */
export function askingPage(word: StudyWord, pool: OptionPool, random: Random): QuestionPage | FlashcardPage {
  const [asked] = comparableWords([word]);
  for (const kind of shuffled(kindsFor(word), random)) {
    const options = optionsFor(asked!, { kind, count: pool.option_count }, pool.words, random);
    if (options) return questionPage(word, kind, options);
  }
  return { type: 'flashcard', word_id: word.word_id, is_repeated: false, given: null };
}

/** The page of a question with these options. */
export function questionPage({ word_id }: StudyWord, kind: QuestionPage['kind'], options: StudyWord[]): QuestionPage {
  const option_word_ids = options.map((option) => option.word_id);
  return { type: 'question', word_id, kind, option_word_ids, is_repeated: false, given: null };
}
