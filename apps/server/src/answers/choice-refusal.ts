import type { QuestionAnswer } from '@lexiroom/contracts/answers';
import { invalid, type Refusal } from '../refusals/refusal.ts';

type Choice = Pick<QuestionAnswer, 'word_id' | 'is_correct' | 'option_word_ids' | 'chosen_word_id'>;

/**
 * A refusal when the options of an answer cannot be as it says: the word that was asked and the one that was chosen are
 * among them, each once, and the answer is right when they are the same. A field that is left out is not checked.
 */
export function choiceRefusal({ word_id, is_correct, option_word_ids, chosen_word_id }: Choice): Refusal | undefined {
  if (option_word_ids) {
    if (new Set(option_word_ids).size < option_word_ids.length)
      return invalid('option_word_ids', 'a word stands twice');
    if (!option_word_ids.includes(word_id)) return invalid('option_word_ids', 'the word that was asked is not there');
    if (chosen_word_id !== undefined && !option_word_ids.includes(chosen_word_id)) {
      return invalid('chosen_word_id', 'this was not an option');
    }
  }
  if (chosen_word_id !== undefined && (chosen_word_id === word_id) !== is_correct) {
    return invalid('is_correct', 'the chosen word says otherwise');
  }
  return undefined;
}
