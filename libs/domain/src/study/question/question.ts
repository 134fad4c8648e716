import { type Random, shuffled } from '../../chance/index.ts';
import { type ComparableWord, type Confusions, distractorsFor, type OptionWord } from './distractors.ts';
import type { QuestionKind } from './kinds.ts';

/**
 * The options of a question for a word, in random order, the word itself among them; fewer than `count` where the words do
 * not hold enough that differ, and undefined where they hold no wrong one. `confusions`: see {@link distractorsFor}.
 */
export function optionsFor<Word extends OptionWord>(
  asked: ComparableWord<Word>,
  { kind, count, confusions }: { kind: QuestionKind; count: number; confusions?: Confusions | undefined },
  words: readonly ComparableWord<Word>[],
  random: Random,
): Word[] | undefined {
  const candidates = kind === 'text_to_picture' ? words.filter(({ word }) => word.image_id !== null) : words;
  const confused = confusions?.[asked.word.word_id];
  const wrong = distractorsFor(asked, shuffled(candidates, random), count - 1, random, confused);
  return wrong.length === 0 ? undefined : shuffled([asked.word, ...wrong], random);
}
