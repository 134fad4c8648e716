import type { QuestionAnswer } from '@lexiroom/contracts/answers';
import { isTypedKind } from '@lexiroom/domain/study/recall';
import { soloGameIds } from '@lexiroom/contracts/scores';
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

type InRound = Pick<QuestionAnswer, 'mode' | 'kind' | 'option_word_ids' | 'round_id' | 'round_step' | 'play'>;

/** So many options has a question outside of games. */
const mostOptions = 4;

/**
 * A refusal when an answer was typed and has options, when it is one of a round and of no game, or when it says only half of
 * where in a round it belongs. A game may be played without a round: then it has no score.
 */
export function roundRefusal({
  mode,
  kind,
  option_word_ids,
  round_id,
  round_step,
  play,
}: InRound): Refusal | undefined {
  const inGame = soloGameIds.some((game) => game === mode);
  if (!inGame && (round_id ?? round_step ?? play) !== undefined) return invalid('round_id', 'only games have rounds');
  if (kind && isTypedKind(kind) && option_word_ids) return invalid('option_word_ids', 'what is typed has no options');
  if (!inGame && (option_word_ids?.length ?? 0) > mostOptions) return invalid('option_word_ids', 'too many options');
  if (round_id !== undefined && (round_step === undefined || play === undefined)) {
    return invalid('round_id', 'an answer of a round says which step it is, and how it was played');
  }
  return undefined;
}
