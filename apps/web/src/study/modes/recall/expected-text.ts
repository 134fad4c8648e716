import type { DeckWord } from '@lexiroom/contracts/decks';
import { alsoRight } from '@lexiroom/domain/quiz-questions';
import type { ExpectedText } from '@lexiroom/domain/study/typed';
import type { Study } from '../../study.ts';

/**
 * What is to be typed for a word, and what is right as well: what the server says, and what the second text of the word has,
 * such as its article.
 */
export function expectedText({ data }: Pick<Study, 'data'>, word: DeckWord): ExpectedText {
  const { target_language: language, target_translation: text } = word;
  const ofLanguage = data.words.filter(({ target_language }) => target_language === language);
  const others = ofLanguage.filter(({ word_id }) => word_id !== word.word_id);
  const forms = alsoRight([word, ...others], new Map()).get(word.word_id) ?? [];
  return {
    text,
    language,
    also_right: [...new Set([...(word.also_right ?? []), ...forms])],
    other_words: others.map(({ target_translation }) => target_translation).filter((other) => other !== text),
  };
}
