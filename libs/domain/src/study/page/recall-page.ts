import { type Random, shuffled } from '../../chance/index.ts';
import { comparableWords, kindsFor, optionsFor } from '../question/index.ts';
import { isTypedKind } from '../recall/index.ts';
import { askingPage, type OptionPool, questionPage } from './asking.ts';
import type { FlashcardPage, QuestionPage, StudyWord, TypedPage } from './page.ts';

/**
 * The page that asks for a word by what its deck is set to and how well it is known (`recall` of the word). What can be typed
 * is typed, by one of its typed kinds as chance gives; what can be listened to is, as often as by each of the kinds of
 * {@link askingPage}; everything else is asked by those alone.
 */
export function recallPage(
  word: StudyWord,
  pool: OptionPool,
  random: Random,
): QuestionPage | FlashcardPage | TypedPage {
  const { word_id, recall = [] } = word;
  const [typed] = recall.length === 0 ? [] : shuffled(recall.filter(isTypedKind), random);
  if (typed) return { type: 'typed', word_id, kind: typed, is_repeated: false, given: null };
  if (recall.includes('sound_to_picture') && random() * (kindsFor(word).length + 1) < 1) {
    const [asked] = comparableWords([word]);
    const options = optionsFor(asked!, { kind: 'text_to_picture', count: pool.option_count }, pool.words, random);
    if (options) return questionPage(word, 'sound_to_picture', options);
  }
  return askingPage(word, pool, random);
}
