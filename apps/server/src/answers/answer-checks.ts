import { latestArrivalDays, type QuestionAnswer } from '@lexiroom/contracts/answers';
import { invalid, type Refusal } from '../refusals/refusal.ts';

const msPerDay = 86_400_000;
/** A browser's clock may be so far ahead of the server's before an answer is marked, in milliseconds. */
const clockSlackMs = 5 * 60_000;

/** When an answer counts as given. */
export interface AnsweredAt {
  /** Epoch milliseconds. */
  at: number;
  /** By the server's clock, the time that it came with had not come yet. */
  dated_ahead: boolean;
}

/**
 * When an answer counts as given: at most {@link latestArrivalDays} days ago, and never ahead of now. When its time has
 * not come yet, nobody knows which of the two clocks is wrong: the answer counts as given now, and it is marked when its
 * time is more than a few minutes ahead (decisions section 14).
 */
export function answeredAt(claimed: number | undefined, now: number): AnsweredAt | Refusal {
  if (claimed === undefined) return { at: now, dated_ahead: false };
  if (claimed < now - latestArrivalDays * msPerDay) {
    return invalid('answered_at', `an answer can be recorded for ${latestArrivalDays} days after it was given`);
  }
  return { at: Math.min(claimed, now), dated_ahead: claimed > now + clockSlackMs };
}

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
